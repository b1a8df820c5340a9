/** Weather: an Event lays it out, and it stays until the next one comes. */
import type { EnvironmentCard, EventCard } from '@zonecrawl/engine/model';
import { leaves, place, ROUND_BEGINS, ROUND_ENDS, when } from '../words.ts';

const note = (id: string, a: EnvironmentCard['a']): EnvironmentCard => ({ id, tags: ['weather'], a });

export const weatherNotes: readonly EnvironmentCard[] = [
  note('zw-fog', {
    triggers: [
      when(
        'rolls',
        ROUND_BEGINS,
        { do: 'placeNoVisibility', place: place('yard') },
        { do: 'placeNoVisibility', place: place('watch') },
      ),
    ],
  }),
  note('zw-rain', {
    triggers: [
      when(
        'washes',
        { on: 'fate', petals: [3, 4] },
        { do: 'take', who: { in: { at: 'outdoor' } }, what: { take: 'bolts', count: 1 } },
      ),
    ],
  }),
  note('zw-storm', {
    triggers: [
      when('strikes', { on: 'fate', petals: [2] }, { do: 'activateAnomaly', petals: 3, unprovoked: true }),
    ],
  }),
  note('zw-heat', {
    triggers: [
      {
        id: 'dazzles',
        wait: { on: 'turnEnds' },
        when: { if: 'actorIn', place: { at: 'outdoor' } },
        do: [{ do: 'status', who: 'actor', status: 'focus', gain: false }],
      },
    ],
  }),
  note('zw-ash', {
    triggers: [
      when('settles', ROUND_ENDS, {
        do: 'dosage',
        who: { in: { at: 'outdoor' } },
        amount: 1,
        armorHelps: true,
      }),
    ],
  }),
  note('zw-frost', {
    triggers: [
      when(
        'bites',
        { on: 'phase', phase: 'enemies' },
        { do: 'enemyStatus', enemies: { in: { at: 'outdoor' }, closest: 1 }, status: 'pinDown', gain: true },
      ),
    ],
  }),
];

export const weather: readonly EventCard[] = [
  leaves('zs-fog', 'weather', 'zw-fog'),
  leaves('zs-rain', 'weather', 'zw-rain'),
  leaves('zs-storm', 'weather', 'zw-storm'),
  leaves('zs-heat', 'weather', 'zw-heat'),
  leaves('zs-ash', 'weather', 'zw-ash'),
  leaves('zs-frost', 'weather', 'zw-frost'),
];
