/** Which games a simulation plays: a Mission, a number of Stalkers and a seed make one. */
import { carefulPlayer, curiousPlayer, type Player, plannerPlayer, randomPlayer } from '@zonecrawl/bots';
import type { Start } from '@zonecrawl/engine/game';
import type { Box } from '@zonecrawl/engine/model';
import { missionNamed, survivalId } from '@zonecrawl/engine/survival';
import { groupFor } from '../balance/gear.ts';
import { UserError } from '../errors.ts';
import { randomTeam } from './team.ts';

export interface GameChoice {
  readonly mission: string;
  readonly stalkers: number;
  readonly bot: string;
  readonly seed: number;
  /** Random equipment, or that of a group at this point of the story; the default depends on the bot. */
  readonly gear?: 'random' | 'sensible';
  /** LT1: by the optional rule; without it unless told. */
  readonly lostTerritories?: boolean;
}

const bots: Readonly<Record<string, (seed: string) => Player>> = {
  random: randomPlayer,
  curious: (seed) => curiousPlayer(seed),
  careful: carefulPlayer,
  planner: (seed) => plannerPlayer(seed),
};

/** Bots that play to win get reasonable equipment; the others get random cards, so that every card is used. */
const WINNERS: readonly string[] = ['careful', 'planner'];

/** What becomes of every text that chance is drawn by: nothing, unless games are to be drawn as an older version did. */
export type Seeding = (text: string) => string;
export const asItIs: Seeding = (text) => text;

export function startOf(box: Box, choice: GameChoice, seeding: Seeding = asItIs): Start {
  const { mission, stalkers, bot, seed, gear, lostTerritories } = choice;
  const name = `${mission}/${stalkers}/${seed}`;
  const sensible = gear === undefined ? WINNERS.includes(bot) : gear === 'sensible';
  const team = sensible
    ? groupFor(box, mission, stalkers, seeding(`group ${name}`))
    : randomTeam(box, stalkers, seeding(`team ${name}`));
  const options = lostTerritories === true ? { options: { lostTerritories } } : {};
  return { from: 'mission', setup: { mission, stalkers: team, seed: seeding(name), ...options } };
}

export function playerOf({ bot, mission, stalkers, seed }: GameChoice, seeding: Seeding = asItIs): Player {
  const make = Object.hasOwn(bots, bot) ? bots[bot] : undefined;
  if (!make) throw new UserError(`There is no player "${bot}"; there are ${Object.keys(bots).join(', ')}.`);
  return make(seeding(`${mission}/${stalkers}/${seed}/${bot}`));
}

/** The Missions asked for: one, several with commas between, or all. */
export function missionsOf(box: Box, asked: string): readonly string[] {
  const known = Object.keys(box.missions);
  const missions = asked === 'all' ? known : asked.split(',');
  const unknown = missions.find((id) => missionNamed(box, id) === undefined);
  if (unknown !== undefined)
    throw new UserError(`There is no Mission "${unknown}"; there are ${known.join(', ')}.`);
  return missions;
}

/** Games of Zone Survival as Missions: scenarios and maps, each one, several with commas between, or all. */
export function survivalOf(box: Box, scenario: string, map: string): readonly string[] {
  const { scenarios = {}, maps = {} } = box.survival ?? {};
  const those = (asked: string, known: readonly string[], what: string): readonly string[] => {
    const ids = asked === 'all' ? known : asked.split(',');
    const unknown = ids.find((id) => !known.includes(id));
    if (unknown !== undefined)
      throw new UserError(`There is no ${what} "${unknown}"; there are ${known.join(', ')}.`);
    return ids;
  };
  const onMaps = those(map, Object.keys(maps), 'map');
  return those(scenario, Object.keys(scenarios), 'scenario').flatMap((one) =>
    onMaps.map((where) => survivalId({ scenario: one, map: where })),
  );
}

/** 1 to 4, or all of them. */
export function teamSizesOf(asked: string): readonly number[] {
  if (asked === 'all') return [1, 2, 3, 4];
  const sizes = asked.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size >= 1 && size <= 4)) {
    throw new UserError(`--stalkers takes 1 to 4 or "all", not "${asked}".`);
  }
  return sizes;
}

/** The command that plays exactly this game again. */
export const commandFor = ({ mission, stalkers, bot, seed, lostTerritories }: GameChoice): string =>
  `npm run -s zone -- sim --mission ${mission} --stalkers ${stalkers} --bot ${bot} --games 1 --seed ${seed}${lostTerritories === true ? ' --lost-territories' : ''} --json`;
