/** Votes for going back past what was revealed: it happens when everybody who plays wants the same (DESIGN 11). */

import type { Vote } from './protocol.ts';

/** One who may vote: a client that holds a seat. */
export type Voter = object;

/** Where votes for an undo are counted. */
export interface Votes {
  enter(voter: Voter): void;
  leave(voter: Voter): void;
  /** True: everybody agrees. */
  vote(voter: Voter, number: number, inputs: number): boolean;
  /** How many inputs everybody wants back; null: they do not agree. */
  agreement(number: number): number | null;
  open(voter: Voter, number: number): Vote | null;
}

export class UndoVotes implements Votes {
  private readonly voters = new Set<Voter>();
  private agreed = new Set<Voter>();
  private inputs = 0;
  /** The journal's number that the votes are about: any change makes them void. */
  private number = -1;

  enter(voter: Voter): void {
    this.voters.add(voter);
  }

  /** Who leaves is not waited for. */
  leave(voter: Voter): void {
    this.voters.delete(voter);
    this.agreed.delete(voter);
  }

  /** Votes for taking so many inputs back; true: everybody agrees. */
  vote(voter: Voter, number: number, inputs: number): boolean {
    // What was asked before its client left may be carried out afterwards.
    if (!this.voters.has(voter)) return false;
    if (this.number !== number || this.inputs !== inputs) {
      this.number = number;
      this.inputs = inputs;
      this.agreed = new Set();
    }
    this.agreed.add(voter);
    return this.agreement(number) !== null;
  }

  /** How many inputs everybody who plays wants back at this moment; null: they do not agree. */
  agreement(number: number): number | null {
    const isOpen = this.number === number && this.agreed.size > 0;
    return isOpen && this.agreed.size >= this.voters.size ? this.inputs : null;
  }

  /** The vote under way, as this client sees it. */
  open(voter: Voter, number: number): Vote | null {
    if (this.number !== number || this.agreed.size === 0) return null;
    return {
      inputs: this.inputs,
      agreed: this.agreed.size,
      of: this.voters.size,
      yours: this.agreed.has(voter),
    };
  }
}
