import type { EventCard } from '@zonecrawl/engine/model';

/** A din in the air: the Lead Stalker uses it for one more Action; so does whatever lurks out there. */
export const dinInTheAir: EventCard = {
  id: 'din-in-the-air',
  copies: 1,
  instant: [{ do: 'marker', who: 'lead', count: 1 }],
  endOfRound: [{ do: 'resolveUnknown', which: 'eachStack' }],
};
