import type { Choice, Condition, Effect, EnvironmentCard } from '@zonecrawl/engine/model';
import { space } from '../named.ts';
import { chamber, fuseBoard, generator, institute, ramp } from './places.ts';

const fuse = 'fuse';
/** Ways into the chamber that were ever opened: nobody reaches for the tape before there is one. */
export const wayIn: Effect = { do: 'counter', counter: 'waysIn', add: 1 };

/** How often the shutter must be pried before it gives: the door is the shorter way. */
const PRIES = 5;

const is = (counter: string, value: number): Condition => ({
  if: 'counter',
  counter,
  is: value === 0 ? 'exactly' : 'atLeast',
  value,
});
const running: Condition = { if: 'face', card: 'A2-02', face: 'b' };
const doorOpen: Condition = { if: 'face', card: 'A2-04', face: 'b' };
const all = (...of: readonly Condition[]): Condition => ({ if: 'all', of });
const not = (that: Condition): Condition => ({ if: 'not', that });

/** One fuse feeds one circuit: what is switched on goes at the cost of the other, unless there is a spare. */
const insteadOf = (on: Condition, off: readonly Effect[]): Effect => ({
  do: 'if',
  when: all(is('spare', 0), on),
  effects: off,
});

/** The thing under the glass: copy the tape and go, or take a piece of it, too. */
const atTheGlass: readonly Choice[] = [
  { id: 'tapeOnly', do: [] },
  {
    id: 'breakShard',
    cost: { hp: 2 },
    do: [
      { do: 'counter', counter: 'shard', set: 1 },
      { do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'artifacts' } },
      { do: 'dosage', who: 'actor', amount: 3, armorHelps: true },
      { do: 'spawn', enemy: 'bloodsucker', count: { for: [0, 0, 1, 1] }, place: space('15:A'), facing: 2 },
    ],
  },
];

/** What lies in the offices and in the boxcar. */
const searches = ['A2-10-1', 'A2-10-2', 'A2-10-3', 'A2-10-4'];

