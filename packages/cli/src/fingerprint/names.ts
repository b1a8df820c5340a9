/** Which games a fingerprint has. The name of a game says all that makes it: `random/a1/2/17`, `games/a1-rest-2`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from '@zonecrawl/engine/model';
import { Complaint } from '../errors.ts';
import { type GameChoice, missionsOf, teamSizesOf } from '../sim/games.ts';

/** Played by bots of that name, or recorded in the folder of that name. */
export const GROUPS = ['random', 'careful', 'games', 'campaigns'] as const;
export type Group = (typeof GROUPS)[number];
export type Bot = Extract<Group, 'random' | 'careful'>;
export type Folder = Exclude<Group, Bot>;

export function groupOf(name: string): Group {
  const group = GROUPS.find((known) => name.startsWith(`${known}/`));
  if (!group)
    throw new Complaint(`"${name}" is no game of a fingerprint; they begin with ${GROUPS.join(', ')}.`);
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

/** The records of a folder, sorted. */
export const recorded = (fixtures: string, folder: Folder): readonly string[] =>
  readdirSync(join(fixtures, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file.slice(0, -'.json'.length)}`)
    .sort();
