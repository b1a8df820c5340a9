/** T5 to T7: Unknown tokens, and Enemies that come from the pool. */

import { RuleError } from '../../base/errors.ts';
import type { Direction, SpaceId } from '../../board/types.ts';
import type { Colour } from '../../model/enemies.ts';
import { type Game, tell } from '../../model/game.ts';
import { type CardId, type Clause, enemyId } from '../../model/ids.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { EnemyKindState, EnemyState, UnknownStack } from '../../model/state.ts';
import type { UnknownTokenFace } from '../../model/zone.ts';
import { enemyCard, kindOf, stalkerOf, walkerOf } from '../basics/entities.ts';
import { checkAttention } from '../map/attention.ts';
import { face } from '../map/facing.ts';
import { standOn } from '../map/relocate.ts';
import { coverSymbols } from '../map/symbols.ts';
import { closestRoom } from '../movement/placing.ts';
import { closest } from '../route/closest.ts';
import { measured, nearestOf } from '../route/order.ts';
import { activateOnly, levelNow } from './activation.ts';

const stackOn = (game: Game, space: SpaceId): UnknownStack | undefined =>
  game.state.unknown.find((stack) => stack.space === space);

/** T5: the top token of the stack on this space. */
export function* resolveUnknown(game: Game, space: SpaceId): Rule {
  const stack = stackOn(game, space);
  if (stack) yield* resolveAt(game, stack, stack.tokens.length - 1);
}

/** T6: several, one by one, in the Lead Stalker's order; tokens added meanwhile are left alone. */
export function* resolveUnknowns(
  game: Game,
  which: 'all' | 'eachStack' | 'closestToLead',
  among: (space: SpaceId) => boolean = () => true,
): Rule {
  if (which === 'closestToLead') {
    const space = yield* closestToLead(game);
    if (space !== null) yield* resolveUnknown(game, space);
    return;
  }
  // Tokens added meanwhile lie above those that are due, whose places in the stack stay the same.
  const due = game.state.unknown
    .filter(({ space }) => among(space))
    .map((stack) => ({
      stack,
      next: stack.tokens.length - 1,
      last: which === 'all' ? 0 : stack.tokens.length - 1,
    }));
  for (;;) {
    const open = due.filter(({ next, last }) => next >= last);
    if (open.length === 0) return;
    const { space } = yield* choose({
      kind: 'unknownOrder',
      who: game.state.lead.holder,
      clauses: ['T6'],
      about: {},
      options: open.map(({ stack }) => ({ is: 'space', space: stack.space }) as const),
    });
    const chosen = open.find(({ stack }) => stack.space === space);
    if (chosen) yield* resolveAt(game, chosen.stack, chosen.next--);
  }
}

/** D11: the Stalker's own route. */
function* closestToLead(game: Game): Rule<SpaceId | null> {
  const lead = stalkerOf(game, game.state.lead.holder);
  if (lead.space === null) return null;
  const places = game.state.unknown.map(({ space }) => ({ what: space, space }));
  const found = yield* closest(game, lead, places, 'closestUnknown');
  return found?.space ?? null;
}

/** T5: turn it up; an X is discarded, anything else brings Enemies, or makes one act. */
function* resolveAt(game: Game, stack: UnknownStack, index: number): Rule {
  const [token] = stack.tokens.splice(index, 1);
  if (token === undefined) return;
  const { space } = stack;
  const { unknown } = game.state;
  if (stack.tokens.length === 0) unknown.splice(unknown.indexOf(stack), 1);
  tell(game, { fact: 'unknownTurnedUp', space, token, clauses: ['T5'] });
  const { shows } = faceOf(game, token);
  if (shows === null) return;
  const { colour, enemies, facing } = shows;
  if (!game.state.kinds.some(({ colours }) => colours.includes(colour))) return;
  let placed = 0;
  do {
    // Where several kinds bear the colour the next one fills up what the first lacks.
    const { card } = yield* kindOfColour(game, colour, space);
    const came = yield* spawn(game, card, enemies - placed, space, facing);
    if (came.length === 0) break;
    placed += came.length;
  } while (placed < enemies && anyLeft(game, colour));
  if (placed === 0) yield* activateClosest(game, colour, space);
}

