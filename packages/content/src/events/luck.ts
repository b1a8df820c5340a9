/** Random Events that can help the team. */
import type { EventCard } from '@zonecrawl/engine/model';

/** A crate under a parachute: worth a flare, if nobody else sees it. */
export const tradersDrop: EventCard = {
  id: 'traders-drop',
  copies: 1,
  instant: [
    {
      do: 'ask',
      who: 'lead',
      choices: [
        {
          id: 'lightFlare',
          do: [
            { do: 'placeLoot', place: { at: 'here' }, count: 2, up: true },
            { do: 'attention', who: 'actor', set: 'high' },
          ],
        },
        { id: 'stayDark', do: [] },
      ],
    },
  ],
  endOfRound: [],
};

/** While it lasts, whoever listens knows where not to be. */
export const radioChatter: EventCard = {
  id: 'radio-chatter',
  copies: 1,
  instant: [{ do: 'lookAround', enemies: { type: 'human' } }],
  endOfRound: [],
  actions: [
    {
      id: 'listenIn',
      cost: 'standard',
      place: { at: 'anywhere' },
      do: [{ do: 'attention', who: 'all', set: 'reduce' }],
    },
  ],
};

/** Nothing moves. Whoever is out of sight gets a breath. */
export const momentsPeace: EventCard = {
  id: 'moments-peace',
  copies: 1,
  instant: [
    {
      do: 'each',
      who: 'all',
      effects: [
        {
          do: 'if',
          when: { if: 'not', that: { if: 'seen', who: 'actor' } },
          effects: [
            { do: 'heal', who: 'actor', amount: 3 },
            { do: 'dosage', who: 'actor', amount: 2, armorHelps: false, lower: true },
          ],
        },
      ],
    },
  ],
  endOfRound: [],
};

/** A loose floorboard, a tin below it. */
export const oldStash: EventCard = {
  id: 'old-stash',
  copies: 1,
  instant: [
    {
      do: 'ask',
      who: 'lead',
      choices: [
        { id: 'takeItem', do: [{ do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'items' } }] },
        {
          id: 'takeMagazine',
          do: [{ do: 'give', who: 'actor', gift: { gift: 'magazine', magazine: 'choice', count: 1 } }],
        },
        { id: 'takeBolts', do: [{ do: 'give', who: 'actor', gift: { gift: 'bolts', count: 3 } }] },
      ],
    },
  ],
  endOfRound: [],
};

/** Shots, far off: every man who sees nobody turns that way. */
export const distantGunfire: EventCard = {
  id: 'distant-gunfire',
  copies: 1,
  instant: [
    {
      do: 'random',
      of: ([0, 1, 2, 3] as const).map((facing) => [
        { do: 'faceEnemies' as const, enemies: { type: 'human' as const, seesStalker: false }, facing },
      ]),
    },
  ],
  endOfRound: [],
};

/** A gap in the watch, just long enough for one thing each. */
export const opening: EventCard = {
  id: 'opening',
  copies: 1,
  instant: [{ do: 'grantAction', who: 'all', actions: ['carefulMovement', 'reload', 'pickUp'] }],
  endOfRound: [],
};
