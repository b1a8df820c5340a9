/** Why a bot advises an answer: every reason with its figures, for its messages `hint.reason.<reason>` and `hint.topic.<reason>`. */

/** A number of things, an amount that may be a fraction, or a probability. */
export type FigureKind = 'count' | 'amount' | 'chance';

export const hintReasons = {
  objective: { steps: 'count' },
  errand: { standards: 'count' },
  seen: { enemies: 'count', loss: 'amount' },
  activation: { loss: 'amount' },
  attack: { kill: 'chance', pinDown: 'chance', miss: 'chance' },
  reroll: { gain: 'amount' },
  reload: {},
  loot: {},
  card: {},
  prepare: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, FigureKind>>>>;

type HintReasons = typeof hintReasons;
export type HintReason = keyof HintReasons;

/** One reason with its figures; the client has the texts. */
export type Why = {
  [R in HintReason]: {
    readonly reason: R;
    readonly figures: { readonly [F in keyof HintReasons[R]]: number };
  };
}[HintReason];
