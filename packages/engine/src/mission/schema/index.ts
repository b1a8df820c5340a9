/** Missions as files. */
export { missionSchema } from './mission.ts';
export { type MissionDraft, type ReadMission, type ReadOptions, readMission } from './read.ts';
export { mapPlanSchema, scenarioSchema } from './survival.ts';
