/** Why an answer is good or bad: keys and figures; the client has the texts. */
import type { Answer } from '@zonecrawl/engine/model';

export interface Why {
  /** Text under `hint.reason.<reason>`. */
  readonly reason: string;
  readonly figures: Readonly<Record<string, number>>;
}

export interface Reasoned {
  /** In HP of a healthy Stalker; only differences count. */
  readonly score: number;
  readonly reasons: readonly Why[];
}

export interface Weighed extends Reasoned {
  readonly answer: Answer;
}

export const plain = (score: number): Reasoned => ({ score, reasons: [] });
