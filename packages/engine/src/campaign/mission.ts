/** C7, C9: a Mission goes out as a set-up and comes home as a result; what it brought goes to the Stash. */

import { RuleError } from '../base/errors.ts';
import { draw } from '../base/random.ts';
import { seedOfPart } from '../base/seed.ts';
import type { MissionResult } from '../game/result.ts';
import { cardsOf } from '../mission/team/shop.ts';
import { equipmentDeckOf } from '../model/box.ts';
import type { FromCampaign, GameSetup } from '../model/gameSetup.ts';
import type { CardId } from '../model/ids.ts';
import { mark, performDeeds, read, removeForGood } from './rules/deeds.ts';
import { type Act, type Campaign, chosenMission, goTo, tell } from './state/campaign.ts';
import { changeCoupons, MAGAZINES } from './state/holdings.ts';
import type { Exploration, Finished } from './state/types.ts';

/** The set-up of a Mission in a Campaign: flags, hired Contacts, cards and Magazines that are not available. */
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
  const { companion, contract, services, team } = state.exploration;
  const scars = Object.entries(state.scars ?? {}).filter(([bearer]) =>
    team.some(({ stalker }) => stalker === bearer),
  );
  return {
    story: { ...state.flags },
    ...(companion !== null && { companion }),
    ...(contract !== null && { contract }),
    services: services.map((service) => ({ ...service })),
    away: [...state.stash.cards, ...state.removed],
    magazines: { ...state.stash.magazines },
    ...(scars.length > 0 && { scars: Object.fromEntries(scars) }),
  };
}

export function* mission(campaign: Campaign): Act {
  const { mission: id, location } = chosenMission(campaign);
  const result = yield { kind: 'mission', clauses: ['C7'], about: { mission: id, location }, options: [] };
  if (typeof result === 'number') throw new RuleError('the Mission is not over');
  const { outcome, rounds, team, counters, dead } = result;
  const finished: Finished = {
    mission: id,
    won: outcome.won,
    ending: outcome.ending,
    team,
    rounds,
    ...(dead && { dead }),
  };
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
  const brought = result.cards.filter((card) => equipmentDeckOf(box, card) !== undefined);
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
  for (const card of result.removed) removeForGood(campaign, card); // MI3
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
  yield* performDeeds(campaign, epilogue, { where: { mission: id }, counters });
  for (const stalker of last.dead ?? []) leaveScar(campaign, stalker, id);
  yield* performDeeds(campaign, book.always ?? [], { where: { mission: id }, counters });
  const { location } = chosenMission(campaign);
  for (const story of book.stories) {
    if (story.missions.at(-1) === id && state.locations[location] === 'crossed')
      tell(campaign, { fact: 'storyEnded', story: story.id, clauses: ['C8'] });
  }
  state.exploration = newExploration(state.exploration.number + 1);
  goTo(campaign, { step: 'navigate' });
}

/** C9: one that this Stalker does not bear yet; after the last there is nothing left to mark. */
function leaveScar(campaign: Campaign, stalker: CardId, mission: string): void {
  const { state, book } = campaign;
  const borne = state.scars?.[stalker] ?? [];
  const left = (book.scars ?? []).filter(({ id }) => !borne.includes(id));
  if (left.length === 0 || state.removed.includes(stalker)) return;
  const scar = left[draw(state.random, 'events', left.length)];
  if (!scar) return;
  state.scars = { ...state.scars, [stalker]: [...borne, scar.id] };
  tell(campaign, { fact: 'scarred', stalker, scar: scar.id, clauses: ['C9'] });
  read(campaign, `scar.${scar.id}.told`, { mission });
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
