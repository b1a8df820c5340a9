/** The mission vocabulary: triggers, conditions and effects as data (DESIGN 8). Owned by mission/; grows with the missions. */
import type { CardId } from '../kernel/ids.ts';

export interface Effect {
  readonly do: string;
}

/** A Mission Event or Random Event (R2 to R4). */
export interface EventCard {
  readonly id: CardId;
  readonly copies: number;
  readonly instant: readonly Effect[];
  readonly endOfRound: readonly Effect[];
}

export interface Mission {
  readonly id: string;
}
