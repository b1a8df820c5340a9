/** A result as a few lines of text and symbols to paste anywhere. Names are handed in, so there is no prose here. */
import { type ScoreLine, totalOf } from './score.ts';

/** How a game ended, as any seat knows it. */
export interface Result {
  readonly won: boolean;
  readonly round: number;
  readonly stalkers: number;
  readonly lines: readonly ScoreLine[];
}

export interface ResultWords {
  /** What the game calls itself. */
  readonly title: string;
  readonly scenario: string;
  readonly map: string;
  readonly code: string;
  /** Of a game of the day. */
  readonly date?: string;
}

/** Symbols that every font has: pictures are boxes where there is no font for them. */
const WON = '■';
const LOST = '□';
const GAIN = '▲';
const LOSS = '▼';
const STALKER = '●';

/** One square for each Round, then what cards added or took. */
export function resultText(words: ResultWords, { won, round, stalkers, lines }: Result): string {
  const cards = lines
    .filter(({ source }) => source !== 'objective')
    .map(({ points }) => (points > 0 ? GAIN : LOSS).repeat(Math.min(Math.abs(points), 10)))
    .join('');
  return [
    words.date === undefined ? words.title : `${words.title} ${words.date}`,
    `${words.scenario} · ${words.map} · ${STALKER.repeat(stalkers)}`,
    `${(won ? WON : LOST).repeat(round)} ${cards}`.trim(),
    `${won ? '☢' : '☠'} ${totalOf(lines)}`,
    words.code,
  ].join('\n');
}
