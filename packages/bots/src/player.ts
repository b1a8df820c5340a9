/** A player that is no person: is shown the open decision and answers it. */
import type { Answer, Decision, Game } from '@zonecrawl/engine/model';

/**
 * The game as the seat may imagine it (engine/view/imagine.ts), drawn with this seed. The real game is out of reach: what
 * no person at the table could know no player does.
 */
export type Imagine = (seed: string) => Game;

export type Player = (decision: Decision, imagine: Imagine) => Answer;
