/** A Mission for one test: only what the test is about. */

import { withMission } from '../src/mission/index.ts';
import type { Box } from '../src/model/index.ts';
import type { EventCard, Mission } from '../src/model/mission.ts';
import { NO_MISSION } from '../src/rules/basics/mission.ts';
import { plainBox } from './box.ts';
import { plain, zoneBox } from './zone.ts';

export const quiet = (id: string): EventCard => ({ id, copies: 1, instant: [], endOfRound: [] });

const BARE: Mission = {
  ...NO_MISSION,
  id: 'test',
  events: [quiet('e1'), quiet('e2'), quiet('e3'), quiet('e4')],
  endings: { success: { won: true }, ...NO_MISSION.endings },
};

/** The box with a Mission 'test' of these parts; its Events join four that do nothing, 'e1' to 'e4'. */
export function missionBox(parts: Partial<Mission>, base: Box = plain): Box {
  const events = [
    ...(parts.events ?? []),
    ...BARE.events.filter(({ id }) => !parts.events?.some((e) => e.id === id)),
  ];
  return withMission(base, { ...BARE, ...parts, events, endings: { ...BARE.endings, ...parts.endings } });
}

/** A box in which the tester may finish a Turn at once: 'wait' is Free, 'work' is Standard and does nothing. */
export const idleIn = (box: Box): Box => zoneBox({ free: { *wait() {} }, standard: { *work() {} } }, box);

export const idle: Box = idleIn(plainBox);
