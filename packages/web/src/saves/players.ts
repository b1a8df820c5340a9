/** Who plays the Stalkers: people, by name if they gave one, and bots. */
import { BOTS, type Bot } from '@zonecrawl/bots/seats';
import type { CardId } from '@zonecrawl/engine/model';
import { botsFromStart, type StoredBots } from '../bots/storedBots.ts';

export interface Player {
  readonly person: string;
  /** null: the person plays. */
  readonly bot: Bot | null;
}

/** An unnamed person. */
export const SOMEBODY: Player = { person: '', bot: null };

/** In a Campaign people stay with their Stalkers, whoever else goes along. */
export type PlayersOf = Readonly<Record<CardId, Player>>;

/** A team's players by seat, as a game keeps them. */
export function seated(players: readonly Player[]): {
  readonly people: readonly string[];
  readonly company?: StoredBots;
} {
  const bots = players.map(({ bot }) => bot);
  return {
    people: players.map(({ person, bot }) => (bot === null ? person.trim() : '')),
    ...(bots.every((bot) => bot === null) ? {} : { company: botsFromStart(bots) }),
  };
}

export const seatedOf = (players: PlayersOf | undefined, stalkers: readonly CardId[]) =>
  seated(stalkers.map((stalker) => players?.[stalker] ?? SOMEBODY));

const LONGEST_NAME = 40;

/** Reads it from an untrusted file; invalid parts are dropped. */
export function playersIn(value: unknown): PlayersOf {
  if (typeof value !== 'object' || value === null) return {};
  const players = Object.entries(value).flatMap(([stalker, one]: [string, unknown]) => {
    if (typeof one !== 'object' || one === null) return [];
    const person: unknown = Reflect.get(one, 'person');
    const bot = BOTS.find((known) => known === Reflect.get(one, 'bot')) ?? null;
    const name = typeof person === 'string' ? person.slice(0, LONGEST_NAME) : '';
    return name === '' && bot === null ? [] : [[stalker, { person: name, bot }] as const];
  });
  return Object.fromEntries(players);
}
