/** How what a room was opened for is begun, and comes to lie on its table. */
import type { RoomRefusal } from '@zonecrawl/engine/online';
import { gameOf } from '../store/store.ts';
import type { Room } from './room.ts';
import { Table } from './table.ts';
import type { ZoneMap } from './zoneMap.ts';

/** By a request that is remembered: a repeated one begins nothing twice. */
export async function begin(room: Room, request: string): Promise<RoomRefusal | null> {
  await room.log.refresh();
  const { plays, setup, phase, holders, bots, games } = room.state;
  if (phase !== 'gathering') return 'notNow';
  const game = gameOf(room.code, games + 1);
  if (plays.mode === 'campaign') {
    const zoneMap = room.newZoneMap(game);
    const begun = await zoneMap.begin(room.around.newSeed());
    return begun.ok ? lay(room, zoneMap, request) : 'failed';
  }
  if (holders.some((holder, seat) => holder === null && !bots[seat])) return 'emptySeats';
  if (!setup) return 'notNow';
  const table = room.newTable(game);
  const begun = await table.begin({ ...setup, seed: room.around.newSeed() });
  return begun.ok ? lay(room, table, request) : 'failed';
}

/**
 * Its first rows and the row of the room that says so are one change: there is no game that no room knows of, and no
 * room whose game is not there. Where another process was quicker, its game is the one that is played.
 */
export async function lay(
  room: Room,
  begun: Table | ZoneMap,
  request: string | null = null,
): Promise<RoomRefusal | null> {
  const { game, gate } = begun;
  const isTable = begun instanceof Table;
  const written = await room.log.write<RoomRefusal>(
    ({ code, games }) =>
      gameOf(code, games + 1) === game
        ? {
            entries: [{ entry: 'began', game, is: isTable ? 'mission' : 'campaign' }],
            game: { game, rows: gate.heldBack },
          }
        : { refused: 'notNow' },
    request,
  );
  if (!written.ok || written.repeated) {
    begun.close();
    return written.ok ? null : written.refused;
  }
  gate.letGo();
  if (isTable) room.putTable(begun);
  else room.putZoneMap(begun);
  return null;
}
