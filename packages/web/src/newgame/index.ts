/** The pages that start a new game. */
export {
  chooseMission,
  equipAll,
  lostTerritories,
  mission,
  resize,
  team,
} from './draft.ts';
export { GearPage } from './GearPage.tsx';
export { NewGameScreen } from './NewGameScreen.tsx';
export { TeamPage } from './TeamPage.tsx';
export { Wizard } from './Wizard.tsx';
