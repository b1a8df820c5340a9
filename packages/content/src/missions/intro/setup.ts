import { EAST } from '@zonecrawl/engine/board';
import type { MissionSetup } from '@zonecrawl/engine/model';

/**
 * The siding in the west, the marsh in the east; north is up.
 *
 *     0  a a | b b c   a a b c c     start on a and d; the guard on c with his back to the boxcar V
 *     1  d | V V V W c  ~ ~ b ~ c    the lane d, e, f leads past the boxcar to g, which he sees beside him
 *     2  d e f f g      d e e ~ f    the drum on d: across it, or around by c, a and b
 *     3  h h U U g      d H H g f    the hut H with the satchel; a window to e, a door to i
 *     4  i h j j k      ~ i i g j    somebody on the jetty i; the Anomaly over f reaches to g and to the exit j
 */
export const setup: MissionSetup = {
  tiles: [
    { id: '6', x: 0, y: 0, turn: 0 },
    { id: '7', x: 5, y: 0, turn: 0 },
  ],
  cards: [
    { card: 'INTRO-01' },
    { card: 'INTRO-02', at: { x: 5, y: 2, turn: 0 } },
    { card: 'INTRO-03', at: { x: 6, y: 3, turn: 0 } },
  ],
  start: ['6:a', '6:d'],
  enemies: [
    {
      card: 'bandit-rifle',
      colours: ['red'],
      team: 1,
      pool: 0,
      standing: [{ space: '6:c', facing: EAST }],
    },
    {
      card: 'zombie',
      colours: ['blue'],
      team: 1,
      pool: 0,
      standing: [
        { space: '7:i', facing: EAST },
        { space: '7:b', facing: EAST, when: { if: 'team', is: 'atLeast', value: 3 } },
      ],
    },
  ],
  anomalies: [{ card: 'burner', pattern: 9, x: 9, y: 3, artifact: true }],
  loot: [{ space: '7:H', tokens: 1 }],
  unknown: { spaces: [], tokens: [0, 0, 0, 0] },
  events: ['INTRO-I', 'INTRO-II', 'INTRO-III', 'INTRO-IV', 'INTRO-V', 'INTRO-VI', 'INTRO-VII', 'INTRO-VIII'],
};
