/**
 * A cache by identity: what was worked out about an object, for as long as that exists. The same is mostly asked again
 * and again, one game being played at a time, so the last answer is at hand.
 */
export class IdentityCache<K extends object, V extends object> {
  private readonly all = new WeakMap<K, V>();
  private last: K | null = null;
  private answer: V | undefined = undefined;

  get(key: K): V | undefined {
    if (key === this.last) return this.answer;
    const known = this.all.get(key);
    if (known === undefined) return undefined;
    this.last = key;
    this.answer = known;
    return known;
  }

  /** What is known of it, or else made now. */
  of(key: K, make: (key: K) => V): V {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    this.set(key, made);
    return made;
  }

  set(key: K, value: V): void {
    this.all.set(key, value);
    this.last = key;
    this.answer = value;
  }
}
