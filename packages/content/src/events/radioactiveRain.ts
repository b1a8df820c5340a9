import type { EventCard } from '@zonecrawl/engine/model';

/** Radioactive rain: at the End of Round everybody without Cover is the worse for it. */
export const radioactiveRain: EventCard = {
  id: 'radioactive-rain',
  copies: 1,
  instant: [],
  endOfRound: [
    { do: 'moveEnemies', enemies: { type: 'human' }, toward: 'cover', upTo: 'movement', uninterrupted: true },
    { do: 'enemyStatus', enemies: { type: 'human', cover: false }, status: 'exposed', gain: true },
    { do: 'dosage', who: { cover: false }, amount: 6, armorHelps: true },
  ],
};
