import type { EnvironmentCard } from '@zonecrawl/engine/model';

export const environment: readonly EnvironmentCard[] = [
  /** The objective. */
  { id: 'INTRO-01', a: {} },
  /** The short way into the marsh: a drum that leaks. */
  { id: 'INTRO-02', a: { overlay: 'INTRO-drum' } },
  /** The fishing hut: whoever came for the Artifact before had a Detector, and has no more use for it. */
  {
    id: 'INTRO-03',
    a: {
      overlay: 'INTRO-satchel',
      actions: [
        {
          id: 'searchSatchel',
          cost: 'standard',
          place: { at: 'card', card: 'INTRO-03' },
          do: [
            { do: 'give', who: 'actor', gift: { gift: 'card', card: 'echo-detector' } },
            { do: 'give', who: 'actor', gift: { gift: 'bolts', count: 2 } },
            { do: 'flipCard', card: 'INTRO-03' },
          ],
        },
      ],
    },
    b: { overlay: 'INTRO-satchel' },
  },
];
