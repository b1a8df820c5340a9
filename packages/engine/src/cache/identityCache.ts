/**
 * A cache by identity: values derived from an object, for as long as the object exists. Mostly one game is played at a
 * time, so the last entry is looked up without a hash.
 */
export class IdentityCache<K extends object, V extends NonNullable<unknown>> {
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
