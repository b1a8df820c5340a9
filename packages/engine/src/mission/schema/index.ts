/** Missions as files. */
export type { MissionProblem } from '../check/validate.ts';
export { missionSchema } from './mission.ts';
export { type MissionDraft, type ReadMission, type ReadOptions, readMission } from './read.ts';