const anyLeft = (game: Game, colour: Colour): boolean =>
  game.state.kinds.some(({ colours, pool }) => pool > 0 && colours.includes(colour));

function faceOf(game: Game, token: string): UnknownTokenFace {
  const printed = game.box.unknown[token];
  if (!printed) throw new RuleError(`no Unknown token ${token}`);
  return printed;
}

/** Which Enemies of that colour come: those with standees left; where several kinds bear it the Lead Stalker says. */
function* kindOfColour(game: Game, colour: Colour, space: SpaceId): Rule<EnemyKindState> {
  const bearing = game.state.kinds.filter(({ colours }) => colours.includes(colour));
  const left = bearing.filter(({ pool }) => pool > 0);
  const kinds = left.length > 0 ? left : bearing.slice(0, 1);
  const { choice } = yield* choose({
    kind: 'card',
    who: game.state.lead.holder,
    clauses: ['T5'],
    about: { space },
    options: kinds.map(({ card }) => ({ is: 'choice', choice: card, standard: false }) as const),
  });
  return kindOf(game, choice);
}

/** T5: not even one could be placed: a card for just the unpinned one of that colour closest to the token. */
function* activateClosest(game: Game, colour: Colour, space: SpaceId): Rule {
  const able = game.state.enemies.filter(
    (enemy) => !enemy.pinDown && kindOf(game, enemy.card).colours.includes(colour),
  );
  const [nearest] = yield* nearestOf(game, measured(game, able, [space]), 1);
  if (nearest) yield* activateOnly(game, [nearest.what.id], levelNow(game), 'unknown');
}

/** T7, E5: places up to that many Enemies of this kind from the pool. Returns those placed. */
export function* spawn(
  game: Game,
  card: CardId,
  count: number,
  space: SpaceId,
  facing: Direction,
): Rule<readonly EnemyState[]> {
  const placed: EnemyState[] = [];
  const kind = kindOf(game, card);
  for (let i = 0; i < count && kind.pool > 0; i++) {
    const enemy = newcomer(game, card, facing);
    const room = yield* closestRoom(game, enemy, walkerOf(game, enemy), space);
    if (room === null) break;
    kind.pool--;
    game.state.nextEntity++;
    yield* bringIn(game, enemy, room, space);
    placed.push(enemy);
  }
  if (placed.length < count && kind.pool === 0) {
    tell(game, { fact: 'componentRanOut', component: card, clauses: ['E5', 'G2'] });
  }
  return placed;
}

/** Not on the map yet, but it measures by its own route where it will stand (T7). */
const newcomer = (game: Game, card: CardId, facing: Direction): EnemyState => ({
  id: enemyId(game.state.nextEntity),
  card,
  space: null,
  covers: [],
  arrived: undefined,
  facing,
  hp: enemyCard(game, { card }).hp,
  pinDown: false,
  exposed: false,
});

/** AN9: it does not roll but covers. Elsewhere than meant it faces the space it should have had (T7). */
function* bringIn(game: Game, enemy: EnemyState, at: SpaceId, meant: SpaceId): Rule {
  const { id, card, facing } = enemy;
  game.state.enemies.push(enemy);
  standOn(game, enemy, at);
  const clauses: readonly Clause[] = ['T5', 'E5'];
  tell(
    game,
    at === meant
      ? { fact: 'placed', entity: id, card, space: at, facing, clauses }
      : { fact: 'placed', entity: id, card, space: at, facing, meant, clauses },
  );
  if (at !== meant) yield* face(game, enemy, meant, ['T7']);
  coverSymbols(game, enemy);
  checkAttention(game, enemy);
}
