/**
 * The last two values of a kind, so that a lookahead in one game and play in another both find theirs. What belongs to
 * a short-lived game is kept here and not in a WeakMap: minor garbage collections keep a WeakMap's values alive,
 * whether their keys are or not, until the next major one.
 */
export class LastTwo<T extends object> {
  latest: T | null = null;
  before: T | null = null;

  keep(thing: T): T {
    this.before = this.latest;
    this.latest = thing;
    return thing;
  }
}
