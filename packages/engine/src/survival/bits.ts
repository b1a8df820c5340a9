/**
 * Adaptive binary arithmetic coding: each bit costs less the better it was foreseen. The models learn while coding, so both
 * sides must code the same things in the same order.
 */

const PROBABILITY_BITS = 11;
const EVEN = 1 << (PROBABILITY_BITS - 1);
const FASTNESS = 4;
const TOP = 2 ** 24;
const WORD = 2 ** 32;

/** The probability of a 0 for each context. */
export class Model {
  private readonly odds: Uint16Array;

  constructor(contexts: number) {
    this.odds = new Uint16Array(contexts).fill(EVEN);
  }

  bound(range: number, context: number): number {
    return Math.floor(range / (1 << PROBABILITY_BITS)) * (this.odds[context] ?? EVEN);
  }

  learn(context: number, bit: 0 | 1): void {
    const now = this.odds[context] ?? EVEN;
    this.odds[context] =
      bit === 0 ? now + (((1 << PROBABILITY_BITS) - now) >> FASTNESS) : now - (now >> FASTNESS);
  }
}

/** Codes bits one way or the other; a coder that reads gives the bit that was written. */
export interface Coder {
  bit(model: Model, context: number, bit: 0 | 1): 0 | 1;
}

export class Writer implements Coder {
  private low = 0;
  private range = WORD - 1;
  private readonly bytes: number[] = [];

  bit(model: Model, context: number, bit: 0 | 1): 0 | 1 {
    const bound = model.bound(this.range, context);
    if (bit === 0) this.range = bound;
    else {
      this.low += bound;
      this.range -= bound;
    }
    model.learn(context, bit);
    if (this.low >= WORD) {
      this.low -= WORD;
      this.carry();
    }
    while (this.range < TOP) {
      this.bytes.push(Math.floor(this.low / TOP));
      this.low = (this.low % TOP) * 256;
      this.range *= 256;
    }
    return bit;
  }

  /** One more, wherever it still fits. */
  private carry(): void {
    for (let i = this.bytes.length - 1; i >= 0; i--) {
      const next = (this.bytes[i] ?? 0) + 1;
      this.bytes[i] = next & 255;
      if (next < 256) return;
    }
  }

  end(): Uint8Array {
    for (let i = 0; i < 4; i++) {
      this.bytes.push(Math.floor(this.low / TOP));
      this.low = (this.low % TOP) * 256;
    }
    return Uint8Array.from(this.bytes);
  }
}

export class Reader implements Coder {
  private readonly bytes: Uint8Array;
  private at = 0;
  private code = 0;
  private range = WORD - 1;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    for (let i = 0; i < 4; i++) this.code = this.code * 256 + this.next();
  }

  private next(): number {
    return this.bytes[this.at++] ?? 0;
  }

  bit(model: Model, context: number): 0 | 1 {
    const bound = model.bound(this.range, context);
    const bit = this.code < bound ? 0 : 1;
    if (bit === 0) this.range = bound;
    else {
      this.code -= bound;
      this.range -= bound;
    }
    model.learn(context, bit);
    while (this.range < TOP) {
      this.code = this.code * 256 + this.next();
      this.range *= 256;
    }
    return bit;
  }

  /** More was read than was ever written: the bytes are damaged or cut off. */
  get isOver(): boolean {
    return this.at > this.bytes.length + 4;
  }
}

/** A number of so many bits, the highest first; each bit is foreseen by those before it. */
export function symbol(coder: Coder, model: Model, context: number, bits: number, value: number): number {
  let tree = 1;
  for (let i = bits - 1; i >= 0; i--) {
    const bit = coder.bit(model, (context << bits) | tree, ((value >> i) & 1) as 0 | 1);
    tree = (tree << 1) | bit;
  }
  return tree - (1 << bits);
}
