/**
 * The last two things worked out of a kind, so that one who looks ahead in one game and plays on in another finds both.
 * What belongs to a short-lived game is kept here and not in a WeakMap: minor garbage collections keep a WeakMap's values
 * alive, whether their keys are or not, until the next major one.
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
