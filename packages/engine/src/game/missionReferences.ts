/** Whether what a saved state says of its Mission is really in it: its cards, its Events, how it ends. */
import { type Problem, sayTo, unknownName } from '../base/problems.ts';
import type { Box } from '../model/box.ts';
import type { Mission } from '../model/mission.ts';
import type { GameState, Outcome } from '../model/state.ts';
import { randomEventsOf } from '../rules/basics/mission.ts';
import { missionNamed } from '../survival/compose.ts';

export function missingOfMission(box: Box, state: GameState): readonly Problem[] {
  const problems: Problem[] = [];
  const { id } = state.mission;
  const mission = missionNamed(box, id);
  if (id !== '' && !mission) problems.push(unknownName('mission.id', 'mission', id));
  checkEvents(box, state, mission, problems);
  checkEnvironment(box, state, mission, problems);
  if (mission) checkEndings(state, mission, problems);
  return problems;
}

function checkEvents(
  box: Box,
  { decks, event }: GameState,
  mission: Mission | undefined,
  problems: Problem[],
): void {
  const check = (id: string, where: string): void => {
    if (Object.hasOwn(randomEventsOf(box, mission), id) || mission?.events.some((card) => card.id === id))
      return;
    problems.push(unknownName(where, 'event', id));
  };
  decks.events.forEach((id, i) => {
    check(id, `decks.events.${i}`);
  });
  if (event !== null) check(event, 'event');
}

/** MI3, LT, C5: what lies out or is in the mission box is of the Mission, a Lost Territory or a Contract. */
function checkEnvironment(
  box: Box,
  state: GameState,
  mission: Mission | undefined,
  problems: Problem[],
): void {
  const own = new Set(mission?.environment.map(({ id }) => id));
  const { lostTerritories, contacts = {} } = box;
  const check = (card: string, where: string): void => {
    if (own.has(card) || Object.hasOwn(lostTerritories?.environment ?? {}, card)) return;
    if (Object.hasOwn(contacts, card) && contacts[card]?.kind === 'contract') return;
    problems.push(unknownName(where, 'environment', card));
  };
  state.mission.environment.forEach(({ card }, i) => {
    check(card, `mission.environment.${i}.card`);
  });
  state.mission.box.forEach((card, i) => {
    check(card, `mission.box.${i}`);
  });
}

/** R13: what has ended, is about to, or was met ends as the Mission can end. */
function checkEndings(
  { outcome, agenda, mission: { met } }: GameState,
  { endings }: Mission,
  problems: Problem[],
): void {
  const say = sayTo(problems);
  const check = (ended: Outcome | null, where: string): void => {
    if (!ended) return;
    const ending = Object.hasOwn(endings, ended.ending) ? endings[ended.ending] : undefined;
    if (ending?.won !== ended.won)
      say(where, 'state.ending', { ending: ended.ending, won: ended.won ? 'yes' : 'no' });
  };
  check(outcome, 'outcome');
  check(met, 'mission.met');
  agenda.forEach((step, i) => {
    if (step.step === 'missionEnd') check(step.outcome, `agenda.${i}.outcome`);
  });
}
