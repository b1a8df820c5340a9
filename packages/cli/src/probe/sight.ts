/** Who sees whom, in which direction, across how many edges, and what stands in the way (D6 to D10, T1). */
import { type SpaceId, UNREACHABLE } from '@zonecrawl/engine/board';
import { type EntityState, UNLIMITED } from '@zonecrawl/engine/model';
import { everybody, isEnemy, sightLimits, spaceOf, walkerOf } from '@zonecrawl/engine/rules';
import { ALL_DIRECTIONS, compass, type Naming } from './names.ts';

export interface SightLine {
  readonly direction: string;
  readonly edges: number;
  /** The Sight value in this direction; null: without limit. */
  readonly limit: number | null;
}

export interface Seen {
  readonly to: string;
  readonly space: string | null;
  readonly sees: boolean;
  readonly because: 'sameSpace' | 'inLine' | 'tooFar' | 'noLine';
  /** Every direction in which a line leads there, the Sight values aside. */
  readonly lines: readonly SightLine[];
}

/** Without limit is one value, whoever looks. */
const limitOf = (limit: number | undefined): number | null =>
  limit === undefined || limit === UNLIMITED ? null : limit;

export function sightOf(naming: Naming, from: EntityState, to: string, space: SpaceId): Seen {
  const { game } = naming;
  const table = game.board.sight(game.state.noVisibility);
  const walker = walkerOf(game, from);
  const here = spaceOf(from);
  const named = { to, space: naming.space(space) };
  if (here === space) return { ...named, sees: true, because: 'sameSpace', lines: [] };
  const limits = isEnemy(from) ? sightLimits(game, from) : null;
  const lines = ALL_DIRECTIONS.flatMap((direction): SightLine[] => {
    const edges = table.edges(walker, here, space, direction);
    if (edges === UNREACHABLE) return [];
    return [{ direction: compass(direction), edges, limit: limitOf(limits?.[direction]) }];
  });
  const sees = lines.some(({ edges, limit }) => limit === null || edges <= limit);
  return { ...named, sees, because: sees ? 'inLine' : lines.length > 0 ? 'tooFar' : 'noLine', lines };
}

/** All other Entities, and every space that is seen. */
export function sightOfAll(
  naming: Naming,
  from: EntityState,
): { readonly entities: Seen[]; readonly spaces: string[] } {
  const { game } = naming;
  const entities = everybody(game)
    .filter(({ id }) => id !== from.id)
    .map((other) => sightOf(naming, from, naming.entity(other.id), spaceOf(other)));
  const spaces = game.board.spaces
    .filter(({ id }) => sightOf(naming, from, '', id).sees)
    .map(({ name }) => name);
  return { entities, spaces };
}
