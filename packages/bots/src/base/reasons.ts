/** Why an answer is good or bad: keys and figures; the client has the texts. */
import type { Why } from '@zonecrawl/content/locales';
import type { Answer } from '@zonecrawl/engine/model';

export type { HintReason, Why } from '@zonecrawl/content/locales';

export interface Reasoned {
  /** In HP of a healthy Stalker; only differences count. */
  readonly score: number;
  readonly reasons: readonly Why[];
}

export interface Weighed extends Reasoned {
  readonly answer: Answer;
}

export const plain = (score: number): Reasoned => ({ score, reasons: [] });
