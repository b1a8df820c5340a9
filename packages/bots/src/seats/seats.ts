/** Which seats are played by bots, and for how long. Plain JSON, stored next to a game, never in it. */
import type { Decision, Fact, StalkerId } from '@zonecrawl/engine/model';

/** The bots that may play for a person. */
export const BOTS = ['careful', 'planner'] as const;
export type Bot = (typeof BOTS)[number];

export interface StandIn {
  readonly bot: Bot;
  /** `reactions`: the Turn it was asked to play is over, but not the Enemies' Reactions to it. */
  readonly until: 'turnEnds' | 'reactions' | 'forGood';
}

/** By seat; null where a person plays. */
export type Seats = readonly (StandIn | null)[];

export const standInFor = (seats: Seats, who: StalkerId): StandIn | null => seats[who] ?? null;

export const seated = (seats: Seats, who: StalkerId, standIn: StandIn | null): Seats =>
  Array.from({ length: Math.max(seats.length, who + 1) }, (_, seat) =>
    seat === who ? standIn : (seats[seat] ?? null),
  );

/** A bot lent for one Turn leaves once it is over: its Reactions (R9) belong to it, the next Turn does not. */
export function seatsAfter(seats: Seats, facts: readonly Fact[], open: Decision | null): Seats {
  let after = seats;
  for (const fact of facts) {
    if (fact.fact === 'turnEnded' && standInFor(after, fact.stalker)?.until === 'turnEnds') {
      after = after.map((standIn, seat) =>
        standIn && seat === fact.stalker ? { ...standIn, until: 'reactions' } : standIn,
      );
    } else if (fact.fact === 'turnBegan' || fact.fact === 'phaseBegan') after = withoutReacting(after);
  }
  return open === null || open.kind === 'nextTurn' ? withoutReacting(after) : after;
}

const withoutReacting = (seats: Seats): Seats =>
  seats.some((standIn) => standIn?.until === 'reactions')
    ? seats.map((standIn) => (standIn?.until === 'reactions' ? null : standIn))
    : seats;
