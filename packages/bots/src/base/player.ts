/** A bot: receives the open decision and answers it. */
import type { Answer, Decision, Game } from '@zonecrawl/engine/model';

/**
 * An imagined game of the seat (engine/view/imagine.ts), sampled with this seed. The real game is out of reach: a bot
 * knows only what a person in its seat could know.
 */
export type Imagine = (seed: string) => Game;

export type Player = (decision: Decision, imagine: Imagine) => Answer;
