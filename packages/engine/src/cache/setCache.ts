/** A bounded cache keyed by a number and a set of spaces, in any order. A hit allocates nothing. */

interface Entry<Value> {
  readonly tag: number;
  readonly members: readonly number[];
  readonly value: Value;
}

/** Scatters space numbers over 32 bits, so that the exclusive or of a set makes a good hash. */
function scatter(index: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}

/**
 * Direct-mapped: each key has one slot and the newest value keeps it. `find`, and after a miss `keep` with the
 * same key, without another `find` between.
 */
export class SetCache<Value> {
  private readonly slots: (Entry<Value> | undefined)[];
  private readonly codes: Int32Array;
  /** The look-up in which a space was last a member: tells members, and repeated ones, without clearing. */
  private readonly stamps: Float64Array;
  private lookUp = 0;
  private slot = 0;

  /** `size` must be a power of two. */
  constructor(spaces: number, size: number) {
    this.slots = new Array<Entry<Value> | undefined>(size).fill(undefined);
    this.codes = Int32Array.from({ length: spaces }, (_, index) => scatter(index));
    this.stamps = new Float64Array(spaces);
  }

  find(tag: number, set: readonly number[]): Value | undefined {
    this.lookUp++;
    let hash = 0;
    let count = 0;
    for (let index = 0; index < set.length; index++) {
      const member = set[index] ?? 0;
      if (this.stamps[member] === this.lookUp) continue;
      this.stamps[member] = this.lookUp;
      hash ^= this.codes[member] ?? 0;
      count++;
    }
    this.slot = (hash ^ scatter(tag)) & (this.slots.length - 1);
    const entry = this.slots[this.slot];
    if (entry === undefined || entry.tag !== tag) return undefined;
    const { members } = entry;
    if (members.length !== count) return undefined;
    for (let index = 0; index < count; index++) {
      if (this.stamps[members[index] ?? 0] !== this.lookUp) return undefined;
    }
    return entry.value;
  }

  keep(tag: number, set: readonly number[], value: Value): Value {
    this.slots[this.slot] = { tag, members: unrepeated(set), value };
    return value;
  }
}

function unrepeated(set: readonly number[]): readonly number[] {
  const members: number[] = [];
  for (const member of set) if (!members.includes(member)) members.push(member);
  return members;
}
