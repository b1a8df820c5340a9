/** Random Events of weather and ground; most spare Stalkers who are indoors. */
import type { EventCard } from '@zonecrawl/engine/model';

/** The sky turns red. There is one Round to get indoors. */
export const emission: EventCard = {
  id: 'emission',
  copies: 1,
  instant: [
    {
      do: 'moveEnemies',
      enemies: { type: 'human', seesStalker: false },
      toward: { at: 'indoor' },
      upTo: 'movement',
    },
  ],
  endOfRound: [
    { do: 'woundEnemies', enemies: { in: { at: 'outdoor' } }, wound: 'light' },
    { do: 'loseHp', who: { in: { at: 'outdoor' } }, amount: 6 },
    { do: 'dosage', who: 'all', amount: 2, armorHelps: true },
  ],
};

/** Anomalies activate without an Entity that sets them off, so only those on their symbols are hit (AN5). */
export const tremor: EventCard = {
  id: 'tremor',
  copies: 1,
  instant: [
    { do: 'activateAnomaly', petals: 3, unprovoked: true },
    { do: 'enemyStatus', enemies: { type: 'human' }, status: 'exposed', gain: true },
  ],
  endOfRound: [{ do: 'activateAnomaly', petals: 1, unprovoked: true }],
};

/** Sleet: stamp your feet and lose time, or stand there like a target. */
export const sleet: EventCard = {
  id: 'sleet',
  copies: 1,
  instant: [
    {
      do: 'ask',
      who: { in: { at: 'outdoor' } },
      choices: [
        { id: 'stampFeet', cost: { slide: true }, do: [] },
        { id: 'standStill', do: [{ do: 'status', who: 'actor', status: 'exposed', gain: true }] },
      ],
    },
  ],
  endOfRound: [],
};

/** The light goes; for a Round nobody sees anybody. Then everybody looks up. */
export const blackout: EventCard = {
  id: 'blackout',
  copies: 1,
  instant: [{ do: 'placeNoVisibility', place: { at: 'stalkers', who: 'all' } }],
  endOfRound: [{ do: 'lookAround', enemies: {} }],
};
