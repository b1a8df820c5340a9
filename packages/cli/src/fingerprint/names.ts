/** Which games a fingerprint has. The name of a game says all that makes it: `random/a1/2/17`, `games/a1-rest-2`. */
import { globSync } from 'node:fs';
import type { Box } from '@zonecrawl/engine/model';
import { UserError } from '../errors.ts';
import { type GameChoice, missionsOf, teamSizesOf } from '../sim/games.ts';

/** Played by bots of that name. */
const BOTS = ['random', 'careful'] as const;
type Bot = (typeof BOTS)[number];

/** Files in the folder of that name: records, and saves that are played on. */
const FOLDERS = ['games', 'campaigns', 'saves', 'campaignSaves'] as const;

export const GROUPS = [...BOTS, ...FOLDERS] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf(name: string): Group {
  const group = GROUPS.find((known) => name.startsWith(`${known}/`));
  if (!group)
    throw new UserError(`"${name}" is no game of a fingerprint; they begin with ${GROUPS.join(', ')}.`);
  return group;
}

/** So many games of a bot, such that also few of them have all Missions and all numbers of Stalkers. */
export function spread(box: Box, bot: Bot, games: number, seed: number): readonly string[] {
  const missions = missionsOf(box, 'all');
  const sizes = teamSizesOf('all');
  return Array.from({ length: games }, (_, i) => {
    const round = Math.floor(i / missions.length);
    return `${bot}/${missions[i % missions.length]}/${sizes[(i + round) % sizes.length]}/${seed + i}`;
  });
}

export function choiceOf(name: string): GameChoice {
  const [bot = '', mission = '', stalkers, seed] = name.split('/');
  return { bot, mission, stalkers: Number(stalkers), seed: Number(seed) };
}

/** Every file in folders of that name, sorted. Not all of them need be there. */
export const filed = (fixtures: string): readonly string[] =>
  FOLDERS.flatMap((folder) => globSync(`${folder}/*.json`, { cwd: fixtures }).sort()).map((path) =>
    path.slice(0, -'.json'.length).replaceAll('\\', '/'),
  );
