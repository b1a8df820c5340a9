/** MI3, M12: environment cards are laid out, flipped, discarded and removed; overlays change the map. */

import { draw } from '../../base/random.ts';
import type { Placement } from '../../board/types.ts';
import type { Lying } from '../../model/effects.ts';
import { type Game, tell } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import type { Rule } from '../../model/rule.ts';
import type { EnvironmentState } from '../../model/state.ts';
import { changeMap } from '../../rules/movement/mapChange.ts';
import { environmentCard, faceOf } from '../words/cards.ts';
import type { EffectContext } from '../words/effectContext.ts';
import { perform } from './perform.ts';
import { removeToken } from './tokens.ts';
import { occasion } from './triggers.ts';

const lyingOut = (game: Game, card: CardId): EnvironmentState | undefined =>
  game.state.mission.environment.find((one) => one.card === card);

/** How a card lies on the map; null for a Note. */
export function placementOf(game: Game, state: EnvironmentState): Placement | null {
  const { overlay } = faceOf(game, state);
  return state.at && overlay !== undefined ? { id: overlay, ...state.at } : null;
}

const isAt = (one: Placement, other: Placement): boolean =>
  one.id === other.id && one.x === other.x && one.y === other.y && one.turn === other.turn;

/** M12, M13: one overlay less, one more. */
function* relay(game: Game, before: Placement | null, after: Placement | null): Rule {
  if (before === null && after === null) return;
  const { map } = game.state;
  const overlays = map.overlays.filter((one) => !before || !isAt(one, before));
  game.state.map = { ...map, overlays: after ? [...overlays, after] : overlays };
  yield* changeMap(game);
}

/** Lays a card out: an overlay on the map, a Note beside it. One that lies there already stays as it is. */
export function* placeCard(
  game: Game,
  card: CardId,
  face: 'a' | 'b',
  at: Lying | null,
  about: EffectContext,
): Rule {
  if (lyingOut(game, card)) return;
  yield* clearSky(game, card, about);
  const { mission } = game.state;
  const boxed = mission.box.indexOf(card);
  if (boxed >= 0) mission.box.splice(boxed, 1);
  const state: EnvironmentState = { card, face, at: at ?? faceOf(game, { card, face }).at ?? null };
  mission.environment = [...mission.environment, state];
  tell(game, { fact: 'environmentPlaced', card, face, clauses: ['MI3'] });
  yield* relay(game, null, placementOf(game, state));
  yield* resolveFace(game, state, about);
}

const WEATHER = 'weather';

const isWeather = (game: Game, card: CardId): boolean =>
  environmentCard(game, card).tags?.includes(WEATHER) ?? false;

/** ZS3: one weather at a time; the token of a Setup card goes with it. */
function* clearSky(game: Game, card: CardId, about: EffectContext): Rule {
  if (!isWeather(game, card)) return;
  for (const { card: before } of game.state.mission.environment) {
    if (!isWeather(game, before)) continue;
    removeToken(game, { do: 'removeToken', token: before }, about);
    yield* discardCard(game, before);
  }
}

/** MI3: the other face, where its data says, normally in the same place. */
export function* flipCard(game: Game, card: CardId, about: EffectContext): Rule {
  const before = lyingOut(game, card);
  if (!before) return;
  const { mission } = game.state;
  const face = before.face === 'a' ? 'b' : 'a';
  const { at = before.at } = faceOf(game, { card, face });
  const after: EnvironmentState = { card, face, at };
  mission.environment = mission.environment.map((one) => (one === before ? after : one));
  tell(game, { fact: 'environmentFlipped', card, face, clauses: ['MI3'] });
  yield* relay(game, placementOf(game, before), placementOf(game, after));
  yield* resolveFace(game, after, about);
  yield* occasion(game, { on: 'flipped', card, face, about });
}

/** MI3: what is read when a face is turned up; a Note usually goes then. */
function* resolveFace(game: Game, state: EnvironmentState, about: EffectContext): Rule {
  const { card } = state;
  const { resolve, afterwards } = faceOf(game, state);
  if (resolve) yield* perform(game, resolve, { ...about, card });
  // Its own text may have flipped or removed it.
  if (afterwards === undefined || !game.state.mission.environment.includes(state)) return;
  if (afterwards === 'discard') yield* discardCard(game, card);
  else yield* removeCard(game, card);
}

function* takeUp(game: Game, card: CardId): Rule<boolean> {
  const state = lyingOut(game, card);
  if (!state) return false;
  const { mission } = game.state;
  const before = placementOf(game, state);
  mission.environment = mission.environment.filter((one) => one !== state);
  yield* relay(game, before, null);
  return true;
}

/** Back to the mission box. */
export function* discardCard(game: Game, card: CardId): Rule {
  if (!(yield* takeUp(game, card))) return;
  game.state.mission.box.push(card);
  tell(game, { fact: 'environmentDiscarded', card, forGood: false, clauses: ['MI3'] });
}

/** Out of the Campaign for good, from the table or the mission box. */
export function* removeCard(game: Game, card: CardId): Rule {
  const { mission } = game.state;
  const taken = yield* takeUp(game, card);
  const boxed = mission.box.indexOf(card);
  if (boxed >= 0) mission.box.splice(boxed, 1);
  if (!taken && boxed < 0) return;
  mission.removed.push(card);
  tell(game, { fact: 'environmentDiscarded', card, forGood: true, clauses: ['MI3'] });
}

/** One of these at random, of those still in the mission box; none: nothing happens (G2). */
export function* findCard(
  game: Game,
  of: readonly CardId[],
  face: 'a' | 'b',
  at: Lying | null,
  about: EffectContext,
): Rule {
  const there = of.filter((card) => game.state.mission.box.includes(card));
  if (there.length === 0) return;
  const card = there[draw(game.state.random, 'events', there.length)];
  if (card !== undefined) yield* placeCard(game, card, face, at, about);
}
