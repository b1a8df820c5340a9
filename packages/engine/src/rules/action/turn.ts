/** R7 to R9, R11: one Turn of a Stalker, Action by Action. */

import { RuleError } from '../../base/errors.ts';
import type { Question } from '../../model/decision.ts';
import { type Game, tell } from '../../model/game.ts';
import { type CardId, type OwnedId, type StalkerId, stalkerId } from '../../model/ids.ts';
import { type Rule, SETTLED, taken } from '../../model/rule.ts';
import type { ActionOption } from '../../model/script.ts';
import type { StalkerState, TurnState } from '../../model/state.ts';
import type { Step } from '../../model/steps.ts';
import { stalkerOf } from '../basics/entities.ts';
import { reactors } from '../enemy/reaction.ts';
import { abilitySources, figuresOf } from '../gear/outfit.ts';
import { discardOwned } from '../gear/pda.ts';
import { doseFromMap } from '../stalker/radiation.ts';
import { slotsLeft, spendStandard, standardsLeft, type TokenIndex } from '../stalker/turnTokens.ts';
import { costOf, findAction, legalActions, onceKey } from './actions.ts';

export function turnOf(game: Game): TurnState {
  const { turn } = game.state;
  if (!turn) throw new RuleError('nobody has a Turn');
  return turn;
}

/** R5: the token its player chose. */
export function beginTurn(game: Game, stalker: StalkerId, token: TokenIndex): void {
  game.state.turn = { stalker, token, done: 0, markersUsed: 0, visited: [], used: [], nextFree: 'none' };
  tell(game, { fact: 'turnBegan', stalker, token, clauses: ['R5'] });
  game.state.agenda.push({ step: 'turn' });
}

/** A10: what cards do when their owner's Turn begins. */
export const startOfTurn = (game: Game, stalker: StalkerState): Rule =>
  figuresOf(game, stalker).startOfTurn > 0 ? atStartOfTurn(game, stalker) : SETTLED;

function* atStartOfTurn(game: Game, stalker: StalkerState): Rule {
  for (const { owned, abilities } of abilitySources(game, stalker)) {
    if (abilities.startOfTurn) yield* abilities.startOfTurn(game, stalker, owned);
  }
}

/** R7: the due Standard Actions are done; those from markers are extra. */
export const mayEndTurn = (game: Game, stalker: StalkerState, turn: TurnState): boolean =>
  slotsLeft(game, stalker, turn.token) <= turn.markersUsed;

const END_TURN = { is: 'say', say: 'endTurn' } as const;

/** One choice: an Action, or the end. */
export function* turnStep(game: Game): Rule {
  const turn = turnOf(game);
  const stalker = stalkerOf(game, turn.stalker);
  const { agenda } = game.state;
  if (isOver(game, stalker, turn)) {
    agenda.push({ step: 'endTurn' });
    return;
  }
  const options: (ActionOption | typeof END_TURN)[] = legalActions(game, stalker);
  if (mayEndTurn(game, stalker, turn)) options.push(END_TURN);
  const question: Question<'action', (typeof options)[number]> = {
    kind: 'action',
    who: stalker.id,
    clauses: ['R7'],
    about: { entity: stalker.id, amount: standardsLeft(game, stalker, turn.token) },
    options,
  };
  const chosen = taken(question, yield question);
  if (chosen.is === 'say') {
    agenda.push({ step: 'endTurn' });
    return;
  }
  const { action, source, free } = chosen;
  agenda.push({ step: 'turn' }, { step: 'action', action, source, free });
}

/** MI8: off the map; S8: pinned with no Standard Action left. */
function isOver(game: Game, stalker: StalkerState, turn: TurnState): boolean {
  if (stalker.space === null) return true;
  return stalker.pinDown && standardsLeft(game, stalker, turn.token) <= 0 && turn.nextFree !== 'standard';
}

