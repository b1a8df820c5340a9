/** The fingerprint of one game: what it came to, every state on the way, what was asked and every fact told. */
import type { CampaignDecision } from '@zonecrawl/engine/campaign';
import type { Decision } from '@zonecrawl/engine/model';
import { digestOf, Fold } from './digest.ts';

/** The hashes by which a game is compared, the most telling first. */
export const HASHES = ['facts', 'states', 'end', 'asked'] as const;

export interface GamePrint {
  /** Its group and what makes it, such as `random/a1/2/17`. */
  readonly game: string;
  /** How many places: one before the first input, one after each. */
  readonly places: number;
  /** Of all facts, in order. */
  readonly facts: string;
  /** Of the state before the first input and after each. */
  readonly states: string;
  /** Of the last of them. */
  readonly end: string;
  /** Of who is asked, and from how many options, each time. */
  readonly asked: string;
  /** Why it could not be played to its end. */
  readonly failed?: string;
}

/** Told after each input what is hashed of it: for finding the very input where two versions part. */
export type Trace = (step: { readonly state: string; readonly facts: readonly object[] }) => void;

export class Printing {
  private readonly facts = new Fold();
  private readonly states = new Fold();
  private readonly asked = new Fold();
  private end = '';
  private places = 0;
  private readonly trace: Trace | undefined;

  constructor(trace?: Trace) {
    this.trace = trace;
  }

  /** The place a game is at, before its first input or after one. State and facts spelled as they are to be compared. */
  add(state: object, facts: readonly object[], decision: Decision | CampaignDecision | null): void {
    for (const fact of facts) this.facts.add(fact);
    this.end = digestOf(lasting(state));
    this.states.add(this.end);
    this.asked.add(decision && questionOf(decision));
    this.places++;
    this.trace?.({ state: this.end, facts });
  }

  close(game: string, failed: string | null): GamePrint {
    return {
      game,
      places: this.places,
      facts: this.facts.end(),
      states: this.states.end(),
      end: this.end,
      asked: this.asked.end(),
      ...(failed !== null && { failed }),
    };
  }
}

/** Versions and the generator may become others without anything in play being otherwise. */
const LEFT_OUT: readonly string[] = ['format', 'box', 'random'];

const lasting = (state: object): object =>
  Object.fromEntries(Object.entries(state).filter(([field]) => !LEFT_OUT.includes(field)));

/** Not what the options look like: that is for showing them. How many there are says what is legal. */
const questionOf = (decision: Decision | CampaignDecision): readonly unknown[] => [
  'who' in decision ? decision.who : null,
  decision.options.length,
  'pick' in decision ? (decision.pick ?? null) : null,
];
