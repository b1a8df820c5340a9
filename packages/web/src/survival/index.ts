/** Zone Survival around the table: choosing a game, its end, one's history. */
export { HistoryScreen } from './HistoryScreen.tsx';
export { ReplayScreen } from './ReplayScreen.tsx';
export { SurvivalEnd, type SurvivalEndProps } from './SurvivalEnd.tsx';
export { SurvivalScreen } from './SurvivalScreen.tsx';
