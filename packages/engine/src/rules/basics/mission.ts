/** The Mission that is being played. */

import type { Box } from '../../model/box.ts';
import type { Game } from '../../model/game.ts';
import type { Mission } from '../../model/mission.ts';

/** What a position without a Mission is played under: no cards, and every way to end fails. */
const NO_MISSION: Mission = {
  id: '',
  kind: 'training',
  setup: {
    tiles: [],
    cards: [],
    start: [],
    enemies: [],
    anomalies: [],
    loot: [],
    unknown: { spaces: [], tokens: [[], [], [], []] },
    events: [],
  },
  environment: [],
  overlays: [],
  events: [],
  death: 'fatality',
  time: 'time',
  endings: { fatality: { won: false }, time: { won: false } },
};

/** The one asked for last: mostly it is asked for again. */
let last: { readonly box: Box; readonly mission: Mission } | null = null;

export function missionOf({
  box,
  state: {
    mission: { id },
  },
}: Game): Mission {
  if (last !== null && last.mission.id === id && last.box === box) return last.mission;
  const mission = box.missions[id] ?? NO_MISSION;
  last = { box, mission };
  return mission;
}
