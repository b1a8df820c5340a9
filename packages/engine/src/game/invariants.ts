/**
 * Invariants of every state. Simulation and tests check them after every input, so messages are built only for what is
 * broken; play never relies on them.
 */
import type { Board } from '../board/types.ts';
import { IdentityCache } from '../cache/identityCache.ts';
import type { Box, Deck } from '../model/box.ts';
import type { Game } from '../model/game.ts';
import type { EntityState, GameState, OwnedCard, StalkerState } from '../model/state.ts';
import { missionOf, randomEventsOf } from '../rules/basics/mission.ts';

/**
 * `resting`: nothing is half resolved, a player is about to choose an Action or a Turn. In the middle of an effect an
 * Enemy may still be dying.
 */
export function violations(game: Game, resting = false): string[] {
  const found: string[] = [];
  checkPlaces(game, found);
  for (const stalker of game.state.stalkers) checkStalker(game, stalker, found);
  checkEnemies(game, resting, found);
  checkSupply(game.state, game.box, found);
  return found;
}

const crowds = new IdentityCache<Board, Uint8Array>();

/** M2, AN6: every Entity is on a valid space within its capacity, and covers only symbols of its own space. */
function checkPlaces({ state, board }: Game, found: string[]): void {
  const crowd = crowds.of(board, ({ spaces }) => new Uint8Array(spaces.length));
  crowd.fill(0);
  const ids = new Set<number>();
  const place = (entity: EntityState, counts: Uint8Array): void => {
    if (ids.has(entity.id)) found.push(`two entities have the id ${entity.id}`);
    ids.add(entity.id);
    const { space } = entity;
    if (space === null) {
      if (entity.covers.length > 0)
        found.push(`entity ${entity.id} is off the map and covers a symbol (AN6)`);
      return;
    }
    if (board.spaces[space] === undefined) {
      found.push(`entity ${entity.id} is on no space`);
      return;
    }
    counts[space] = (counts[space] ?? 0) + 1;
    for (const ref of entity.covers) {
      const overlay = state.overlays.find((o) => o.id === ref.overlay);
      if (overlay?.symbols[ref.symbol]?.space !== space) {
        found.push(`entity ${entity.id} covers a symbol elsewhere (AN6)`);
      }
    }
  };
  // MV3: who died while passing a full space, which ended the game, lies where others stand.
  const fallen = state.outcome ? new Uint8Array(board.spaces.length) : crowd;
  for (const stalker of state.stalkers) place(stalker, stalker.hp === 0 ? fallen : crowd);
  for (const companion of state.companions) place(companion, crowd);
  for (const enemy of state.enemies) place(enemy, crowd);
  // MV3: one in the middle of a movement may be passing a full space.
  const passing = state.moving ? (state.stalkers[state.moving.stalker]?.space ?? null) : null;
  for (const space of board.spaces) {
    const guests = space.id === passing ? 1 : 0;
    const count = crowd[space.id] ?? 0;
    if (count > space.capacity + guests)
      found.push(`${count} stand on ${space.name}, which holds ${space.capacity} (M2)`);
  }
}

function checkStalker({ board, box }: Game, stalker: StalkerState, found: string[]): void {
  const name = `Stalker ${stalker.id}`;
  const most = box.stalkers[stalker.card]?.hp ?? 0;
  if (!(stalker.hp >= 0 && stalker.hp <= most)) found.push(`${name} has ${stalker.hp} of ${most} HP (EQ2)`);
  if (!(stalker.dosage >= 0 && stalker.dosage <= 16))
    found.push(`${name} has dosage ${stalker.dosage} (RD2)`);
  const { attention } = stalker;
  if (attention && board.spaces[attention.space] === undefined)
    found.push(`${name}'s Attention is off the map (AT1)`);
  if (attention && board.spaces[attention.space]?.water) found.push(`${name}'s Attention lies in water (M8)`);
  if (stalker.artifacts.length > 3) found.push(`${name} wears ${stalker.artifacts.length} Artifacts (EQ1)`);
  if (stalker.weaponAttachments.length > 2) found.push(`${name} has too many Attachments (EQ1)`);
  if (!stalker.weapon && stalker.weaponAttachments.length > 0)
    found.push(`${name} has an Attachment on nothing (EQ12)`);
  if (!stalker.armor && stalker.armorAttachment)
    found.push(`${name} has an Armor Attachment on nothing (EQ12)`);
  for (const token of stalker.turns) {
    if (!(token.slid >= 0 && token.markers >= 0))
      found.push(`${name} has a Turn token at ${token.slid} (R7)`);
  }
}

function checkEnemies({ state, box, board }: Game, resting: boolean, found: string[]): void {
  const least = resting ? 1 : 0;
  for (const enemy of state.enemies) {
    const most = box.enemies[enemy.card]?.hp ?? 0;
    if (!(enemy.hp >= least && enemy.hp <= most))
      found.push(`Enemy ${enemy.id} has ${enemy.hp} of ${most} HP (W4)`);
    if (enemy.space === null) found.push(`Enemy ${enemy.id} is off the map`);
  }
  for (const kind of state.kinds) {
    let standing = 0;
    for (const enemy of state.enemies) if (enemy.card === kind.card) standing++;
    const printed = box.enemies[kind.card]?.standees ?? 0;
    if (!(kind.pool >= 0 && kind.pool + standing <= printed)) {
      found.push(`${kind.card}: ${standing} on the map and ${kind.pool} in the pool of ${printed} (E5)`);
    }
  }
  for (const space of state.noVisibility) {
    if (board.spaces[space] === undefined) found.push('a No Visibility token is off the map');
  }
  for (const stack of state.loot) {
    if (stack.tokens.length === 0) found.push('a stack of Loot is empty (T4)');
    if (board.spaces[stack.space]?.water) found.push('Loot lies in water (M8)');
  }
  for (const stack of state.unknown)
    if (stack.tokens.length === 0) found.push('a stack of Unknown tokens is empty (T5)');
}

