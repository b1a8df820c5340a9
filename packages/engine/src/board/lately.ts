/**
 * The last two things put together of a kind, so that somebody who looks ahead in one game and plays on in another finds
 * both. What belongs to a game that is over in an instant is kept here and not in a WeakMap: whatever that holds is
 * carried along by every quick tidying of memory, whether its key is still alive or not, until there is a great one.
 */
export class Lately<T extends object> {
  latest: T | null = null;
  before: T | null = null;

  keep(thing: T): T {
    this.before = this.latest;
    this.latest = thing;
    return thing;
  }
}
