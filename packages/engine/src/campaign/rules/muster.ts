/** C7: who goes on the Mission, and with what. Everything can be taken back until the team departs. */

import { cardsOf } from '../../mission/team/shop.ts';
import type { Loadout } from '../../model/gameSetup.ts';
import type { CardId } from '../../model/ids.ts';
import type { Reason } from '../../model/reasons.ts';
import type { Magazine } from '../../model/state.ts';
import { type Act, type Campaign, chosenMission, goTo, pickOption, tell } from '../state/campaign.ts';
import { addToStash, MAGAZINES } from '../state/holdings.ts';
import type { CampaignOption } from '../state/types.ts';
import { changeGroup, memberships } from './group.ts';
import { movesOf, moveTo } from './moves.ts';

export const MOST_STALKERS = 4;

type MagazineMove = Extract<CampaignOption, { readonly is: 'moveMagazine' }>;

export function enlistRefusal({ state }: Campaign, stalker: CardId): Reason | null {
  const { team } = state.exploration;
  if (!state.group.includes(stalker)) return { reason: 'notInGroup', clause: 'C1' };
  if (team.some((seat) => seat.stalker === stalker)) return { reason: 'inTeam', clause: 'C7' };
  return team.length >= MOST_STALKERS
    ? { reason: 'teamFull', clause: 'C7', figures: { most: MOST_STALKERS } }
    : null;
}

export const departRefusal = ({ state }: Campaign): Reason | null =>
  state.exploration.team.length === 0 ? { reason: 'nobodyGoes', clause: 'C7' } : null;

const magazinesOf = ({ magazines }: Loadout, magazine: Magazine): number => magazines?.[magazine] ?? 0;

/** EQ11: Pockets have no limit. */
export function magazineRefusal({ state }: Campaign, { magazine, from, to }: MagazineMove): Reason | null {
  const { team } = state.exploration;
  const seat = from === null ? undefined : team[from];
  const there = from === null ? state.stash.magazines[magazine] : seat ? magazinesOf(seat, magazine) : 0;
  if (there <= 0) return { reason: 'notThere', clause: 'C7' };
  return from === to || (to !== null && !team[to]) ? { reason: 'noSuchSeat', clause: 'C7' } : null;
}

function magazineMoves(campaign: Campaign): readonly MagazineMove[] {
  const holders = [null, ...campaign.state.exploration.team.keys()];
  return MAGAZINES.flatMap((magazine) =>
    holders.flatMap((from) =>
      holders.map((to): MagazineMove => ({ is: 'moveMagazine', magazine, from, to })),
    ),
  ).filter((move) => magazineRefusal(campaign, move) === null);
}

function lostTerritories({ box, state }: Campaign): readonly CampaignOption[] {
  return box.lostTerritories ? [{ is: 'lostTerritories', on: !state.exploration.lostTerritories }] : [];
}

export function* muster(campaign: Campaign): Act {
  const { state } = campaign;
  const { exploration } = state;
  const going = state.group.filter((stalker) => enlistRefusal(campaign, stalker) === null);
  const chosen = yield* pickOption<CampaignOption>({
    kind: 'muster',
    clauses: ['C7'],
    about: { mission: chosenMission(campaign).mission },
    options: [
      ...going.map((stalker) => ({ is: 'enlist' as const, stalker })),
      ...exploration.team.map((_, seat) => ({ is: 'stayHome' as const, seat })),
      ...movesOf(campaign),
      ...magazineMoves(campaign),
      ...lostTerritories(campaign),
      ...memberships(campaign),
      ...(departRefusal(campaign) === null ? [{ is: 'done' as const }] : []),
    ],
  });
  if (chosen.is === 'done') return depart(campaign);
  state.agenda.push({ step: 'muster' });
  switch (chosen.is) {
    case 'join':
    case 'dismiss':
      return changeGroup(campaign, chosen);
    case 'enlist':
      exploration.team.push({ stalker: chosen.stalker });
      break;
    case 'stayHome':
      stayHome(campaign, chosen.seat);
      break;
    case 'move':
      moveTo(campaign, chosen);
      break;
    case 'moveMagazine':
      moveMagazine(campaign, chosen);
      break;
    case 'lostTerritories':
      exploration.lostTerritories = chosen.on;
      break;
    default:
      return;
  }
  tell(campaign, { fact: 'mustered', team: exploration.team.slice(), clauses: ['C7'] });
}

/** What it carried goes back to the Stash. */
function stayHome(campaign: Campaign, at: number): void {
  const { exploration, stash } = campaign.state;
  const [seat] = exploration.team.splice(at, 1);
  if (!seat) return;
  for (const card of cardsOf(seat)) addToStash(campaign, card);
  for (const magazine of MAGAZINES) stash.magazines[magazine] += magazinesOf(seat, magazine);
}

function moveMagazine({ state }: Campaign, { magazine, from, to }: MagazineMove): void {
  const { stash, exploration } = state;
  const add = (holder: number | null, by: number): void => {
    const seat = holder === null ? undefined : exploration.team[holder];
    if (holder === null) stash.magazines[magazine] += by;
    else if (seat)
      exploration.team[holder] = {
        ...seat,
        magazines: { ...seat.magazines, [magazine]: magazinesOf(seat, magazine) + by },
      };
  };
  add(from, -1);
  add(to, 1);
}

function depart(campaign: Campaign): void {
  const { team } = campaign.state.exploration;
  const { mission } = chosenMission(campaign);
  goTo(campaign, { step: 'mission' });
  tell(campaign, { fact: 'departed', mission, team: team.map(({ stalker }) => stalker), clauses: ['C7'] });
}
