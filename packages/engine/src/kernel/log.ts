/**
 * What was told, by input; the set-up is input 0. What is not of the last inputs is kept as text: it is read again
 * seldom, and a long game is thousands of facts.
 */

/** Inputs whose facts stay as they are. */
const RECENT = 2;

export class Log<F> {
  private readonly facts: (readonly F[] | string | undefined)[] = [];

  /** How many inputs it reaches over, the set-up among them. */
  get length(): number {
    return this.facts.length;
  }

  /** undefined where it is not known. */
  at(input: number): readonly F[] | undefined {
    const kept = this.facts[input];
    return typeof kept === 'string' ? JSON.parse(kept) : kept;
  }

  write(input: number, facts: readonly F[]): void {
    this.facts[input] = facts;
    const older = this.facts[input - RECENT];
    if (typeof older === 'object') this.facts[input - RECENT] = JSON.stringify(older);
  }

  /** Forgets what came after this input. */
  cut(input: number): void {
    this.facts.length = Math.min(this.facts.length, input + 1);
  }
}
