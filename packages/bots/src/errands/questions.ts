/** What the parts of the backward search ask of it. The search answers; they know nothing else of it. */

import type { CardId, Condition, Effect, Game } from '@zonecrawl/engine/model';
import type { Maker } from './makers.ts';
import type { Stop, Task } from './types.ts';

/** How something is brought about. */
export interface Means {
  /** How often it must happen. */
  readonly times?: (effect: Effect) => number;
  readonly also?: Partial<Stop>;
  /** The plan for its card is already being made. */
  readonly isOut?: boolean;
}

export type Doing<D extends Effect['do']> = Extract<Effect, { readonly do: D }>;

/** The tasks of a plan; null if none was found. */
export type Plan = readonly Task[] | null;

export interface Questions {
  readonly game: Game;
  /** All effects of these kinds that match. */
  makers<D extends Effect['do']>(names: readonly D[], fits: (effect: Doing<D>) => boolean): readonly Maker[];
  /** The tasks after which this holds: none if it holds already. */
  toMeet(condition: Condition, depth: number): Plan;
  toMeetAll(conditions: readonly Condition[], depth: number): Plan;
  /** A single condition. */
  leaf(condition: Condition, depth: number): Plan;
  /** Each question is answered once, and never through itself. */
  once(key: string, look: () => Plan): Plan;
  /** MI3: a card that comes out or is turned over. */
  toTurnUp(card: CardId, face: 'a' | 'b' | null, depth: number): Plan;
  /** The shortest plan for any of these. */
  best(makers: readonly Maker[], depth: number, means?: Means): Plan;
  /** A stop, preceded by what opens the path to it. */
  task(stop: Stop, before?: readonly Task[]): Task;
  /** What turns a card over or removes it. */
  removers(card: CardId): readonly Maker[];
}
