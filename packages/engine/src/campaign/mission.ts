/** C7, C9: a Mission goes out as a set-up and comes home as a table; what is on it goes to the Stash. */

import { seedOfPart } from '../base/seed.ts';
import { answer, begin } from '../kernel/play.ts';
import { setUpMission } from '../mission/setup/setup.ts';
import { cardsOf } from '../mission/team/shop.ts';
import type { Box } from '../model/box.ts';
import type { Answer } from '../model/decision.ts';
import type { FromCampaign, GameSetup } from '../model/gameSetup.ts';
import type { CardId } from '../model/ids.ts';
import { RuleError } from '../model/rule.ts';
import type { GameState, StalkerState } from '../model/state.ts';
import { mark, perform, read, removeCard } from './rules/deeds.ts';
import { type Act, type Campaign, chosenMission, goTo, tell } from './state/campaign.ts';
import { changeCoupons, MAGAZINES } from './state/holdings.ts';
import { deckOf } from './state/trade.ts';
import type { Exploration, Finished } from './state/types.ts';

/** The table the team finds: what the Campaign remembers, who was hired, what lies at home. */
export function setupOf(campaign: Campaign): GameSetup {
  const { exploration, random } = campaign.state;
  return {
    mission: chosenMission(campaign).mission,
    stalkers: exploration.team,
    // Each time another one, also for a Mission that is tried again.
    seed: seedOfPart(random.seed, exploration.number),
    options: { lostTerritories: exploration.lostTerritories },
    campaign: fromCampaign(campaign),
  };
}

function fromCampaign({ state }: Campaign): FromCampaign {
  const { companion, contract, services } = state.exploration;
  return {
    story: { ...state.flags },
    ...(companion !== null && { companion }),
    ...(contract !== null && { contract }),
    services: services.map((service) => ({ ...service })),
    away: [...state.stash.cards, ...state.removed],
    magazines: { ...state.stash.magazines },
  };
}

export type PlayedOut =
  | { readonly ok: true; readonly table: GameState }
  | { readonly ok: false; readonly at: number; readonly why: string };

/** Plays a Mission again by the answers given in it; they must lead to its end and not beyond. */
export function playOut(box: Box, setup: GameSetup, answers: readonly Answer[]): PlayedOut {
  const play = begin(box, setUpMission(box, setup), { keep: false });
  for (const [at, input] of answers.entries()) {
    try {
      const taken = answer(play, input);
      if (!taken.ok) return { ok: false, at, why: JSON.stringify(taken.refusal) };
    } catch (error) {
      return { ok: false, at, why: String(error) };
    }
  }
  const { state } = play.game;
  return play.decision === null && state.outcome !== null
    ? { ok: true, table: state }
    : { ok: false, at: answers.length, why: 'the Mission is not over' };
}

export function* mission(campaign: Campaign): Act {
  const { mission: id, location } = chosenMission(campaign);
  const table = yield {
    kind: 'mission',
    clauses: ['C7'],
    about: { mission: id, location },
    options: [],
    setup: setupOf(campaign),
  };
  if (typeof table === 'number' || table.outcome === null) throw new RuleError('the Mission is not over');
  const { outcome, round, mission: left } = table;
  const finished: Finished = {
    mission: id,
    won: outcome.won,
    ending: outcome.ending,
    team: table.stalkers.map(({ card }) => card),
    rounds: round,
  };
  goTo(campaign, { step: 'cleanup', counters: { ...left.counters } });
  campaign.state.finished.push(finished);
  tell(campaign, { fact: 'returned', ...finished, clauses: ['C9'] });
  bringHome(campaign, table);
  if (outcome.won) mark(campaign, location, 'crossed'); // C4
}

const carried = (stalker: StalkerState): readonly CardId[] =>
  [
    stalker.weapon,
    stalker.armor,
    stalker.armorAttachment,
    ...stalker.weaponAttachments,
    ...stalker.artifacts,
    ...stalker.backpack,
  ].flatMap((owned) => (owned ? [owned.card] : []));

/** C9: gear, Magazines and coupons, of the dead as well; told is what came and what is gone. */
function bringHome(campaign: Campaign, table: GameState): void {
  const { box, state } = campaign;
  const { stash, exploration } = state;
  const took = exploration.team.flatMap(cardsOf);
  const brought = table.stalkers.flatMap(carried).filter((card) => deckOf(box, card) !== undefined);
  for (const card of less(brought, took)) tell(campaign, { fact: 'gained', card, clauses: ['C9'] });
  for (const card of less(took, brought)) tell(campaign, { fact: 'lost', card, clauses: ['C9'] });
  stash.cards = [...stash.cards, ...brought].sort();
  for (const magazine of MAGAZINES) {
    const before = exploration.team.reduce((sum, { magazines }) => sum + (magazines?.[magazine] ?? 0), 0);
    const after = table.stalkers.reduce((sum, { magazines }) => sum + magazines[magazine], 0);
    stash.magazines[magazine] += after;
    const by = after - before;
    if (by !== 0)
      tell(campaign, {
        fact: 'magazines',
        magazine,
        by,
        magazines: stash.magazines[magazine],
        clauses: ['C9'],
      });
  }
  exploration.team = [];
  changeCoupons(campaign, table.mission.counters['coupons'] ?? 0, 'C9');
  for (const card of table.mission.removed) removeCard(campaign, card); // MI3
}

/** The first list without the second, copy by copy. */
function less(cards: readonly CardId[], without: readonly CardId[]): readonly CardId[] {
  const left = [...without];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** C9, C8: the ending is read, its epilogue carried out; then the next Exploration begins. */
export function* cleanup(
  campaign: Campaign,
  { counters }: { readonly counters: Readonly<Record<string, number>> },
): Act {
  const { state, box, book } = campaign;
  const last = state.finished.at(-1);
  if (!last) throw new RuleError('no Mission was played');
  const { mission: id, ending } = last;
  read(campaign, `mission.${id}.ending.${ending}`, { mission: id });
  const epilogue = box.missions[id]?.endings[ending]?.epilogue ?? [];
  yield* perform(campaign, epilogue, { where: { mission: id }, counters });
  const { location } = chosenMission(campaign);
  for (const story of book.stories) {
    if (story.missions.at(-1) === id && state.locations[location] === 'crossed')
      tell(campaign, { fact: 'storyEnded', story: story.id, clauses: ['C8'] });
  }
  state.exploration = newExploration(state.exploration.number + 1);
  goTo(campaign, { step: 'navigate' });
}

/** C4: one New Contact or Stash location. */
export const newExploration = (number: number): Exploration => ({
  number,
  mission: null,
  visits: 1,
  used: [],
  companion: null,
  contract: null,
  services: [],
  team: [],
  lostTerritories: false,
});
