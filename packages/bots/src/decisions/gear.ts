/** EQ, A3: what to equip, keep, load and discard. */
import type { CardId, Decision, OwnedId } from '@zonecrawl/engine/model';
import { plain, type Reasoned } from '../base/reasons.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';

/** The value of a card, to compare it with others of its kind. */
function worthOfCard({ game }: Evaluation, card: CardId): number {
  const { box } = game;
  const weapon = box.weapons[card];
  if (weapon) return (weapon.value ?? 500) / 1000 + weapon.tier;
  const armor = box.armors[card];
  if (armor) return armor.defense * 2 + armor.mapRadiation * 0.5;
  const artifact = box.artifacts[card];
  if (artifact) return 2 - artifact.baseRadiation * 0.4;
  const item = box.items[card];
  if (item) return item.types.includes('medicine') ? 4 : item.types.includes('grenade') ? 2.5 : 2;
  return box.attachments[card] ? 1.5 : 0;
}

/** Loaded, or with something to load it. */
function isUsable({ game, stalker }: Evaluation, card: CardId, ammo: number): boolean {
  const weapon = game.box.weapons[card];
  if (!weapon) return true;
  return ammo > 0 || (weapon.ammo !== 'special' && stalker.magazines[weapon.ammo] > 0);
}

function wornLike({ game, stalker }: Evaluation, card: CardId): CardId | null {
  if (game.box.weapons[card]) return stalker.weapon?.card ?? null;
  if (game.box.armors[card]) return stalker.armor?.card ?? null;
  return null;
}

/** EQ5. */
export function weighGain(evaluation: Evaluation, { options, about }: Decision, index: number): Reasoned {
  const option = options[index];
  const { card } = about;
  if (!option || card == null) return plain(0);
  const worth = worthOfCard(evaluation, card);
  if (option.is === 'owned') return plain(worth - worthOfCard(evaluation, option.card));
  if (option.is !== 'say' || option.say !== 'equip') return plain(0);
  const worn = wornLike(evaluation, card);
  return plain(worn === null ? worth : worth - worthOfCard(evaluation, worn) - 0.01);
}

export function weighInstall(evaluation: Evaluation, { options }: Decision, index: number): Reasoned {
  const option = options[index];
  return plain(option?.is === 'owned' ? worthOfCard(evaluation, option.card) : 0);
}

/** EQ3: discards the least valuable card. */
export function weighDiscard(evaluation: Evaluation, { options }: Decision, index: number): Reasoned {
  const option = options[index];
  return plain(option?.is === 'owned' ? -worthOfCard(evaluation, option.card) : 0);
}

/** A3: equips what is better, or what still has ammo; leaves the rest. */
export function weighPrepare(evaluation: Evaluation, { options }: Decision, index: number): Reasoned {
  const option = options[index];
  const { stalker } = evaluation;
  if (option?.is !== 'exchange' || option.thing.thing !== 'card') return plain(0);
  if (option.from !== stalker.id || option.to !== stalker.id) return plain(LEFT_ALONE);
  if (option.exchange === 'install') return plain(BETTER);
  if (option.exchange !== 'equip') return plain(LEFT_ALONE);
  const { card, owned } = option.thing;
  const carried = stalker.backpack.find(({ id }) => id === owned);
  if (!isUsable(evaluation, card, carried?.ammo ?? 0)) return plain(LEFT_ALONE);
  const worn = wornLike(evaluation, card);
  const { weapon } = stalker;
  if (worn === null || (weapon?.card === worn && !isUsable(evaluation, worn, weapon.ammo)))
    return plain(BETTER);
  return plain(worthOfCard(evaluation, card) - worthOfCard(evaluation, worn) - TROUBLE);
}

const BETTER = 1;
const LEFT_ALONE = -1;
/** An exchange without gain is not worth a choice. */
const TROUBLE = 0.1;

export function weighReload({ stalker }: Evaluation, { options }: Decision, index: number): Reasoned {
  const option = options[index];
  return plain(option?.is === 'owned' && isWeapon(stalker.weapon?.id, option.owned) ? 1 : 0);
}
const isWeapon = (weapon: OwnedId | undefined, owned: OwnedId): boolean => weapon === owned;

/** T4, EQ11: the kind for the equipped Weapon is gained first and discarded last. */
export function weighMagazine(
  { game, stalker }: Evaluation,
  { options, clauses }: Decision,
  index: number,
): Reasoned {
  const option = options[index];
  const ammo = stalker.weapon && game.box.weapons[stalker.weapon.card]?.ammo;
  const fits = option?.is === 'magazine' && option.magazine === ammo ? 1 : 0;
  return plain(clauses.includes('EQ11') ? -fits : fits);
}
