/** Which process does what only one need do. Two that do it all the same only work twice: the fence lets one win. */
import type { Store } from '../store/store.ts';

/** A lease is good for so long, in milliseconds, and prolonged when half of it is over. */
export const LEASE = 10_000;

export interface Leases {
  holds(name: string): Promise<boolean>;
  /** Others may have all of them at once. */
  giveBack(): Promise<void>;
}

/** There is nobody else. */
export const ALL_MINE: Leases = { holds: async () => true, async giveBack() {} };

export class SharedLeases implements Leases {
  private readonly store: Store;
  private readonly node: string;
  private readonly now: () => number;
  /** Until when, the one that ends first at the front. */
  private readonly held = new Map<string, number>();

  constructor(store: Store, node: string, now: () => number) {
    this.store = store;
    this.node = node;
    this.now = now;
  }

  async holds(name: string): Promise<boolean> {
    const now = this.now();
    if ((this.held.get(name) ?? 0) - now > LEASE / 2) return true;
    const isHeld = await this.store.lease(name, this.node, LEASE);
    this.held.delete(name);
    if (isHeld) this.held.set(name, now + LEASE);
    this.forgetEnded();
    return isHeld;
  }

  private forgetEnded(): void {
    const now = this.now();
    for (const [name, until] of this.held) {
      if (until > now) return;
      this.held.delete(name);
    }
  }

  async giveBack(): Promise<void> {
    const now = this.now();
    const names = [...this.held].filter(([, until]) => until > now).map(([name]) => name);
    this.held.clear();
    await Promise.all(names.map((name) => this.store.lease(name, this.node, -1)));
  }
}
