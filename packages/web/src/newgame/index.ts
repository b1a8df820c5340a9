/** The pages that start a new game. */
export { NewGameScreen } from './NewGameScreen.tsx';
