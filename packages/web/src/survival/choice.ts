/** Which game of Zone Survival is going to be played: scenario, map, team size and seed, and the code that names it. */
import { computed, signal } from '@preact/signals';
import type { Box, GameSetup, SurvivalBook } from '@zonecrawl/engine/model';
import {
  codeOf,
  gameOfTheDay,
  type ReadCode,
  readCode,
  type SurvivalGame,
  setupOf,
  survivalId,
} from '@zonecrawl/engine/survival';
import { box } from '../game/cards.ts';
import { chooseMission, lostTerritories, resize, team } from '../newgame/index.ts';
import { newCodeSeed } from '../setup/seed.ts';

export const survivalPages = ['choose', 'team', 'gear'] as const;
export type SurvivalPage = (typeof survivalPages)[number];
export const page = signal<SurvivalPage>('choose');

export const scenario = signal('');
export const map = signal('');
const seed = signal('');
/** The date whose game of the day was opened last. */
const day = signal<string | null>(null);

const SIZES = [1, 2, 3, 4] as const;

const byNumber = <T extends { readonly id: string; readonly number: number }>(
  all: Readonly<Record<string, T>>,
): readonly string[] =>
  Object.values(all)
    .sort((one, other) => one.number - other.number)
    .map(({ id }) => id);

export const scenariosOf = ({ scenarios }: SurvivalBook): readonly string[] => byNumber(scenarios);
export const mapsOf = ({ maps }: SurvivalBook): readonly string[] => byNumber(maps);

export const chosen = computed<SurvivalGame>(() => ({
  scenario: scenario.value,
  map: map.value,
  stalkers: SIZES[team.value.length - 1] ?? 1,
  lostTerritories: lostTerritories.value,
  seed: seed.value,
}));

export const code = computed(() => {
  const book = box.value?.survival;
  return (book && codeOf(book, chosen.value)) ?? '';
});

/** The date whose game of the day this is; null: it is another game. */
export const dayOfChosen = computed(() => {
  const book = box.value?.survival;
  const game = book && day.value !== null ? gameOfTheDay(book, day.value) : null;
  return book && game && codeOf(book, game) === code.value ? day.value : null;
});

export const setup = computed<GameSetup>(() => ({ ...setupOf(chosen.value), stalkers: team.value }));

/** Takes a game as it is named: its team size, its map, its seed. */
export function choose(there: Box, game: SurvivalGame): void {
  scenario.value = game.scenario;
  map.value = game.map;
  seed.value = game.seed;
  lostTerritories.value = game.lostTerritories;
  chooseMission(there, survivalId(game));
  if (team.value.length !== game.stalkers) resize(there, game.stalkers);
}

/** Another scenario or map, with chance of its own. */
export function chooseOther(there: Box, other: Partial<Pick<SurvivalGame, 'scenario' | 'map'>>): void {
  choose(there, { ...chosen.value, ...other, seed: newCodeSeed() });
}

const TEAM = 2;

/** Opens what an address names; what is wrong with its code, if something is. */
export function begin(
  there: Box,
  book: SurvivalBook,
  wanted: { readonly code?: string | undefined; readonly day?: string | undefined },
): Extract<ReadCode, { ok: false }>['problem'] | 'day' | null {
  const first: SurvivalGame = {
    scenario: scenario.value || (scenariosOf(book)[0] ?? ''),
    map: map.value || (mapsOf(book)[0] ?? ''),
    stalkers: SIZES[team.value.length - 1] ?? TEAM,
    lostTerritories: lostTerritories.value,
    seed: newCodeSeed(),
  };
  day.value = wanted.day ?? null;
  if (wanted.day !== undefined) {
    const daily = gameOfTheDay(book, wanted.day);
    choose(there, daily ?? first);
    return daily === null ? 'day' : null;
  }
  if (wanted.code === undefined) {
    choose(there, first);
    return null;
  }
  const read = readCode(book, wanted.code);
  choose(there, read.ok ? read.game : first);
  return read.ok ? null : read.problem;
}

/** Anything at all. `chance` gives numbers from 0 up to 1. */
export function surprise(there: Box, book: SurvivalBook, chance: () => number): void {
  const any = (all: readonly string[]): string => all[Math.floor(chance() * all.length)] ?? '';
  choose(there, {
    ...chosen.value,
    scenario: any(scenariosOf(book)),
    map: any(mapsOf(book)),
    seed: newCodeSeed(),
  });
}
