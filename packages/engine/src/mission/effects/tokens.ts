/** Tokens on the map and Anomalies, as cards of a Mission place, take and resolve them. "In a place" means on each of its spaces. */

import { spaceOfSquare, squareAt } from '../../board/index.ts';
import type { SpaceId } from '../../board/types.ts';
import type { Effect } from '../../model/effects.ts';
import { type Game, tell } from '../../model/game.ts';
import { type CardId, overlayId } from '../../model/ids.ts';
import type { Rule } from '../../model/rule.ts';
import { takeFrom } from '../../rules/basics/decks.ts';
import { resolveUnknowns } from '../../rules/enemy/unknown.ts';
import { resolveLoot } from '../../rules/map/loot.ts';
import { vacate } from '../../rules/map/movingAnomalies.ts';
import { layNoVisibility } from '../../rules/map/noVisibility.ts';
import { layToken } from '../../rules/map/tokens.ts';
import { activateAnomaly } from '../../rules/movement/anomalies.ts';
import { amount } from '../words/conditions.ts';
import { actorOf, type EffectContext } from '../words/effectContext.ts';
import { symbolsOfPattern } from '../words/patterns.ts';
import { isIn, spacesOf } from '../words/places.ts';
import { pickStalkers } from './pick.ts';

type Doing<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;

export function placeToken(game: Game, { token, place }: Doing<'placeToken'>, about: EffectContext): void {
  for (const space of spacesOf(game, place, about)) layToken(game, token, space);
}

export function removeToken(game: Game, { token, place }: Doing<'removeToken'>, about: EffectContext): void {
  const { mission } = game.state;
  for (const one of mission.tokens.filter((t) => t.token === token)) {
    if (place && !isIn(game, place, one.space, about)) continue;
    mission.tokens.splice(mission.tokens.indexOf(one), 1);
    tell(game, { fact: 'tokenRemoved', token, space: one.space, clauses: ['MI3'] });
  }
}

/** T4, G2: random tokens on top of the stack, face down unless it says up; M8: not on water. */
export function placeLoot(game: Game, effect: Doing<'placeLoot'>, about: EffectContext): void {
  const { loot } = game.state;
  for (const space of spacesOf(game, effect.place, about)) {
    if (game.board.spaces[space]?.water) continue;
    for (let i = amount(game, effect.count); i > 0; i--) {
      const token = takeFrom(game, 'loot', 'loot');
      if (token === undefined) {
        tell(game, { fact: 'componentRanOut', component: 'loot', clauses: ['G2'] });
        return;
      }
      const stack = loot.find((one) => one.space === space);
      const laid = { token, up: effect.up ?? false };
      if (stack) stack.tokens.push(laid);
      else loot.push({ space, tokens: [laid] });
      tell(game, { fact: 'lootDropped', space, ...(laid.up ? { up: true } : {}), clauses: ['T4'] });
    }
  }
}

export function removeLoot(game: Game, { place }: Doing<'removeLoot'>, about: EffectContext): void {
  game.state.loot = game.state.loot.filter(({ space, tokens }) => {
    if (!isIn(game, place, space, about)) return true;
    for (const _ of tokens) tell(game, { fact: 'tokenRemoved', token: 'loot', space, clauses: ['T4'] });
    return false;
  });
}

export function* resolveLoots(game: Game, effect: Doing<'resolveLoot'>, about: EffectContext): Rule {
  for (const stalker of yield* pickStalkers(game, effect.who, about)) {
    for (let i = amount(game, effect.count); i > 0; i--) {
      if (game.state.loot.some(({ space, tokens }) => space === stalker.space && tokens.length > 0)) {
        yield* resolveLoot(game, stalker);
      }
    }
  }
}

/** T5, G2: on top of the stack, a named one or a random one. */
export function placeUnknown(game: Game, effect: Doing<'placeUnknown'>, about: EffectContext): void {
  for (const space of spacesOf(game, effect.place, about)) {
    for (let i = amount(game, effect.count); i > 0; i--) {
      const token =
        effect.token === undefined ? takeFrom(game, 'unknown', 'enemies') : named(game, effect.token);
      if (token === undefined) {
        tell(game, { fact: 'componentRanOut', component: 'unknown', clauses: ['G2'] });
        return;
      }
      layUnknown(game, space, token);
    }
  }
}

