/** The three houses with people in them, and the boards that can be nailed over doors. */
import type { EnvironmentAction, EnvironmentCard } from '@zonecrawl/engine/model';
import {
  anybody,
  church,
  type House,
  houses,
  noLongerThere,
  overrun,
  people,
  type Shelter,
  workshop,
} from './places.ts';

/** Standard Action inside or at the door: the door is a wall until something breaks it. */
export const boardUp = ({ boards, inside, atTheDoor }: Shelter): EnvironmentAction => ({
  id: 'boardUp',
  cost: 'standard',
  place: { at: 'either', of: [inside, atTheDoor] },
  when: { if: 'not', that: { if: 'face', card: boards.card } },
  do: [
    { do: 'attention', who: 'actor', set: 'low' },
    { do: 'placeCard', card: boards.card, at: boards.at },
  ],
});

/** Everything that hears it comes. */
const ringBell: EnvironmentAction = {
  id: 'ringBell',
  cost: 'standard',
  place: church.room,
  oncePerTurn: true,
  do: [
    { do: 'attention', who: 'actor', set: 'high' },
    {
      do: 'moveEnemies',
      enemies: { type: 'mutant', seesStalker: false },
      toward: church.inside,
      upTo: 'movement',
    },
  ],
};

/** What may be done in a house whatever has become of its people. */
const actionsOf = (house: House): readonly EnvironmentAction[] =>
  house === church ? [boardUp(house), ringBell] : [boardUp(house)];

/** Those inside run for the boat, if there is one that floats. */
export const sendToBoat = ({ inside }: Shelter): EnvironmentAction => ({
  id: 'sendToBoat',
  cost: 'standard',
  place: inside,
  when: {
    if: 'all',
    of: [
      { if: 'face', card: 'B1-08', face: 'b' },
      { if: 'token', token: people, place: inside },
      { if: 'not', that: anybody('enemy', inside) },
    ],
  },
  do: [{ do: 'counter', counter: 'aboard', add: 1 }, ...noLongerThere(inside)],
});

const houseCard = (house: House): EnvironmentCard => ({
  id: house.card,
  a: {
    overlay: 'B1-room',
    actions: [...actionsOf(house), sendToBoat(house)],
    triggers: [
      {
        id: 'lost',
        wait: { on: 'round', moment: 'ends' },
        when: {
          if: 'all',
          of: [{ if: 'token', token: people, place: house.inside }, overrun(house.inside)],
        },
        do: [{ do: 'flipCard', card: house.card }],
      },
    ],
  },
  b: {
    overlay: 'B1-room',
    resolve: [{ do: 'counter', counter: 'lost', add: 1 }, ...noLongerThere(house.inside)],
    actions: actionsOf(house),
  },
});

/** Something leans against them, and in the end they give. */
const boardsCard = ({ boards: { card, overlay }, atTheDoor }: Shelter): EnvironmentCard => ({
  id: card,
  a: {
    overlay,
    triggers: [
      {
        id: 'give',
        wait: { on: 'round', moment: 'ends' },
        when: anybody('enemy', atTheDoor),
        do: [{ do: 'roll', on: { 4: [{ do: 'discardCard', card }] } }],
      },
    ],
  },
});

export const houseCards: readonly EnvironmentCard[] = [
  ...houses.map(houseCard),
  ...[...houses, workshop].map(boardsCard),
];
