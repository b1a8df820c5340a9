/** C7, C9: a Mission goes out as a set-up and comes home as a result; what it brought goes to the Stash. */
import { seedOfPart } from '../base/seed.ts';
import type { MissionResult } from '../game/result.ts';
import { cardsOf } from '../mission/team/shop.ts';
import type { FromCampaign, GameSetup } from '../model/gameSetup.ts';
import type { CardId } from '../model/ids.ts';
import { RuleError } from '../model/rule.ts';
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

export function* mission(campaign: Campaign): Act {
  const { mission: id, location } = chosenMission(campaign);
  const result = yield { kind: 'mission', clauses: ['C7'], about: { mission: id, location }, options: [] };
  if (typeof result === 'number') throw new RuleError('the Mission is not over');
  const { outcome, rounds, team, counters } = result;
  const finished: Finished = { mission: id, won: outcome.won, ending: outcome.ending, team, rounds };
  goTo(campaign, { step: 'cleanup', counters: { ...counters } });
  campaign.state.finished.push(finished);
  tell(campaign, { fact: 'returned', ...finished, clauses: ['C9'] });
  bringHome(campaign, result);
  if (outcome.won) mark(campaign, location, 'crossed'); // C4
}

/** C9: gear, Magazines and coupons, of the dead as well; told is what came and what is gone. */
function bringHome(campaign: Campaign, result: MissionResult): void {
  const { box, state } = campaign;
  const { stash, exploration } = state;
  const took = exploration.team.flatMap(cardsOf);
  const brought = result.cards.filter((card) => deckOf(box, card) !== undefined);
  for (const card of less(brought, took)) tell(campaign, { fact: 'gained', card, clauses: ['C9'] });
  for (const card of less(took, brought)) tell(campaign, { fact: 'lost', card, clauses: ['C9'] });
  stash.cards = [...stash.cards, ...brought].sort();
  for (const magazine of MAGAZINES) {
    const before = exploration.team.reduce((sum, { magazines }) => sum + (magazines?.[magazine] ?? 0), 0);
    const after = result.magazines[magazine];
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
  changeCoupons(campaign, result.counters['coupons'] ?? 0, 'C9');
  for (const card of result.removed) removeCard(campaign, card); // MI3
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