function named(game: Game, token: string): string | undefined {
  const { unknown } = game.state.decks;
  const index = unknown.indexOf(token);
  return index < 0 ? undefined : unknown.splice(index, 1)[0];
}

function layUnknown(game: Game, space: SpaceId, token: string): void {
  const stack = game.state.unknown.find((one) => one.space === space);
  if (stack) stack.tokens.push(token);
  else game.state.unknown.push({ space, tokens: [token] });
  tell(game, { fact: 'unknownPlaced', space, clauses: ['T5'] });
}

export function removeUnknown(game: Game, { place }: Doing<'removeUnknown'>, about: EffectContext): void {
  game.state.unknown = game.state.unknown.filter(({ space, tokens }) => {
    if (!isIn(game, place, space, about)) return true;
    for (const _ of tokens) tell(game, { fact: 'tokenRemoved', token: 'unknown', space, clauses: ['T5'] });
    return false;
  });
}

export function* resolveUnknownTokens(
  game: Game,
  { which }: Doing<'resolveUnknown'>,
  about: EffectContext,
): Rule {
  if (typeof which === 'string') return yield* resolveUnknowns(game, which);
  // T6: from each stack there.
  yield* resolveUnknowns(game, 'eachStack', (space) => isIn(game, which.in, space, about));
}

export function placeNoVisibility(
  game: Game,
  { place }: Doing<'placeNoVisibility'>,
  about: EffectContext,
): void {
  for (const space of spacesOf(game, place, about)) layNoVisibility(game, space);
}

/** AN1, MI3: an Anomaly that comes with a card. Entities there neither roll nor cover until they move (AN11). */
export function placeAnomaly(game: Game, { anomaly, pattern, x, y, artifact }: Doing<'placeAnomaly'>): void {
  const { state } = game;
  const square = squareAt(game.board, x, y);
  const center = square === undefined ? undefined : spaceOfSquare(game.board, square);
  if (center === undefined) return;
  const card = game.box.anomalies[anomaly];
  const drawn = state.decks.anomalies.indexOf(anomaly);
  if (drawn >= 0) state.decks.anomalies.splice(drawn, 1);
  const holds = artifact && (card?.holdsArtifact ?? false) && state.supply.artifacts > 0;
  if (holds) state.supply.artifacts--;
  state.overlays.push({
    id: overlayId(1 + Math.max(-1, ...state.overlays.map(({ id }) => id))),
    overlay: pattern,
    center,
    symbols: symbolsOfPattern(game.box, game.board, { pattern, x, y }),
    anomaly: { card: anomaly, artifact: holds },
  });
  tell(game, { fact: 'tokenPlaced', token: anomaly, space: center, clauses: ['AN1'] });
}

/** AN1: the standee goes, the card back to its deck; without it the overlay does not exist for any rule. */
export function removeAnomaly(game: Game, anomaly: CardId): void {
  for (const overlay of game.state.overlays) {
    if (overlay.anomaly?.card !== anomaly) continue;
    if (!game.box.anomalies[anomaly]?.mission) game.state.decks.anomalies.push(anomaly);
    if (overlay.anomaly.artifact) game.state.supply.artifacts++;
    vacate(game, overlay);
    tell(game, { fact: 'tokenRemoved', token: anomaly, space: overlay.center, clauses: ['AN1'] });
  }
}

export function* activateAnomalies(game: Game, effect: Doing<'activateAnomaly'>, about: EffectContext): Rule {
  for (const overlay of game.state.overlays.slice()) {
    if (!overlay.anomaly || (effect.anomaly ?? overlay.anomaly.card) !== overlay.anomaly.card) continue;
    const by = effect.unprovoked ? null : actorOf(game, about);
    yield* activateAnomaly(game, overlay, effect.petals, by);
  }
}
