/**
 * How 0.1.0 spelled what is spelled otherwise now. Whoever renames something in the state or in facts maps it back here,
 * and the fingerprints stay comparable.
 */
import { FIRST, spelled } from '@zonecrawl/engine/game';
import type { Fact, GameState } from '@zonecrawl/engine/model';
import { tokenThen } from '@zonecrawl/engine/position';

/** Takes what the engine has now, gives it as that version had it. Never changes what it is given. */
export interface Spelling {
  /** The state of a game. */
  readonly state: (state: GameState) => object;
  /** null: that version did not tell it. */
  readonly fact: (fact: Fact) => object | null;
  /** The state of a Campaign. */
  readonly campaign: (state: object) => object;
  readonly campaignFact: (fact: object) => object;
}

function factThen(fact: Fact): object | null {
  switch (fact.fact) {
    case 'actionBegan': {
      const { source: _source, ...rest } = fact;
      return rest;
    }
    case 'lootDropped': {
      const { up: _up, ...rest } = fact;
      return rest;
    }
    case 'activationEnded':
      return null;
    case 'unknownTurnedUp':
      return { ...fact, token: tokenThen(fact.token) };
    default:
      return fact;
  }
}

const as010: Spelling = {
  state: (state) => spelled(state, FIRST),
  fact: factThen,
  campaign: (state) => state,
  campaignFact: (fact) => fact,
};

export const SPELLINGS: Readonly<Record<string, Spelling>> = { '0.1.0': as010 };

/** Facts as that version told them. */
export const spelledFacts = ({ fact }: Spelling, facts: readonly Fact[]): readonly object[] =>
  facts.flatMap((one) => fact(one) ?? []);
