/** Which seats bots play and which inputs they gave: stored next to a save, never in the game itself. */
import { BOTS, type Bot, type Seats, type StandIn } from '@zonecrawl/bots/seats';

/** The bot that gave an input, by the input's number. */
export type Answered = Readonly<Record<number, Bot>>;

export interface StoredBots {
  readonly seats: Seats;
  readonly answered: Answered;
}

export const NO_BOTS: StoredBots = { seats: [], answered: {} };

/** Permanent bots from the start, by seat; null where a person plays. */
export const botsFromStart = (bots: readonly (Bot | null)[]): StoredBots => ({
  seats: bots.map((bot) => bot && { bot, until: 'forGood' }),
  answered: {},
});

/** The same bots in another game. */
export const seatsOnly = ({ seats }: StoredBots): StoredBots => ({ seats, answered: {} });

const MOST_SEATS = 4;
const untils: readonly StandIn['until'][] = ['turnEnds', 'reactions', 'forGood'];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const botIn = (value: unknown): Bot | null => BOTS.find((bot) => bot === value) ?? null;

function standInIn(value: unknown): StandIn | null {
  if (!isObject(value)) return null;
  const bot = botIn(Reflect.get(value, 'bot'));
  const until = untils.find((one) => one === Reflect.get(value, 'until'));
  return bot === null || until === undefined ? null : { bot, until };
}

/** Reads it from an untrusted file; invalid parts are dropped. */
export function parseStoredBots(value: unknown): StoredBots | undefined {
  if (!isObject(value)) return undefined;
  const seats: unknown = Reflect.get(value, 'seats');
  const answered: unknown = Reflect.get(value, 'answered');
  if (!Array.isArray(seats)) return undefined;
  const inputs = Object.entries(isObject(answered) ? answered : {}).flatMap(([input, by]) => {
    const bot = botIn(by);
    return bot === null || !/^\d{1,6}$/.test(input) ? [] : [[Number(input), bot] as const];
  });
  return { seats: seats.slice(0, MOST_SEATS).map(standInIn), answered: Object.fromEntries(inputs) };
}
