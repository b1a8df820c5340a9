/** Whether a position could be: gear that fits, figures within their limits, no more components than the box holds. */
import type { Say } from '../base/problems.ts';
import type { Game } from '../model/game.ts';
import type { StalkerState } from '../model/state.ts';
import { ARTIFACT_SLOTS, fitsWeapon } from '../rules/gear/equipment.ts';
import { backpackLimit } from '../rules/gear/outfit.ts';
import type { Position } from './schema.ts';

export function checkGear(game: Game, position: Position, say: Say): void {
  for (const stalker of game.state.stalkers) {
    const where = `stalkers.${stalker.id}`;
    checkFigures(game, stalker, where, say);
    checkWeapon(game, stalker, where, say);
    checkArmor(game, stalker, where, say);
  }
  checkEnemies(game, position, say);
  checkSupply(game, say);
}

function checkFigures(game: Game, stalker: StalkerState, where: string, say: Say): void {
  const most = game.box.stalkers[stalker.card]?.hp ?? 0;
  if (stalker.hp > most) say(`${where}.hp`, 'position.hp', { card: stalker.card, most });
  const slots = game.state.stalkerCount === 1 ? 3 : 2;
  stalker.turns.forEach(({ slid }, token) => {
    if (slid > slots) say(`${where}.turns.${token}.slid`, 'position.slots', { slots });
  });
  const limit = backpackLimit(game, stalker);
  if (stalker.backpack.length > limit)
    say(`${where}.backpack`, 'position.backpack', { limit, cards: stalker.backpack.length });
}

/** EQ1, EQ12. */
function checkWeapon(game: Game, stalker: StalkerState, where: string, say: Say): void {
  const { weapon, weaponAttachments } = stalker;
  const card = weapon && game.box.weapons[weapon.card];
  weaponAttachments.forEach(({ card: id }, index) => {
    const place = `${where}.weaponAttachments.${index}`;
    const attachment = game.box.attachments[id];
    if (!card) say(place, 'position.attachmentAlone');
    else if (attachment && !fitsWeapon(game, card, attachment, weaponAttachments.slice(0, index)))
      say(place, 'position.attachmentSlot', { card: id, weapon: card.id });
  });
}

function checkArmor(game: Game, stalker: StalkerState, where: string, say: Say): void {
  const { armor, armorAttachment, artifacts } = stalker;
  if (armorAttachment) {
    const place = `${where}.armorAttachment`;
    if (!armor) say(place, 'position.armorAttachmentAlone');
    if (game.box.attachments[armorAttachment.card]?.slot !== 'armor')
      say(place, 'position.armorAttachmentSlot', { card: armorAttachment.card });
  }
  if (artifacts.length > ARTIFACT_SLOTS)
    say(`${where}.artifacts`, 'position.artifacts', { most: ARTIFACT_SLOTS });
}

function checkEnemies({ box, state }: Game, { enemies = [] }: Position, say: Say): void {
  enemies.forEach(({ card, hp }, index) => {
    const most = box.enemies[card]?.hp ?? 0;
    if (hp !== undefined && (hp < 1 || hp > most))
      say(`enemies.${index}.hp`, 'position.enemyHp', { card, most });
  });
  for (const { card, pool } of state.kinds) {
    const standing = enemies.filter((enemy) => enemy.card === card).length;
    const standees = box.enemies[card]?.standees ?? 0;
    if (standing + pool > standees) say(`kinds.${card}`, 'position.standees', { standing, pool, standees });
  }
}

/** G5: what is in play was taken from what the box holds. */
function checkSupply({ state: { supply } }: Game, say: Say): void {
  const { magazines, ...tokens } = supply;
  for (const [name, left] of Object.entries({ ...tokens, ...magazines })) {
    if (left < 0) say(`supply.${name}`, 'position.supply', { more: -left });
  }
}