/** R7, R8, MI5: one Standard Action's worth of the Turn under way. */
export function takeStandard(game: Game, stalker: StalkerState): 'slid' | 'marker' {
  const turn = turnOf(game);
  const how = spendStandard(game, stalker, turn.token);
  turn.done++;
  if (how === 'marker') turn.markersUsed++;
  return how;
}

/** One Action, from its cost to the dose that ends it (MV9, 7). */
export function* actionStep(game: Game, step: Extract<Step, { readonly step: 'action' }>): Rule {
  const turn = turnOf(game);
  const stalker = stalkerOf(game, turn.stalker);
  const found = sourceOf(game, stalker, step.action, step.source);
  const { action, owned, card } = found;
  const standard = costOf(game, stalker, action) === 'standard';
  turn.visited = stalker.space === null ? [] : [stalker.space];
  tell(game, {
    fact: 'actionBegan',
    stalker: stalker.id,
    action: action.id,
    card,
    source: step.source,
    free: step.free,
    clauses: [step.free && standard ? 'A11' : 'R7'],
  });
  const slid = !step.free && takeStandard(game, stalker) === 'slid';
  // A11: used up, by a Weapon attack also if that was Free anyway.
  if ((step.free && standard) || (found.weaponAttack && turn.nextFree === 'weaponAttack'))
    turn.nextFree = 'none';
  if (action.oncePerTurn) turn.used.push(onceKey(found));
  game.acting = { stalker: stalker.id, action: action.id, source: step.source };
  yield* action.perform(game, stalker, owned);
  game.acting = null;
  if (action.discard && owned && stalker.backpack.includes(owned)) discardOwned(game, stalker, owned.id);
  if (figuresOf(game, stalker).acted > 0) yield* acted(game, stalker, action.id, card);
  yield* game.script.occasion(game, { on: 'action', stalker, action: action.id, standard: !step.free });
  if (slid && stalker.space !== null) yield* doseFromMap(game, stalker, turn.visited); // RD1
  turn.visited = [];
}

/** A10: what cards do when their owner has acted. */
function* acted(game: Game, stalker: StalkerState, action: string, card: CardId | null): Rule {
  for (const { abilities } of abilitySources(game, stalker)) {
    if (abilities.acted) yield* abilities.acted(game, stalker, action, card);
  }
}

function sourceOf(game: Game, stalker: StalkerState, action: string, source: OwnedId | null) {
  const found = findAction(game, stalker, action, source);
  if (!found) throw new RuleError(`no Action ${action}`);
  return found;
}

function* atEndOfTurn(game: Game, stalker: StalkerState): Rule {
  for (const { owned, abilities } of abilitySources(game, stalker)) {
    if (abilities.endOfTurn && stalker.space !== null) yield* abilities.endOfTurn(game, stalker, owned);
  }
}

/** R9, RX2: the reacting Enemies are listed when the Turn ends; RX3: none if the Stalker is off the map. */
export function* endTurnStep(game: Game): Rule {
  const { state } = game;
  const { stalker: id, token } = turnOf(game);
  const stalker = stalkerOf(game, id);
  if (figuresOf(game, stalker).endOfTurn > 0) yield* atEndOfTurn(game, stalker);
  stalker.turns[token].used = true;
  state.turn = null;
  state.order = { next: stalkerId((id + 1) % state.stalkers.length), passed: [] };
  tell(game, { fact: 'turnEnded', stalker: id, clauses: ['R7'] });
  state.agenda.push({ step: 'nextTurn' });
  if (state.companions.length > 0) state.agenda.push({ step: 'afterTurn', stalker: id });
  yield* game.script.occasion(game, { on: 'turnEnds', stalker });
  if (stalker.space === null) return;
  const reacting = yield* reactors(game, id);
  // The last one pushed is the first to react.
  for (const enemy of reacting.toReversed()) state.agenda.push({ step: 'react', enemy, stalker: id });
}
