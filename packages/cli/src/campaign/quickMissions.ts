/**
 * A box whose Missions end at once, with the endings and epilogues of the real ones: the ending, the findings and the
 * counters are random. It makes it possible to simulate many Campaigns quickly.
 */

import { walkDeeds, withMission } from '@zonecrawl/engine/mission';
import type { Box, CampaignBook, Effect, Mission } from '@zonecrawl/engine/model';

/** Counters the epilogues ask for. */
function countersOf({ endings }: Mission): readonly string[] {
  const counters = new Set<string>();
  for (const { epilogue = [] } of Object.values(endings)) {
    walkDeeds(epilogue, '', {
      claim(claim) {
        if (claim.claim === 'counter' && claim.counter !== 'coupons') counters.add(claim.counter);
      },
    });
  }
  return [...counters];
}

const found: readonly Effect[] = [
  { do: 'give', who: 'lead', gift: { gift: 'coupons', coupons: 150 } },
  { do: 'give', who: 'lead', gift: { gift: 'draw', deck: 'weapons' } },
  { do: 'give', who: 'lead', gift: { gift: 'draw', deck: 'artifacts' } },
  { do: 'give', who: 'all', gift: { gift: 'draw', deck: 'items' } },
  { do: 'give', who: 'all', gift: { gift: 'magazine', magazine: 'choice', count: 1 } },
  { do: 'take', who: 'all', what: { take: 'magazine', count: 1 } },
];

function quick(mission: Mission): Mission {
  const { id, kind, endings } = mission;
  const event = `${id}-quick`;
  return {
    id,
    kind,
    setup: {
      tiles: mission.setup.tiles,
      cards: [],
      start: mission.setup.start,
      enemies: [],
      anomalies: [],
      loot: [],
      unknown: { spaces: [], tokens: [[], [], [], []] },
      events: [event],
    },
    environment: [],
    overlays: [],
    events: [{ id: event, copies: 1, instant: [], endOfRound: [] }],
    begin: [
      ...countersOf(mission).map(
        (counter): Effect => ({
          do: 'random',
          of: [0, 1, 2, 3].map((set): readonly Effect[] => [{ do: 'counter', counter, set }]),
        }),
      ),
      ...found.map((effect): Effect => ({ do: 'random', of: [[effect], []] })),
      { do: 'random', of: Object.keys(endings).map((ending): readonly Effect[] => [{ do: 'end', ending }]) },
    ],
    death: mission.death,
    time: mission.time,
    endings: Object.fromEntries(
      Object.entries(endings).map(([ending, { event: _read, ...rest }]) => [ending, rest]),
    ),
  };
}

const missionsOn = ({ locations }: CampaignBook): readonly string[] =>
  Object.values(locations).flatMap((location) => (location.kind === 'mission' ? [location.mission] : []));

export function quickMissions(box: Box): Box {
  if (!box.campaign) return box;
  return missionsOn(box.campaign)
    .flatMap((id) => box.missions[id] ?? [])
    .map(quick)
    .reduce<Box>(withMission, box);
}
