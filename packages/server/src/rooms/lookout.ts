/** Whether other processes have gone on with a room: by their hints, and by looking now and then. */
import type { Room } from './room.ts';

export class Lookout {
  private readonly room: Room;
  private looking: Promise<void> | null = null;
  private mustLookAgain = false;

  constructor(room: Room) {
    this.room = room;
  }

  /** The logs of the room that are open here, and the last number of each that is known. */
  get known(): readonly (readonly [log: string, last: number])[] {
    const { code, state, table, zoneMap } = this.room;
    return [
      [code, state.next - 1],
      ...(table ? [[table.game, (table.session?.next ?? 0) - 1] as const] : []),
      ...(zoneMap ? [[zoneMap.game, zoneMap.number - 1] as const] : []),
    ];
  }

  /** Another process says that it has written. What is said while this one looks is looked for afterwards, once. */
  hinted(log: string, last: number | null): void {
    const known = this.known.find(([one]) => one === log);
    if (last !== null && known && known[1] >= last) return;
    this.mustLookAgain = true;
    if (this.looking) return;
    this.looking = this.look().finally(() => {
      this.looking = null;
    });
    this.room.detached(this.looking);
  }

  private async look(): Promise<void> {
    while (this.mustLookAgain) {
      this.mustLookAgain = false;
      await this.lookedUp(await this.room.around.store.lasts(this.known.map(([log]) => log)));
    }
  }

  /** The store has these logs up to these numbers, in the order of `known`: whoever is behind reads on. */
  async lookedUp(lasts: readonly number[]): Promise<void> {
    if (lasts[0] === -1) this.room.vanish();
    else if (this.known.some(([, last], index) => (lasts[index] ?? -1) > last)) await this.room.refresh();
  }
}
