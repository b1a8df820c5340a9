/** A bounded cache by a text: the least recently used value is evicted first. */
export class LruCache<Value> {
  private readonly byKey = new Map<string, Value>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: string, make: () => Value): Value {
    const value = this.byKey.get(key) ?? make();
    this.byKey.delete(key);
    this.byKey.set(key, value);
    for (const oldest of this.byKey.keys()) {
      if (this.byKey.size <= this.most) break;
      this.byKey.delete(oldest);
    }
    return value;
  }
}
