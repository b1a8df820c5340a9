/** A player that is no person: is shown the open decision and answers it. */
import type { Answer, Decision } from '@zonecrawl/engine/kernel';

export type Player = (decision: Decision) => Answer;
