/** The state of the new-game pages. It is retained while the player looks at other pages. */

import { computed, signal } from '@preact/signals';
import {
  FIRST_SHOP,
  outfit,
  type ShopTerms,
  survivalShop,
  teamCost,
  teamRefusal,
} from '@zonecrawl/engine/mission';
import type { Box, CardId, GameSetup, Loadout, Mission } from '@zonecrawl/engine/model';
import { missionNamed } from '@zonecrawl/engine/survival';
import { box } from '../game/cards.ts';
import { type Player, SOMEBODY, seated } from '../saves/index.ts';
import { newSeed } from '../setup/seed.ts';
import { stalkersOf } from '../setup/stalkers.ts';

export const MOST_STALKERS = 4;

export const wizardPages = ['mission', 'team', 'gear'] as const;
export type WizardPage = (typeof wizardPages)[number];

export const wizardPage = signal<WizardPage>('mission');
export const mission = signal('');
export const team = signal<readonly Loadout[]>([]);
/** Who plays each seat. */
export const players = signal<readonly Player[]>(Array.from({ length: MOST_STALKERS }, () => SOMEBODY));
export const seed = signal(newSeed());
export const meleeReaction = signal(false);
/** LT1: for any Mission, if the players like. */
export const lostTerritories = signal(false);

const termsFor = (there: Box, id: string, stalkers: number): ShopTerms => {
  const budget = missionNamed(there, id)?.budget;
  return budget === undefined ? FIRST_SHOP : survivalShop(budget, stalkers);
};

/** What may be bought: a scenario of Zone Survival has a budget of its own. */
export const terms = computed<ShopTerms>(() =>
  box.value === null ? FIRST_SHOP : termsFor(box.value, mission.value, team.value.length),
);
/** What the team's gear was chosen for. */
let equippedFor: ShopTerms | null = null;

/** Chooses a Mission; where it has other terms, all get new gear. */
export function chooseMission(there: Box, id: string): void {
  mission.value = id;
  const { coupons, tier } = termsFor(there, id, team.value.length);
  if (coupons !== equippedFor?.coupons || tier !== equippedFor.tier) equipAll(there);
}

/** What is offered: Missions of Stories (C8), and a first walk. What is retired is opened by its address or a save only. */
export const missionsOf = (
  there: Box,
): { readonly stories: readonly string[]; readonly introduction: readonly string[] } => {
  const ids = (wanted: (mission: Mission) => boolean): readonly string[] =>
    Object.values(there.missions).flatMap((one) => (wanted(one) ? [one.id] : []));
  return {
    stories: ids(({ kind }) => kind === 'story'),
    introduction: ids(({ kind }) => kind === 'introduction'),
  };
};

/** Fills what is still open: the first Mission, two Stalkers, sensible gear. */
export function beginDraft(there: Box, wanted: { readonly mission?: string; readonly seed?: string }): void {
  const isThere = (id: string): boolean => Object.hasOwn(there.missions, id);
  if (wanted.mission !== undefined && isThere(wanted.mission)) chooseMission(there, wanted.mission);
  else if (!isThere(mission.value)) chooseMission(there, missionsOf(there).stories[0] ?? '');
  if (wanted.seed !== undefined && wanted.seed !== '') seed.value = wanted.seed;
  if (team.value.length === 0) resize(there, 2);
}

function equip(there: Box, stalkers: readonly CardId[]): void {
  equippedFor = termsFor(there, mission.value, stalkers.length);
  team.value = outfit(there, equippedFor, stalkers);
}

/** Changes the number of Stalkers: the budget per Stalker changes, so all get new gear. */
export function resize(there: Box, count: number): void {
  const now = team.value.map(({ stalker }) => stalker);
  const spare = stalkersOf(there).filter((card) => !now.includes(card));
  const next = [...now, ...spare].slice(0, Math.min(count, MOST_STALKERS));
  equip(there, next);
}

/** Puts a Stalker into a seat; one who has another seat swaps. */
export function seatStalker(seat: number, stalker: CardId): void {
  const elsewhere = team.value.findIndex((loadout) => loadout.stalker === stalker);
  const leaving = team.value[seat]?.stalker;
  if (leaving === undefined) return;
  team.value = team.value.map((loadout, index) => {
    if (index === seat) return { ...loadout, stalker };
    return index === elsewhere ? { ...loadout, stalker: leaving } : loadout;
  });
}

export function seatPlayer(seat: number, player: Player): void {
  players.value = players.value.with(seat, player);
}

export function equipAll(there: Box): void {
  equip(
    there,
    team.value.map(({ stalker }) => stalker),
  );
}

export function change(seat: number, loadout: Loadout): void {
  team.value = team.value.with(seat, loadout);
}

/** The players of the seats, as stored with the game. */
export const seats = computed(() => seated(players.value.slice(0, team.value.length)));

export const cost = computed(() => (box.value === null ? 0 : teamCost(box.value, terms.value, team.value)));
export const refusal = computed(() =>
  box.value === null ? null : teamRefusal(box.value, terms.value, team.value),
);

export const setup = computed<GameSetup>(() => ({
  mission: mission.value,
  stalkers: team.value,
  seed: seed.value,
  ...(meleeReaction.value || lostTerritories.value
    ? { options: { meleeReaction: meleeReaction.value, lostTerritories: lostTerritories.value } }
    : {}),
}));
