/** Who calls: an address as limits count it, and what all sockets of one may do together. */
import { Allowance } from '../rooms/limits.ts';
import type { AddressLimits } from './api.ts';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** An IPv6 address has eight groups, of which the first four are one customer's. */
const GROUPS = 8;
const OWN = 4;

/** Whoever has one address of the newer kind has as many as they like: all of them count as one. */
export function callerOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const isShort = address.includes('::');
  const zeros = isShort ? Math.max(0, GROUPS - left.length - right.length) : 0;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return groups
    .slice(0, OWN)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

interface CallersOptions {
  readonly limits: AddressLimits;
  readonly now: () => number;
}

/** What all sockets of a caller may send together, as long as one of them is open. */
export class Callers {
  private readonly options: CallersOptions;
  private readonly callers = new Map<string, { readonly allowance: Allowance; sockets: number }>();

  constructor(options: CallersOptions) {
    this.options = options;
  }

  /** Whether it has as many sockets open as it may. */
  isFull(caller: string): boolean {
    return (this.callers.get(caller)?.sockets ?? 0) >= this.options.limits.open;
  }

  enter(caller: string): Allowance {
    const { limits, now } = this.options;
    const { messages } = limits;
    const known = this.callers.get(caller) ?? {
      allowance: new Allowance(2 * messages, messages, now),
      sockets: 0,
    };
    known.sockets++;
    this.callers.set(caller, known);
    return known.allowance;
  }

  leave(caller: string): void {
    const known = this.callers.get(caller);
    if (known && --known.sockets === 0) this.callers.delete(caller);
  }
}
