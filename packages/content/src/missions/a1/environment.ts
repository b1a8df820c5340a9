import type { EnvironmentCard, Place } from '@zonecrawl/engine/model';
import { either } from '../named.ts';
import { a1Places, backPassage, cell, guardRoom, radioShack, stalls, toolShed } from './places.ts';

const key = 'cell-key';

/** How often the cell door must be rammed before it gives. */
const RAMS = 3;

const keyAt = (id: string, place: Place): EnvironmentCard => ({
  id,
  a: { resolve: [{ do: 'placeToken', token: key, place }], afterwards: 'remove' },
});

export const environment: readonly EnvironmentCard[] = [
  /** The objective. */
  { id: 'A1-01', a: {} },
  /** The gate on the road: barred, then open. */
  {
    id: 'A1-02',
    a: {
      overlay: 'A1-gate-barred',
      actions: [
        {
          id: 'liftBar',
          cost: 'standard',
          place: { at: 'card', card: 'A1-02' },
          do: [
            { do: 'attention', who: 'actor', set: 'low' },
            { do: 'flipCard', card: 'A1-02' },
          ],
        },
      ],
    },
    b: {},
  },
  /** The Radio Shack: whoever looks or goes in learns where the key is. */
  {
    id: 'A1-03',
    a: {
      overlay: 'A1-radio-shack',
      actions: [
        {
          id: 'peekInside',
          cost: 'free',
          place: either(...a1Places.radioShack.windows),
          do: [{ do: 'flipCard', card: 'A1-03' }],
        },
      ],
      triggers: [
        {
          id: 'enterShack',
          wait: { on: 'enters', who: 'stalker', place: radioShack },
          do: [{ do: 'flipCard', card: 'A1-03' }],
        },
      ],
    },
    b: {
      resolve: [
        { do: 'resolveUnknown', which: { in: radioShack } },
        { do: 'findCard', of: ['A1-10-1', 'A1-10-2', 'A1-10-3', 'A1-10-4'] },
      ],
      afterwards: 'discard',
    },
  },
  /** What a guard says when he sees no way out. */
  {
    id: 'A1-04',
    a: {
      resolve: [
        {
          do: 'ask',
          who: 'actor',
          choices: [
            {
              id: 'letHimTalk',
              cost: { standard: true },
              do: [{ do: 'findCard', of: ['A1-10-1', 'A1-10-2', 'A1-10-3', 'A1-10-4'] }],
            },
            { id: 'searchHim', do: [{ do: 'give', who: 'actor', gift: { gift: 'bolts', count: 1 } }] },
          ],
        },
      ],
      afterwards: 'discard',
    },
  },
  /** The yard: crates worth a look, or a fire nobody should stand in front of. */
  {
    id: 'A1-05-1',
    a: {
      overlay: 'A1-yard-crates',
      actions: [
        {
          id: 'searchCrates',
          cost: 'standard',
          place: { at: 'card', card: 'A1-05-1' },
          do: [
            { do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'items' } },
            { do: 'give', who: 'actor', gift: { gift: 'magazine', magazine: 'choice', count: 1 } },
            { do: 'flipCard', card: 'A1-05-1' },
          ],
        },
      ],
    },
    b: { overlay: 'A1-yard-crates' },
  },
  {
    id: 'A1-05-2',
    a: {
      overlay: 'A1-yard-fire',
      actions: [
        {
          id: 'douseFire',
          cost: 'standard',
          place: { at: 'card', card: 'A1-05-2' },
          do: [{ do: 'flipCard', card: 'A1-05-2' }],
        },
      ],
      triggers: [
        {
          id: 'firelight',
          wait: {
            on: 'enters',
            who: 'stalker',
            place: { at: 'card', card: 'A1-05-2' },
            moment: 'afterAction',
          },
          do: [{ do: 'attention', who: 'actor', set: 'high' }],
        },
      ],
    },
    b: { afterwards: 'discard' },
  },
  /** The cell: by key, or by shoulder and a lot of noise. */
  {
    id: 'A1-06',
    a: {
      overlay: 'A1-cell-locked',
      actions: [
        {
          id: 'unlock',
          cost: 'standard',
          place: guardRoom,
          when: { if: 'finding', finding: key, who: 'actor' },
          do: [
            { do: 'take', who: 'actor', what: { take: 'finding', finding: key } },
            { do: 'flipCard', card: 'A1-06' },
          ],
        },
        {
          id: 'ramDoor',
          cost: 'standard',
          place: guardRoom,
          do: [
            { do: 'attention', who: 'actor', set: 'high' },
            { do: 'counter', counter: 'rams', add: 1 },
          ],
        },
      ],
      triggers: [
        {
          id: 'doorGives',
          wait: { on: 'counter', counter: 'rams', is: 'atLeast', value: RAMS },
          once: true,
          do: [{ do: 'flipCard', card: 'A1-06' }],
        },
      ],
    },
    b: {
      resolve: [
        { do: 'companionJoins', companion: 'dalik', place: cell },
        { do: 'placeCard', card: 'A1-09' },
      ],
    },
  },
  /** Behind the house: a second way out, or a house that is harder to leave. */
  { id: 'A1-07-1', a: { overlay: 'A1-fence-hole', at: { x: 13, y: 9, turn: 0 } } },
  { id: 'A1-07-2', a: { overlay: 'A1-house-boarded', at: { x: 10, y: 6, turn: 0 } } },
  /** The chest under a ticking counter. */
  {
    id: 'A1-08',
    a: {
      overlay: 'A1-chest',
      actions: [
        {
          id: 'openChest',
          cost: 'standard',
          place: { at: 'card', card: 'A1-08' },
          do: [
            { do: 'dosage', who: 'actor', amount: 2, armorHelps: false },
            { do: 'flipCard', card: 'A1-08' },
          ],
        },
      ],
    },
    b: {
      resolve: [
        { do: 'give', who: 'actor', gift: { gift: 'finding', finding: key } },
        { do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'artifacts' } },
      ],
      afterwards: 'discard',
    },
  },
  /** Dalik, freed, can hardly stand. */
  {
    id: 'A1-09',
    a: {
      resolve: [
        {
          do: 'ask',
          who: 'actor',
          choices: [
            {
              id: 'letHimRest',
              cost: { standard: true },
              do: [{ do: 'counter', counter: 'dalikRested', set: 1 }],
            },
            { id: 'goAtOnce', do: [] },
          ],
        },
      ],
      afterwards: 'discard',
    },
  },
  /** Where the key is. */
  keyAt('A1-10-1', toolShed),
  keyAt('A1-10-2', backPassage),
  keyAt('A1-10-3', stalls),
  {
    id: 'A1-10-4',
    a: { resolve: [{ do: 'placeCard', card: 'A1-08', at: { x: 13, y: 6, turn: 0 } }], afterwards: 'remove' },
  },
];
