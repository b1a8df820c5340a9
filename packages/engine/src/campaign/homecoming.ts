/** C9: whether a result can be that of the current Mission. It is untrusted input. */

import { type Problem, problemAt, unknownName } from '../base/problems.ts';
import type { MissionResult } from '../game/result.ts';
import { removable } from '../mission/check/deedReferences.ts';
import { cardsOf } from '../mission/team/shop.ts';
import { equipmentDeckOf } from '../model/box.ts';
import type { CardId } from '../model/ids.ts';
import { type Campaign, chosenMission } from './state/campaign.ts';
import { leftInDeck, MAGAZINES } from './state/holdings.ts';

/** Why not, or null. */
export function whyNotHome(campaign: Campaign, result: MissionResult): Problem | null {
  return otherGame(campaign, result) ?? impossibleGear(campaign, result);
}

function otherGame(campaign: Campaign, { mission, outcome, team, dead = [] }: MissionResult): Problem | null {
  const { box, state } = campaign;
  const chosen = chosenMission(campaign).mission;
  const expected = state.exploration.team.map(({ stalker }) => stalker);
  const endings = box.missions[chosen]?.endings ?? {};
  if (mission !== chosen) return problemAt('mission', 'home.otherMission', { mission: chosen });
  if (team.length !== expected.length || !team.every((card, seat) => card === expected[seat]))
    return problemAt('team', 'home.otherTeam');
  if (new Set(dead).size !== dead.length || !dead.every((card) => team.includes(card)))
    return problemAt('dead', 'home.dead');
  if (!Object.hasOwn(endings, outcome.ending) || endings[outcome.ending]?.won !== outcome.won)
    return problemAt('outcome', 'home.ending', { mission: chosen });
  return null;
}

/** G5: what comes home and what lies at home are together no more than the box holds. */
function impossibleGear(
  campaign: Campaign,
  { cards, magazines, counters, removed }: MissionResult,
): Problem | null {
  const { box, state } = campaign;
  const carried = state.exploration.team.flatMap(cardsOf);
  for (const [card, copies] of countsOf(cards)) {
    if (equipmentDeckOf(box, card) === undefined) return unknownName('cards', 'card', card);
    const left = leftInDeck(campaign, card) + (countsOf(carried).get(card) ?? 0);
    if (copies > left) return problemAt('cards', 'home.cards', { card, copies, left });
  }
  for (const magazine of MAGAZINES) {
    const left = box.components.magazines[magazine] - state.stash.magazines[magazine];
    if (magazines[magazine] > left)
      return problemAt('magazines', 'home.magazines', { magazine, magazines: magazines[magazine], left });
  }
  const { coupons = 0 } = counters;
  if (coupons < 0) return problemAt('counters.coupons', 'home.coupons', { coupons });
  const unknown = removed.find((card) => !Object.hasOwn(removable(box), card));
  return unknown === undefined ? null : unknownName('removed', 'card', unknown);
}

function countsOf(cards: readonly CardId[]): ReadonlyMap<CardId, number> {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
