/** The game behind the table: the port to it, the store, and what the box prints on cards. */
export { box, loadBox } from './cards.ts';
export { type LogLine, lastPhase } from './log.ts';
export { GameStopped, startWorkerPort } from './port.ts';
export { type Speed, speed, speeds } from './speed.ts';
export { createGame, type Game, type Problem } from './store.ts';
