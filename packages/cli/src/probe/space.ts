/** What a space is like, and what lies around it for somebody who walks so (M1 to M11). */
import type { SpaceId, Walker } from '@zonecrawl/engine/board';
import { everybody } from '@zonecrawl/engine/rules';
import { compass, type Naming } from './names.ts';

export function spaceFacts(naming: Naming, id: SpaceId, walker: Walker) {
  const { game } = naming;
  const { board, state } = game;
  const space = board.spaces[id];
  if (!space) return null;
  const room = space.room === null ? null : board.rooms[space.room];
  const crossings = board.crossings(walker, id);
  return {
    space: space.name,
    squares: space.squares.length,
    capacity: space.capacity,
    cover: space.cover,
    radiation: space.radiation,
    water: space.water,
    indoor: space.room !== null,
    room: room ? room.spaces.map((each) => naming.space(each)) : null,
    building: room
      ? board.rooms
          .filter(({ building }) => building === room.building)
          .flatMap(({ spaces }) => spaces.map((each) => naming.space(each)))
      : null,
    terrain: space.terrain,
    marks: space.marks,
    walker,
    /** Where one step leads. */
    steps: crossings.map(({ to, direction }) => ({
      to: naming.space(to),
      direction: direction === null ? null : compass(direction),
    })),
    /** M3: every space at Range 1, also across a fence. */
    adjacent: board.adjacent(walker, id).map((each) => naming.space(each)),
    entities: everybody(game).flatMap((each) => (each.space === id ? [naming.entity(each.id)] : [])),
    symbols: state.overlays.flatMap((overlay, anomaly) =>
      overlay.symbols.flatMap(({ space: on, petals }) => (on === id ? [{ anomaly, petals }] : [])),
    ),
  };
}
