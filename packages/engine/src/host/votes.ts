/** Votes for going back past what was revealed: it happens when everybody who plays wants the same (DESIGN 11). */

/** One who may vote: a client that holds a seat. */
export type Voter = object;

export class UndoVotes {
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
    if (this.number !== number || this.inputs !== inputs) {
      this.number = number;
      this.inputs = inputs;
      this.agreed = new Set();
    }
    this.agreed.add(voter);
    return this.agreed.size >= this.voters.size;
  }

  /** The vote under way, as this client sees it. */
  open(
    voter: Voter,
    number: number,
  ): {
    readonly inputs: number;
    readonly agreed: number;
    readonly of: number;
    readonly yours: boolean;
  } | null {
    if (this.number !== number || this.agreed.size === 0) return null;
    return {
      inputs: this.inputs,
      agreed: this.agreed.size,
      of: this.voters.size,
      yours: this.agreed.has(voter),
    };
  }
}
