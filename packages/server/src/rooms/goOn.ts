/** What follows in a room by itself: votes that are carried, Missions of a Campaign that begin and end, a new host. */
import { seatsAfter } from '@zonecrawl/bots';
import { resultOf } from '@zonecrawl/engine/game';
import type { Fact, StalkerId } from '@zonecrawl/engine/model';
import type { RoomRefusal } from '@zonecrawl/engine/online';
import { gameOf } from '../store/store.ts';
import { isCarried } from './actions.ts';
import { lay } from './begin.ts';
import { compact } from './compact.ts';
import type { RoomEntry } from './entries.ts';
import type { Room } from './room.ts';
import { type RoomState, seatsOf, voters } from './state.ts';
import type { Table } from './table.ts';
import type { ZoneMap } from './zoneMap.ts';

/**
 * Votes that were carried, and what they decide could not be done or kept: going back to what is kept is a change too, and
 * would count them again for ever. Whoever votes once more makes another one of it.
 */
const givenUp = new WeakSet<RoomState['votes'][number]>();

/** After every change; `facts`: what it brought on the table. */
export async function goOn(room: Room, facts: readonly Fact[]): Promise<void> {
  if (room.state.phase !== 'playing') return;
  await releaseBots(room, facts);
  for (const vote of room.votes) {
    if (givenUp.has(vote) || !isCarried(room.state, vote, room.here)) continue;
    givenUp.add(vote);
    if (await carry(room, vote.motion)) givenUp.delete(vote);
  }
  const { table, zoneMap } = room;
  if (zoneMap && !table) await departed(room, zoneMap);
  else if (table?.session && !table.decision) await ended(room, table);
  room.bots.think();
}

/** A seat that was lent for a Turn returns when it is over. */
async function releaseBots({ table, log }: Room, facts: readonly Fact[]): Promise<void> {
  if (!table || facts.length === 0 || log.state.bots.every((bot) => bot === null)) return;
  await log.write<RoomRefusal>((room) => {
    const bots = seatsAfter(room.bots, facts, table.decision);
    const entries = room.bots.flatMap((bot, seat): RoomEntry[] =>
      (bots[seat] ?? null)?.until === bot?.until
        ? []
        : [{ entry: 'bot', seat: seat as StalkerId, bot: bots[seat] ?? null }],
    );
    return { entries };
  });
}

/** Whether it was done. */
async function carry(room: Room, motion: RoomState['votes'][number]['motion']): Promise<boolean> {
  switch (motion.vote) {
    case 'undo':
      return (await room.table?.undo(motion.number, motion.inputs)) ?? false;
    case 'choose':
      return (await room.zoneMap?.choose(motion)) ?? false;
    case 'free': {
      const written = await room.log.write<RoomRefusal>((state) => {
        const seats = seatsOf(state, motion.player);
        return room.here.has(motion.player) || seats.length === 0
          ? { refused: 'present' }
          : { entries: [{ entry: 'left', seats }] };
      });
      return written.ok;
    }
    case 'home':
      return takeHome(room);
  }
}

/** Whoever takes the game home knows no more of it than all the others. */
async function takeHome({ table, zoneMap, log, around }: Room): Promise<boolean> {
  for (const hosted of [table, zoneMap])
    if (hosted && !(await hosted.reseed(around.newSeed())).ok) return false;
  return (await log.write<RoomRefusal>(() => ({ entries: [{ entry: 'closed' }] }))).ok;
}

/** C7: the team is on its way, and its Mission lies on the table. */
async function departed(room: Room, zoneMap: ZoneMap): Promise<void> {
  const { setup } = zoneMap;
  if (!setup || room.state.game !== null) return;
  const game = gameOf(room.code, room.state.games + 1);
  const table = room.newTable(game);
  const begun = await table.begin(setup);
  if (!begun.ok || (await lay(room, table)) !== null) await room.refresh();
}

/** C9: a Mission of a Campaign comes home; any other stays on the table, for looking at. */
async function ended(room: Room, table: Table): Promise<void> {
  const { zoneMap } = room;
  const state = table.session?.history.play.game.state;
  const result = state && resultOf(state);
  // Not before its result is kept: until then the Mission is all that there is of it.
  if (zoneMap && (!result || !(await zoneMap.home({ game: table.game, result })))) return;
  const written = await room.log.write<RoomRefusal>(({ game, phase }) =>
    game === table.game && phase === 'playing'
      ? { entries: [{ entry: 'over', game: table.game }] }
      : { refused: 'notNow' },
  );
  if (zoneMap) room.putTable(null);
  if (written.ok) await compact(room.around.store, table.game, zoneMap !== null);
}

/** The role goes to the first player who is here. */
export async function passHost({ log, presence }: Room): Promise<void> {
  await log.write<RoomRefusal>((state) => {
    const { here } = presence;
    const [next] = voters(state, here);
    return here.has(state.host) || next === undefined
      ? { refused: 'notNow' }
      : { entries: [{ entry: 'host', player: next }] };
  });
}
