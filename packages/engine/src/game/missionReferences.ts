/** Whether what a saved state says of its Mission is really in it: its cards, its Events, how it ends. */
import type { FileProblem } from '../base/json.ts';
import type { Box } from '../model/box.ts';
import type { Mission } from '../model/mission.ts';
import type { GameState, Outcome } from '../model/state.ts';

type Say = (where: string, what: string) => void;

export function missingOfMission(box: Box, state: GameState): readonly FileProblem[] {
  const problems: FileProblem[] = [];
  const say: Say = (where, what) => problems.push({ where, what });
  const { id } = state.mission;
  const mission = Object.hasOwn(box.missions, id) ? box.missions[id] : undefined;
  if (id !== '' && !mission) say('mission.id', `there is no Mission "${id}" in the box`);
  checkEvents(box, state, mission, say);
  checkEnvironment(box, state, mission, say);
  if (mission) checkEndings(state, mission, say);
  return problems;
}

function checkEvents(box: Box, { decks, event }: GameState, mission: Mission | undefined, say: Say): void {
  const check = (id: string, where: string): void => {
    if (Object.hasOwn(box.randomEvents, id) || mission?.events.some((card) => card.id === id)) return;
    say(where, `there is no such Event "${id}" in the box`);
  };
  decks.events.forEach((id, i) => {
    check(id, `decks.events.${i}`);
  });
  if (event !== null) check(event, 'event');
}

/** MI3, LT, C5: what lies out or is in the mission box is of the Mission, a Lost Territory or a Contract. */
function checkEnvironment(box: Box, state: GameState, mission: Mission | undefined, say: Say): void {
  const own = new Set(mission?.environment.map(({ id }) => id));
  const { lostTerritories, contacts = {} } = box;
  const check = (card: string, where: string): void => {
    if (own.has(card) || Object.hasOwn(lostTerritories?.environment ?? {}, card)) return;
    if (Object.hasOwn(contacts, card) && contacts[card]?.kind === 'contract') return;
    say(where, `there is no such environment card "${card}" in this Mission`);
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
  say: Say,
): void {
  const check = (ended: Outcome | null, where: string): void => {
    if (!ended) return;
    const ending = Object.hasOwn(endings, ended.ending) ? endings[ended.ending] : undefined;
    if (ending?.won !== ended.won) say(where, `the Mission does not end like that: ${JSON.stringify(ended)}`);
  };
  check(outcome, 'outcome');
  check(met, 'mission.met');
  agenda.forEach((step, i) => {
    if (step.step === 'missionEnd') check(step.outcome, `agenda.${i}.outcome`);
  });
}
