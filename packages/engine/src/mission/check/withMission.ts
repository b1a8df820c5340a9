/** A box with one more Mission: a shared file, after validation. */
import type { Box } from '../../model/box.ts';
import type { Mission } from '../../model/mission.ts';
import { missionDrawings } from './validate.ts';

export const withMission = (box: Box, mission: Mission): Box => ({
  ...box,
  drawings: missionDrawings(box, mission),
  missions: { ...box.missions, [mission.id]: mission },
});
