/** Random Events that bring or activate Enemies. */
import type { EventCard } from '@zonecrawl/engine/model';

/** A patrol follows up what was heard. */
export const patrol: EventCard = {
  id: 'patrol',
  copies: 1,
  instant: [
    {
      do: 'moveEnemies',
      enemies: { type: 'human', seesStalker: false },
      toward: 'closestAttention',
      upTo: 'movement',
    },
  ],
  endOfRound: [{ do: 'lookAround', enemies: { type: 'human' } }],
};

/** Rodents break out of the ground around the Lead Stalker. They are nobody's friends. */
export const vermin: EventCard = {
  id: 'vermin',
  copies: 1,
  instant: [
    {
      do: 'spawn',
      enemy: 'rodent',
      count: { for: [1, 2, 2, 3] },
      place: { at: 'stalkers', who: 'lead' },
      facing: 0,
    },
  ],
  endOfRound: [],
};

/** Hungry, and not yet decided: something thrown helps. */
export const strayDogs: EventCard = {
  id: 'stray-dogs',
  copies: 1,
  instant: [
    {
      do: 'ask',
      who: 'all',
      choices: [
        { id: 'throwBolt', cost: { bolts: 1 }, do: [] },
        { id: 'kickThemOff', do: [{ do: 'suffer', who: 'actor', damage: 4 }] },
      ],
    },
  ],
  endOfRound: [],
};

/** Something is right behind the Lead Stalker. At the End of Round it shows itself, wherever the team is by then. */
export const footsteps: EventCard = {
  id: 'footsteps',
  copies: 1,
  instant: [{ do: 'placeUnknown', place: { at: 'stalkers', who: 'lead' }, count: 1 }],
  endOfRound: [{ do: 'resolveUnknown', which: 'closestToLead' }],
};

/** A voice that is not on any channel. */
export const whispers: EventCard = {
  id: 'whispers',
  copies: 1,
  instant: [
    {
      do: 'ask',
      who: 'all',
      choices: [
        { id: 'shutItOut', cost: { focus: true }, do: [] },
        { id: 'listen', do: [{ do: 'loseHp', who: 'actor', amount: 3 }] },
      ],
    },
    { do: 'moveEnemies', enemies: { type: 'psionic' }, toward: 'closestStalker', upTo: 'movement' },
  ],
  endOfRound: [],
};
