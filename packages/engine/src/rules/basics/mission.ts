/** The Mission that is being played. */

import { IdentityCache } from '../../cache/identityCache.ts';
import { LastTwo } from '../../cache/lastTwo.ts';
import type { Box, Deck } from '../../model/box.ts';
import type { Game } from '../../model/game.ts';
import type { EventCard, Mission } from '../../model/mission.ts';
import { missionNamed } from '../../survival/compose.ts';

/** What a position without a Mission is played under: no cards, and every way to end fails. */
export const NO_MISSION: Mission = {
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

/** The last two: mostly they are looked up again. */
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
  return lately.keep({ box, mission: missionNamed(box, id) ?? NO_MISSION }).mission;
}

const ownRandomEvents = new IdentityCache<readonly EventCard[], Deck<EventCard>>();

/** R3, ZS3: the cards Random Events are drawn from: the Mission's own where it has some, else those of the box. */
export function randomEventsOf(box: Box, mission: Mission | undefined): Deck<EventCard> {
  const own = mission?.randomEvents;
  if (!own) return box.randomEvents;
  return ownRandomEvents.of(own, () => Object.fromEntries(own.map((card) => [card.id, card])));
}
