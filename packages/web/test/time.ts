/** Time that passes when it is told to. */
import type { Clock } from '@zonecrawl/engine/kernel';

export class Time implements Clock {
  private now = 0;
  private readonly sleepers = new Set<{ readonly at: number; readonly wake: () => void }>();

  after(milliseconds: number): Promise<void> {
    return new Promise((wake) => {
      this.sleepers.add({ at: this.now + milliseconds, wake });
    });
  }

  async pass(milliseconds: number): Promise<void> {
    await settled();
    this.now += milliseconds;
    for (const sleeper of this.sleepers) {
      if (sleeper.at > this.now) continue;
      this.sleepers.delete(sleeper);
      sleeper.wake();
    }
    await settled();
  }
}

/** Until everything that was only waiting for its turn has had it. */
export async function settled(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
}
