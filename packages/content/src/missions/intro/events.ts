import type { EventCard } from '@zonecrawl/engine/model';

const quiet = { copies: 1, instant: [], endOfRound: [] } as const;

/** A patient morning: its Events help or leave one alone, and only the last ends it. */
export const events: readonly EventCard[] = [
  { ...quiet, id: 'INTRO-I' },
  /** Second Breath. */
  { ...quiet, id: 'INTRO-II', instant: [{ do: 'status', who: 'all', status: 'focus', gain: true }] },
  { ...quiet, id: 'INTRO-III' },
  /** Scrap on the Track. */
  {
    ...quiet,
    id: 'INTRO-IV',
    instant: [{ do: 'give', who: 'all', gift: { gift: 'bolts', count: 1 } }],
  },
  /** Somebody Whistles. */
  { ...quiet, id: 'INTRO-V', endOfRound: [{ do: 'lookAround', enemies: { type: 'human' } }] },
  /** Bandages and Spit. */
  { ...quiet, id: 'INTRO-VI', instant: [{ do: 'heal', who: 'all', amount: 2 }] },
  { ...quiet, id: 'INTRO-VII' },
  /** The Patrol. */
  { ...quiet, id: 'INTRO-VIII', instant: [{ do: 'end', ending: 'time' }] },
];
