/**
 * How 0.1.0 spelled what is spelled otherwise now. Whoever renames something in the state or in facts maps it back here,
 * and the fingerprints stay comparable. Nothing was renamed yet.
 */

/** Takes what the engine has now, gives it as that version had it. Never changes what it is given. */
export interface Spelling {
  /** The state of a game. */
  readonly state: (state: object) => object;
  readonly fact: (fact: object) => object;
  /** The state of a Campaign. */
  readonly campaign: (state: object) => object;
  readonly campaignFact: (fact: object) => object;
}

const as010: Spelling = {
  state: (state) => state,
  fact: (fact) => fact,
  campaign: (state) => state,
  campaignFact: (fact) => fact,
};

export const SPELLINGS: Readonly<Record<string, Spelling>> = { '0.1.0': as010 };
