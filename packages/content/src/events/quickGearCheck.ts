import type { EventCard } from '@zonecrawl/engine/model';

/** A quick gear check: the Lead Stalker is a Magazine short, unless there was a moment to look. */
export const quickGearCheck: EventCard = {
  id: 'quick-gear-check',
  copies: 1,
  instant: [
    {
      do: 'ask',
      who: 'lead',
      choices: [
        { id: 'discardMagazine', do: [{ do: 'take', who: 'actor', what: { take: 'magazine', count: 1 } }] },
        { id: 'discardFocus', cost: { focus: true }, do: [] },
        { id: 'slideToken', cost: { slide: true }, do: [] },
      ],
    },
  ],
  endOfRound: [],
};
