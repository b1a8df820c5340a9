/** What a Mission says about places as pins on the board, and the names of its places. */
import type { SpaceId } from '@zonecrawl/engine/board';
import type { BoardPicture } from '@zonecrawl/engine/host';
import type { Pin, View } from '@zonecrawl/engine/view';
import type { BoardName, BoardToken } from '../../board/index.ts';
import { pinName, pinsAt, placeName } from '../../words/pins.ts';
import { spaceKey } from './picture.ts';

/** An Action on more spaces than this is pinned to the middle one of those that lie together; so is all else. */
const FEW = 4;

/**
 * Per space one pin for all that can be done or happens there, and one for the ways out: each is named by the most
 * important of them and tells how many it stands for; the panel of the space and whoever reads it aloud name all.
 */
export function pinTokens(view: View, board: BoardPicture): readonly BoardToken[] {
  const spaces = new Set(view.pins.flatMap((pin) => pinnedTo(board, pin)));
  const groups = [...spaces].flatMap((space) => {
    const here = pinsAt(view, space).filter((pin) => pinnedTo(board, pin).includes(space));
    const [ways, others] = [here.filter(({ is }) => is === 'exit'), here.filter(({ is }) => is !== 'exit')];
    return [ways, others].filter((pins) => pins.length > 0).map((pins, line) => ({ space, pins, line }));
  });
  const next = new Set(view.aim?.spaces ?? []);
  // One name is enough where it can be done in several places.
  const first = groups.find(({ pins }) => pins.some((pin) => pin.spaces.some((space) => next.has(space))));
  return groups.flatMap(({ space, pins, line }): readonly BoardToken[] => {
    const [main] = pins;
    if (main === undefined) return [];
    return [
      {
        kind: 'pin',
        id: `pin${space}${main.is === 'exit' ? 'exit' : ''}`,
        space: spaceKey(space),
        pin: main.is,
        text: pinName(main),
        open: main.open,
        line,
        count: pins.length,
        isNext: first?.pins === pins,
      },
    ];
  });
}

const pinnedTo = (board: BoardPicture, { is, spaces }: Pin): readonly SpaceId[] =>
  (is === 'action' || is === 'exit') && spaces.length <= FEW
    ? spaces
    : together(board, spaces).flatMap((group) => middleOf(board, group));

/** Groups of spaces whose squares touch. */
function together(board: BoardPicture, spaces: readonly SpaceId[]): readonly (readonly SpaceId[])[] {
  const squares = (space: SpaceId): readonly number[] => board.spaces[space]?.squares ?? [];
  const touch = (one: SpaceId, other: SpaceId): boolean =>
    squares(one).some((a) =>
      squares(other).some((b) => {
        const across = Math.abs((a % board.width) - (b % board.width));
        const down = Math.abs(Math.floor(a / board.width) - Math.floor(b / board.width));
        return across + down === 1;
      }),
    );
  const groups: SpaceId[][] = [];
  for (const space of spaces) {
    const near = groups.filter((group) => group.some((other) => touch(space, other)));
    const apart = groups.filter((group) => !near.includes(group));
    groups.splice(0, groups.length, ...apart, [...near.flat(), space]);
  }
  return groups;
}

function middleOf(board: BoardPicture, spaces: readonly SpaceId[]): readonly SpaceId[] {
  const at = (space: SpaceId) => {
    const [square = 0] = board.spaces[space]?.squares ?? [];
    return { x: square % board.width, y: Math.floor(square / board.width) };
  };
  const points = spaces.map((space) => ({ space, ...at(space) }));
  const mean = (of: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const far = (point: (typeof points)[number]) => (point.x - x) ** 2 + (point.y - y) ** 2;
  return points
    .toSorted((a, b) => far(a) - far(b))
    .map(({ space }) => space)
    .slice(0, 1);
}

export const namesOf = (board: BoardPicture, mission: string): readonly BoardName[] =>
  board.places.map(({ id, spaces }) => ({
    id,
    text: placeName(mission, id),
    spaces: spaces.map(spaceKey),
  }));
