/** The way into a game. */
export { NewGameScreen } from './NewGameScreen.tsx';
