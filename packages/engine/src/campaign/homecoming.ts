/** C9: whether a result can be what the Mission under way brought home. It may come from anywhere. */

import type { MissionResult } from '../game/result.ts';
import { removable } from '../mission/check/deedReferences.ts';
import { cardsOf } from '../mission/team/shop.ts';
import type { CardId } from '../model/ids.ts';
import { type Campaign, chosenMission } from './state/campaign.ts';
import { leftInDeck, MAGAZINES } from './state/holdings.ts';
import { deckOf } from './state/trade.ts';

/** Why not, or null. */
export function whyNotHome(campaign: Campaign, result: MissionResult): string | null {
  return otherGame(campaign, result) ?? impossibleGear(campaign, result);
}

function otherGame(campaign: Campaign, { mission, outcome, team }: MissionResult): string | null {
  const { box, state } = campaign;
  const chosen = chosenMission(campaign).mission;
  const expected = state.exploration.team.map(({ stalker }) => stalker);
  const endings = box.missions[chosen]?.endings ?? {};
  if (mission !== chosen) return `Mission ${chosen} is under way, and this is another Mission`;
  if (team.length !== expected.length || !team.every((card, seat) => card === expected[seat]))
    return 'another team went out';
  if (!Object.hasOwn(endings, outcome.ending) || endings[outcome.ending]?.won !== outcome.won)
    return `Mission ${chosen} has no such ending`;
  return null;
}

/** G5: what comes home and what lies at home are together no more than the box holds. */
function impossibleGear(
  campaign: Campaign,
  { cards, magazines, counters, removed }: MissionResult,
): string | null {
  const { box, state } = campaign;
  const carried = state.exploration.team.flatMap(cardsOf);
  for (const [card, copies] of countsOf(cards)) {
    if (deckOf(box, card) === undefined) return `there is no card "${card}"`;
    const left = leftInDeck(campaign, card) + (countsOf(carried).get(card) ?? 0);
    if (copies > left) return `${copies} of ${card}, but there are ${left} (G5)`;
  }
  for (const magazine of MAGAZINES) {
    const left = box.components.magazines[magazine] - state.stash.magazines[magazine];
    if (magazines[magazine] > left)
      return `${magazines[magazine]} ${magazine} Magazines, but there are ${left} (G5)`;
  }
  const { coupons = 0 } = counters;
  if (coupons < 0) return `${coupons} coupons`;
  const unknown = removed.find((card) => !Object.hasOwn(removable(box), card));
  return unknown === undefined ? null : `there is no card "${unknown}"`;
}

function countsOf(cards: readonly CardId[]): ReadonlyMap<CardId, number> {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
