/** Lets the bots of a room answer: one question at a time, in one process at a time, while somebody looks. */
import { standInFor } from '@zonecrawl/bots';
import type { StalkerId } from '@zonecrawl/engine/model';
import { LEASE } from '../cluster/leases.ts';
import type { Room } from './room.ts';
import type { Table } from './table.ts';

export class BotSeats {
  isThinking = false;
  private readonly room: Room;
  private later: NodeJS.Timeout | null = null;

  constructor(room: Room) {
    this.room = room;
  }

  /** Lets the bot answer that holds the open decision's seat. */
  think(): void {
    const { room } = this;
    const { table } = room;
    const decision = table?.decision;
    if (!table || !decision || this.isThinking || !standInFor(room.state.bots, decision.who)) return;
    // Nobody looks: nobody waits either.
    if (room.members.size === 0) return;
    this.isThinking = true;
    const number = table.session?.next ?? 0;
    room.detached(
      this.answer(table, number).finally(() => {
        this.isThinking = false;
        // Somebody may have answered meanwhile, or the seat has changed hands.
        if (room.table?.session && room.table.session.next !== number) room.changed([]);
      }),
    );
  }

  private async answer(table: Table, number: number): Promise<void> {
    const { room } = this;
    const { thinker, leases, thought: spent } = room.around;
    if (!(await leases.holds(room.code))) {
      // Another process does; if it has died, this one does when the lease is over.
      this.later ??= setTimeout(() => {
        this.later = null;
        room.changed([]);
      }, LEASE).unref();
      return;
    }
    const save = table.host.save();
    if ('problems' in save) return;
    const thought = await thinker.ask(
      { ask: 'answer', seats: room.state.bots },
      save,
      room.code,
      room.budget,
    );
    const answer = thought?.reply ?? null;
    if (thought) spent(thought.spent);
    if (answer === null || room.table !== table) return;
    const isBots = (): readonly StalkerId[] => {
      const who = table.decision?.who;
      return who !== undefined && standInFor(room.state.bots, who) ? [who] : [];
    };
    await table.request({ ask: 'answer', number, answer }, `bot-${room.code}-${number}`, isBots);
  }

  close(): void {
    if (this.later) clearTimeout(this.later);
  }
}
