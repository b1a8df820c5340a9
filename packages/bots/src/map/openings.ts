/**
 * Which environment cards block a path: with their other face up, or removed, it would be open. The board is compiled
 * once for each arrangement of the cards.
 */

import { type Board, compileBoard, type Placement, type SpaceId } from '@zonecrawl/engine/board';
import { IdentityCache } from '@zonecrawl/engine/cache';
import { environmentCard, faceOf } from '@zonecrawl/engine/mission';
import type { CardId, EnvironmentState, Game } from '@zonecrawl/engine/model';
import { distanceTo, UNREACHED } from './distance.ts';

/** Sets of cards, each of which is sufficient: single cards, or if none is, all that are needed together. */
export function openingsTo(
  game: Game,
  from: readonly SpaceId[],
  to: readonly SpaceId[],
): readonly (readonly CardId[])[] {
  const bars = game.state.mission.environment.filter((state) => barsSomething(game, state));
  const single = bars.filter((bar) => isOpen(game, [bar], from, to));
  if (single.length > 0) return single.map(({ card }) => [card]);
  if (bars.length < 2 || !isOpen(game, bars, from, to)) return [];
  const needed = bars.filter(
    (bar) =>
      !isOpen(
        game,
        bars.filter((other) => other !== bar),
        from,
        to,
      ),
  );
  return needed.length > 0 ? [needed.map(({ card }) => card)] : [];
}

/** A face on the map whose other side changes the map. */
function barsSomething(game: Game, state: EnvironmentState): boolean {
  const { overlay } = faceOf(game, state);
  if (state.at === null || overlay === undefined) return false;
  return otherOverlay(game, state) !== overlay;
}

function otherOverlay(game: Game, { card, face }: EnvironmentState): string | null {
  const { a, b } = environmentCard(game, card);
  return (face === 'a' ? b : a)?.overlay ?? null;
}

const boards = new IdentityCache<Board, Map<string, Board | null>>();

function isOpen(
  game: Game,
  turned: readonly EnvironmentState[],
  from: readonly SpaceId[],
  to: readonly SpaceId[],
): boolean {
  const board = boardWith(game, turned);
  if (board === null) return false;
  const named = (space: SpaceId): SpaceId[] => {
    const name = game.board.spaces[space]?.name;
    const found = board.spaces.find((one) => one.name === name);
    return found ? [found.id] : [];
  };
  const distance = distanceTo({ ...game, board }, to.flatMap(named));
  return from.flatMap(named).some((space) => distance(space) < UNREACHED);
}

function boardWith(game: Game, turned: readonly EnvironmentState[]): Board | null {
  const known = boards.of(game.board, () => new Map());
  const key = turned.map(({ card, face }) => `${card}${face}`).join();
  let board = known.get(key);
  if (board === undefined) {
    board = compileWith(game, turned);
    known.set(key, board);
  }
  return board;
}

function compileWith(game: Game, turned: readonly EnvironmentState[]): Board | null {
  const { map } = game.state;
  let overlays: readonly Placement[] = map.overlays;
  for (const state of turned) {
    const { at } = state;
    const lies = faceOf(game, state).overlay;
    if (at === null) continue;
    overlays = overlays.filter(
      ({ id, x, y, turn }) => !(id === lies && x === at.x && y === at.y && turn === at.turn),
    );
    const other = otherOverlay(game, state);
    if (other !== null) overlays = [...overlays, { id: other, ...at }];
  }
  const compiled = compileBoard({ ...map, overlays }, game.box.drawings);
  return compiled.ok ? compiled.board : null;
}
