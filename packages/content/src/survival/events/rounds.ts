/** Events that count for one Round, as long as they are the active one. */
import type { EventCard } from '@zonecrawl/engine/model';
import { HERE, oneRound, place, when } from '../words.ts';

export const rounds: readonly EventCard[] = [
  oneRound('zs-jitters', {
    triggers: [
      {
        id: 'shake',
        wait: { on: 'turnEnds' },
        when: { if: 'seen', who: 'actor' },
        do: [{ do: 'status', who: 'actor', status: 'exposed', gain: true }],
      },
    ],
  }),
  oneRound('zs-deadCalm', {
    triggers: [
      when(
        'breathe',
        { on: 'enters', who: 'stalker', place: { at: 'indoor' }, moment: 'afterAction' },
        { do: 'status', who: 'actor', status: 'focus', gain: true },
      ),
    ],
  }),
  oneRound('zs-openMarket', {
    actions: [
      {
        id: 'trade',
        cost: 'free',
        place: place('yard'),
        oncePerTurn: true,
        do: [
          {
            do: 'ask',
            who: 'actor',
            choices: [
              {
                id: 'pay',
                cost: { magazines: 1 },
                do: [{ do: 'give', who: 'actor', gift: { gift: 'draw', deck: 'items' } }],
              },
              { id: 'keep', do: [] },
            ],
          },
        ],
      },
    ],
  }),
  oneRound('zs-manhunt', {
    triggers: [
      when(
        'hunt',
        { on: 'phase', phase: 'enemies' },
        { do: 'activate', enemies: { closest: 1 }, level: 'high' },
      ),
    ],
  }),
  oneRound('zs-fullPockets', {
    triggers: [when('drops', { on: 'dies', who: 'enemy' }, { do: 'placeLoot', place: HERE, count: 1 })],
  }),
  oneRound('zs-looseGravel', {
    triggers: [
      when('crunch', { on: 'action', action: 'movement' }, { do: 'attention', who: 'actor', set: 'low' }),
    ],
  }),
  oneRound('zs-doubleShift', {
    triggers: [when('hurry', { on: 'phase', phase: 'players' }, { do: 'marker', who: 'all', count: 1 })],
    endOfRound: [{ do: 'status', who: { in: { at: 'outdoor' } }, status: 'focus', gain: false }],
  }),
  oneRound('zs-bloodMoney', {
    triggers: [when('paid', { on: 'dies', who: 'enemy' }, { do: 'points', points: 1 })],
    endOfRound: [
      {
        do: 'if',
        when: { if: 'enemies', enemies: { seesStalker: true }, is: 'atLeast', value: 1 },
        effects: [{ do: 'points', points: -1 }],
      },
    ],
  }),
];
