/** The Mission that is being played. */

import { LastTwo } from '../../cache/lastTwo.ts';
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

/** Those asked for last: mostly they are asked for again. */
const lately = new LastTwo<{ readonly box: Box; readonly mission: Mission }>();

export function missionOf({
  box,
  state: {
    mission: { id },
  },
}: Game): Mission {
  const { latest, before } = lately;
  if (latest !== null && latest.mission.id === id && latest.box === box) return latest.mission;
  if (before !== null && before.mission.id === id && before.box === box) return lately.keep(before).mission;
  return lately.keep({ box, mission: box.missions[id] ?? NO_MISSION }).mission;
}
