/** Events that are over when their text is read. */
import type { EventCard } from '@zonecrawl/engine/model';
import { instant, place } from '../words.ts';

export const instants: readonly EventCard[] = [
  instant('zs-shots', {
    do: 'moveEnemies',
    enemies: { closest: { n: 0, plus: 'stalkers' } },
    toward: 'closestStalker',
    upTo: 2,
  }),
  instant('zs-drop', { do: 'placeLoot', place: place('yard'), count: 2, up: true }),
  instant('zs-aftershock', { do: 'activateAnomaly', petals: 4, unprovoked: true }),
  instant('zs-footsteps', { do: 'resolveUnknown', which: 'closestToLead' }),
  instant('zs-breather', { do: 'heal', who: 'all', amount: 1 }),
  instant('zs-deadMansPack', {
    do: 'give',
    who: 'chosen',
    gift: { gift: 'draw', deck: 'items' },
  }),
  instant('zs-behindYou', {
    do: 'placeUnknown',
    place: { at: 'stalkers', who: 'lead' },
    count: 1,
  }),
  instant('zs-nerves', {
    do: 'ask',
    who: 'lead',
    choices: [
      { id: 'shout', do: [{ do: 'attention', who: 'actor', set: 'high' }] },
      { id: 'swallow', do: [{ do: 'status', who: 'all', status: 'focus', gain: false }] },
    ],
  }),
  instant('zs-rust', { do: 'take', who: 'all', what: { take: 'bolts', count: 1 } }),
  instant('zs-thunderclap', { do: 'suffer', who: { in: { at: 'outdoor' } }, damage: 2 }),
  instant('zs-whistle', { do: 'lookAround', enemies: {} }),
  instant('zs-courier', {
    do: 'give',
    who: 'chosen',
    gift: { gift: 'magazine', magazine: 'choice', count: 1 },
  }),
  instant('zs-leak', { do: 'dosage', who: { in: { at: 'indoor' } }, amount: 1, armorHelps: true }),
  instant('zs-flashlight', { do: 'attention', who: { cover: false }, set: 'low' }),
  instant('zs-lightning', {
    do: 'woundEnemies',
    enemies: { in: { at: 'outdoor' }, cover: false, closest: 1 },
    wound: 'heavy',
  }),
  instant('zs-regroup', { do: 'moveEnemies', enemies: { type: 'human' }, toward: 'cover', upTo: 'movement' }),
  instant('zs-patrol', { do: 'goForward', enemies: { seesStalker: false }, upTo: 2 }),
  instant('zs-radioGhost', { do: 'grantAction', who: 'all', actions: ['carefulMovement'] }),
  instant('zs-whiteNoise', { do: 'attention', who: 'all', set: 'reduce' }),
  instant('zs-collapse', {
    do: 'roll',
    on: {
      1: [{ do: 'resolveUnknown', which: 'eachStack' }],
      2: [{ do: 'placeNoVisibility', place: place('shelter') }],
      3: [{ do: 'placeNoVisibility', place: place('watch') }],
    },
  }),
];
