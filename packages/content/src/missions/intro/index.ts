import type { Mission } from '@zonecrawl/engine/model';
import { aims } from './aims.ts';
import { environment } from './environment.ts';
import { events } from './events.ts';
import { overlays } from './overlays.ts';
import { exit, places } from './places.ts';
import { setup } from './setup.ts';

/** The Fence Line: a first walk in the Zone. One idea after the other lies on the way from the siding to dry ground. */
export const intro: Mission = {
  id: 'intro',
  kind: 'introduction',
  setup,
  places,
  aims,
  environment,
  overlays,
  events,
  begin: [{ do: 'show', text: 'mission.intro.prologue' }],
  actions: [{ id: 'leave', cost: 'free', place: exit, do: [{ do: 'leave', who: 'actor' }] }],
  objective: { when: { if: 'everybodyLeft' }, ending: 'success' },
  goals: [exit],
  death: 'fatality',
  time: 'time',
  endings: { success: { won: true, coupons: 300 }, fatality: { won: false }, time: { won: false } },
};