export const environment: readonly EnvironmentCard[] = [
  /** The objective. */
  { id: 'A2-01', a: {} },
  /** The generator on the stairwell's landing: dead, then heard by everything below. */
  {
    id: 'A2-02',
    a: {
      overlay: 'A2-generator',
      actions: [
        {
          id: 'pullCord',
          cost: 'standard',
          place: generator,
          do: [{ do: 'flipCard', card: 'A2-02' }],
        },
      ],
    },
    b: {
      overlay: 'A2-generator',
      resolve: [
        { do: 'attention', who: 'actor', set: 'high' },
        { do: 'moveEnemies', enemies: { closest: 1 }, toward: generator, upTo: 'movement' },
      ],
      actions: [
        {
          id: 'cutEngine',
          cost: 'free',
          place: generator,
          do: [{ do: 'flipCard', card: 'A2-02' }],
        },
      ],
    },
  },
  /** The fuse board: one fuse, two circuits. */
  {
    id: 'A2-03',
    a: {
      overlay: 'A2-fuse-board',
      actions: [
        {
          id: 'routeDoor',
          cost: 'standard',
          place: fuseBoard,
          when: all(running, not(doorOpen)),
          do: [
            { do: 'flipCard', card: 'A2-04' },
            wayIn,
            insteadOf(is('lights', 1), [{ do: 'counter', counter: 'lights', set: 0 }]),
          ],
        },
        {
          id: 'routeLamps',
          cost: 'standard',
          place: fuseBoard,
          when: all(running, is('lights', 0)),
          do: [
            { do: 'counter', counter: 'lights', set: 1 },
            { do: 'lookAround', enemies: { in: institute } },
            insteadOf(doorOpen, [{ do: 'flipCard', card: 'A2-04' }]),
          ],
        },
        {
          id: 'fitFuse',
          cost: 'free',
          place: fuseBoard,
          when: all(is('spare', 0), { if: 'finding', finding: fuse, who: 'actor' }),
          do: [
            { do: 'take', who: 'actor', what: { take: 'finding', finding: fuse } },
            { do: 'counter', counter: 'spare', set: 1 },
          ],
        },
      ],
    },
  },
  /** The blast door of the test chamber. */
  { id: 'A2-04', a: { overlay: 'A2-blast-door' }, b: {} },
  /** The shutter over the chamber's window, on the side where the ground burns. */
  {
    id: 'A2-05',
    a: {
      overlay: 'A2-shutter',
      actions: [
        {
          id: 'pryShutter',
          cost: 'standard',
          place: { at: 'either', of: [ramp, chamber] },
          do: [
            { do: 'attention', who: 'actor', set: 'high' },
            { do: 'counter', counter: 'pries', add: 1 },
          ],
        },
      ],
      triggers: [
        {
          id: 'shutterGives',
          wait: { on: 'counter', counter: 'pries', is: 'atLeast', value: PRIES },
          once: true,
          do: [{ do: 'flipCard', card: 'A2-05' }, wayIn],
        },
      ],
    },
    b: { afterwards: 'discard' },
  },
  /** The hatch between waste store and chamber: for those who know the duct. */
  { id: 'A2-06', a: { overlay: 'A2-hatch' } },
  /** The recording; and what hears that somebody touched it. */
  {
    id: 'A2-07',
    a: {
      overlay: 'A2-tape-machine',
      actions: [
        {
          id: 'takeTape',
          cost: 'standard',
          place: chamber,
          when: is('waysIn', 1),
          do: [{ do: 'flipCard', card: 'A2-07' }],
        },
      ],
    },
    b: {
      resolve: [
        { do: 'give', who: 'actor', gift: { gift: 'finding', finding: 'tape' } },
        { do: 'counter', counter: 'tape', set: 1 },
        { do: 'newKind', enemy: 'bloodsucker', colours: ['red'], team: 1, pool: 2 },
        { do: 'ask', who: 'actor', choices: atTheGlass },
        { do: 'placeCard', card: 'A2-09' },
      ],
      afterwards: 'discard',
    },
  },
  /** Somebody has hung up sheets of lead, and not enough of them. */
  { id: 'A2-12', a: { overlay: 'A2-lead-sheets' } },
  /** Drawers in the offices, crates in the boxcar. */
  {
    id: 'A2-08',
    a: {
      overlay: 'A2-offices',
      actions: [
        {
          id: 'searchDesks',
          cost: 'standard',
          place: { at: 'card', card: 'A2-08' },
          do: [{ do: 'flipCard', card: 'A2-08' }],
        },
      ],
    },
    b: { resolve: [{ do: 'findCard', of: searches }], afterwards: 'discard' },
  },
  {
    id: 'A2-11',
    a: {
      overlay: 'A2-boxcar',
      actions: [
        {
          id: 'searchBoxcar',
          cost: 'standard',
          place: { at: 'card', card: 'A2-11' },
          do: [{ do: 'flipCard', card: 'A2-11' }],
        },
      ],
    },
    b: { resolve: [{ do: 'findCard', of: searches }], afterwards: 'discard' },
  },
  /** It is awake: it drinks the current, and comes out of the walls. */
  {
    id: 'A2-09',
    a: {
      resolve: [
        { do: 'spawn', enemy: 'bloodsucker', count: { for: [2, 1, 1, 1] }, place: space('15:C'), facing: 2 },
        { do: 'placeAnomaly', anomaly: 'tesla', pattern: 7, x: 5, y: 1, artifact: false },
        {
          do: 'if',
          when: all(running, is('spare', 0)),
          effects: [
            {
              do: 'roll',
              on: {
                2: [{ do: 'flipCard', card: 'A2-02' }],
                3: [{ do: 'flipCard', card: 'A2-02' }],
              },
            },
          ],
        },
      ],
      triggers: [
        {
          id: 'resonance',
          wait: { on: 'round', moment: 'ends' },
          // As long as there is current it drinks that.
          when: not(running),
          do: [{ do: 'dosage', who: { in: institute }, amount: 1, armorHelps: true }],
        },
      ],
    },
  },
  /** What a search turns up. */
  {
    id: 'A2-10-1',
    a: {
      resolve: [{ do: 'give', who: 'actor', gift: { gift: 'finding', finding: fuse } }],
      afterwards: 'discard',
    },
  },
  {
    id: 'A2-10-2',
    a: {
      resolve: [
        { do: 'discardCard', card: 'A2-06' },
        wayIn,
        { do: 'give', who: 'actor', gift: { gift: 'bolts', count: 1 } },
      ],
      afterwards: 'discard',
    },
  },
  {
    id: 'A2-10-3',
    a: {
      resolve: [
        { do: 'spawn', enemy: 'rodent', count: 1, place: { at: 'here' }, facing: 0 },
        { do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'items' } },
      ],
      afterwards: 'discard',
    },
  },
  {
    id: 'A2-10-4',
    a: {
      resolve: [
        { do: 'give', who: 'actor', gift: { gift: 'magazine', magazine: 'choice', count: 1 } },
        { do: 'give', who: 'actor', gift: { gift: 'coupons', coupons: 300 } },
      ],
      afterwards: 'discard',
    },
  },
];
