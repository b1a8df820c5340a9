/** R1 to R6, R10: set-up, the Event Phase and the order of Turns. */

import { bringEvent } from '../mission/effects/events.ts';
import { perform } from '../mission/effects/perform.ts';
import { occasion } from '../mission/effects/triggers.ts';
import { effectContext } from '../mission/words/effectContext.ts';
import type { Question } from '../model/decision.ts';
import { type Game, tell } from '../model/game.ts';
import type { Hired } from '../model/gameSetup.ts';
import { stalkerId } from '../model/ids.ts';
import { type Rule, taken } from '../model/rule.ts';
import type { Phase, StalkerState } from '../model/state.ts';
import { beginTurn, startOfTurn } from '../rules/action/turn.ts';
import { timeIsUp } from '../rules/basics/ending.ts';
import { missionOf } from '../rules/basics/mission.ts';
import { checkAttention } from '../rules/map/attention.ts';
import { chooseLead } from '../rules/stalker/lead.ts';
import { hiredJoin } from './hired.ts';
import { layLostTerritory } from './lostTerritories.ts';
import { laySetupCards } from './setupCards.ts';

/** MI2: what of the set-up needs somebody to decide, and what the Mission begins with. */
export function* setupStep(game: Game, { hired }: { readonly hired?: Hired }): Rule {
  const { state } = game;
  state.agenda.push({ step: 'eventPhase' });
  tell(game, { fact: 'missionBegan', mission: state.mission.id, clauses: ['MI2'] });
  yield* chooseLead(game);
  checkAttention(game); // AT2
  if (state.options.lostTerritories) yield* layLostTerritory(game);
  yield* laySetupCards(game);
  yield* perform(game, missionOf(game).begin ?? [], effectContext(null));
  if (hired) yield* hiredJoin(game, hired);
}

export function beginPhase(game: Game, phase: Exclude<Phase, 'setup' | 'over'>): Rule {
  game.state.phase = phase;
  tell(game, { fact: 'phaseBegan', phase, clauses: ['R1'] });
  return occasion(game, { on: 'phase', phase });
}

/** R2: the top Event card; R1: none left, time is up. */
export function* eventPhase(game: Game): Rule {
  const { state } = game;
  state.agenda.push({ step: 'playersPhase' });
  state.round++;
  tell(game, { fact: 'roundBegan', round: state.round, clauses: ['R1'] });
  yield* occasion(game, { on: 'round', moment: 'begins' });
  yield* beginPhase(game, 'event');
  const card = state.decks.events.pop();
  if (card === undefined) timeIsUp(game);
  yield* bringEvent(game, card);
}

/** R5: the Lead Stalker first. */
export function playersPhase(game: Game): Rule {
  const { state } = game;
  state.agenda.push({ step: 'nextTurn' });
  state.order = { next: state.lead.holder, passed: [] };
  return beginPhase(game, 'players');
}

const FIRST_TOKEN = { is: 'turn', token: 0 } as const;
const SECOND_TOKEN = { is: 'turn', token: 1 } as const;
const PASS = { is: 'say', say: 'pass' } as const;
type NextTurn = typeof FIRST_TOKEN | typeof SECOND_TOKEN | typeof PASS;

const hasTurn = ({ space, turns }: StalkerState): boolean =>
  space !== null && !(turns[0].used && turns[1].used);

/** R5, R6: who takes the next Turn, with which token; or passes. */
export function* nextTurn(game: Game): Rule {
  const { state } = game;
  const { stalkers, order } = state;
  const stalker = nextDue(stalkers, order.next);
  // R10
  if (!stalker) {
    state.agenda.push({ step: 'enemyActivation' });
    return;
  }
  const options: NextTurn[] = [];
  if (!stalker.turns[0].used) options.push(FIRST_TOKEN);
  if (!stalker.turns[1].used) options.push(SECOND_TOKEN);
  if (mayPass(game, stalker)) options.push(PASS);
  const question: Question<'nextTurn', NextTurn> = {
    kind: 'nextTurn',
    who: stalker.id,
    clauses: ['R5', 'R6'],
    about: { entity: stalker.id },
    options,
  };
  const chosen = taken(question, options.length === 1 ? 0 : yield question);
  if (chosen.is === 'turn') {
    order.passed = [];
    beginTurn(game, stalker.id, chosen.token);
    yield* startOfTurn(game, stalker);
    return;
  }
  order.passed.push(stalker.id);
  order.next = stalkerId((stalker.id + 1) % stalkers.length);
  tell(game, { fact: 'passed', stalker: stalker.id, clauses: ['R6'] });
  state.agenda.push({ step: 'nextTurn' });
}

/** R6: somebody else has a Turn, and not everybody who has one passed in a row. */
const mayPass = (game: Game, stalker: StalkerState): boolean =>
  game.state.stalkers.some((other) => other !== stalker && hasTurn(other)) &&
  !game.state.order.passed.includes(stalker.id);

/** R5: clockwise from there. */
function nextDue(stalkers: readonly StalkerState[], from: number): StalkerState | undefined {
  for (let i = 0; i < stalkers.length; i++) {
    const stalker = stalkers[(from + i) % stalkers.length];
    if (stalker && hasTurn(stalker)) return stalker;
  }
  return undefined;
}