/** G5: what is in play and what is left are together no more than the box holds. */
function checkSupply(state: GameState, { components, weapons, attachments }: Box, found: string[]): void {
  let focus = 0;
  let pinDown = 0;
  let exposed = 0;
  let injuries = 0;
  let bolts = state.bolts.length;
  let pistol = 0;
  let rifle = 0;
  let shotgun = 0;
  const owned = new Set<number>();
  const own = (card: OwnedCard | null, extra: number): void => {
    if (!card) return;
    if (owned.has(card.id)) found.push(`card ${card.id} is in two places`);
    owned.add(card.id);
    const capacity = (weapons[card.card]?.capacity ?? 0) + extra;
    if (!(card.ammo >= 0 && card.ammo <= capacity))
      found.push(`${card.card} holds ${card.ammo} of ${capacity} (EQ6)`);
  };
  for (const s of state.stalkers) {
    if (s.focus) focus++;
    if (s.pinDown) pinDown++;
    if (s.exposed) exposed++;
    if (s.turns[0].injured) injuries++;
    if (s.turns[1].injured) injuries++;
    bolts += s.bolts;
    pistol += s.magazines.pistol;
    rifle += s.magazines.rifle;
    shotgun += s.magazines.shotgun;
    let extra = 0;
    for (const card of s.weaponAttachments) extra += attachments[card.card]?.abilities?.capacity ?? 0;
    own(s.weapon, extra);
    own(s.armor, 0);
    own(s.armorAttachment, 0);
    for (const card of s.weaponAttachments) own(card, 0);
    for (const card of s.artifacts) own(card, 0);
    for (const card of s.backpack) own(card, 0);
  }
  for (const e of state.enemies) {
    if (e.pinDown) pinDown++;
    if (e.exposed) exposed++;
  }
  const { supply } = state;
  const limit = (name: string, inPlay: number, left: number, printed: number): void => {
    if (!(left >= 0 && inPlay >= 0 && inPlay + left <= printed)) {
      found.push(`${name}: ${inPlay} in play and ${left} left of ${printed} (G5)`);
    }
  };
  limit('Focus', focus, supply.focus, components.focus);
  limit('Pin Down', pinDown, supply.pinDown, components.pinDown);
  limit('Exposed', exposed, supply.exposed, components.exposed);
  limit('Critical Injury', injuries, supply.criticalInjury, components.criticalInjury);
  limit('Bolts', bolts, supply.bolts, components.bolts);
  limit('pistol Magazines', pistol, supply.magazines.pistol, components.magazines.pistol);
  limit('rifle Magazines', rifle, supply.magazines.rifle, components.magazines.rifle);
  limit('shotgun Magazines', shotgun, supply.magazines.shotgun, components.magazines.shotgun);
  limit('No Visibility', state.noVisibility.length, supply.noVisibility, components.noVisibility);
  let artifacts = state.artifacts.length;
  for (const overlay of state.overlays) if (overlay.anomaly?.artifact) artifacts++;
  limit('Artifacts', artifacts, supply.artifacts, components.artifacts);
}

/**
 * G5 for cards and tokens: none is there more often than the box holds it. Not for positions, whose decks may be
 * stacked at will.
 */
export function overdrawn(game: Game): string[] {
  const { state, box } = game;
  const found: string[] = [];
  const { decks } = state;
  const count = (
    name: string,
    deck: Deck<{ readonly copies: number }>,
    ...piles: readonly (readonly string[])[]
  ): void => {
    const seen = new Map<string, number>();
    for (const pile of piles) for (const card of pile) seen.set(card, (seen.get(card) ?? 0) + 1);
    for (const [card, copies] of seen) {
      const printed = deck[card]?.copies ?? 0;
      if (copies > printed && deck[card]) found.push(`${copies} of ${printed} ${name} ${card} (G5)`);
    }
  };
  const owned = ownedCards(state);
  count('Weapons', box.weapons, decks.weapons, owned);
  count('Armors', box.armors, decks.armors, owned);
  count('Attachments', box.attachments, decks.attachments, owned);
  count('Artifacts', box.artifacts, decks.artifacts, owned);
  count('Items', box.items, decks.items, owned);
  count('Wounds', box.wounds, decks.wounds, decks.woundDiscard);
  count('low cards', box.lowActivations, decks.low, decks.lowDiscard);
  count('high cards', box.highActivations, decks.high, decks.highDiscard);
  count('Control cards', box.controls, decks.control);
  count(
    'Random Events',
    randomEventsOf(box, missionOf(game)),
    decks.randomEvents,
    decks.randomEventDiscard,
    decks.events,
  );
  const anomalies = state.overlays.flatMap(({ anomaly }) => (anomaly ? [anomaly.card] : []));
  count('Anomalies', box.anomalies, decks.anomalies, anomalies);
  const loot = state.loot.flatMap(({ tokens }) => tokens.map(({ token }) => token));
  count('Loot', box.loot, decks.loot, loot);
  const unknown = state.unknown.flatMap(({ tokens }) => tokens);
  count('Unknown', box.unknown, decks.unknown, unknown);
  return found;
}

function ownedCards({ stalkers }: GameState): string[] {
  return stalkers.flatMap((s) => {
    const one = [s.weapon, s.armor, s.armorAttachment].flatMap((owned) => (owned ? [owned.card] : []));
    return [...one, ...[...s.weaponAttachments, ...s.artifacts, ...s.backpack].map(({ card }) => card)];
  });
}
