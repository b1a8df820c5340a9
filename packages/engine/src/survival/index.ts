/** Zone Survival: scenarios and maps as Missions, scores, codes, the game of the day. Pure: no clock, no storage. */
export {
  codeOf,
  codeSeed,
  gameOf,
  type ReadCode,
  readCode,
  type SurvivalGame,
  setupOf,
  survivalSeed,
} from './code.ts';
export { compose, missionNamed, survivalMissions } from './compose.ts';
export { gameOfTheDay } from './daily.ts';
export { fromLink, type Linked, type ReadLink, toLink } from './link.ts';
export { type Pair, pairOf, placeKey, survivalId, textId } from './names.ts';
export { type Result, type ResultWords, resultText } from './result.ts';
export { OBJECTIVE_POINTS, type ScoreLine, scoreLines, totalOf } from './score.ts';
