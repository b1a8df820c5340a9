/** How a game began: with its inputs this is the whole game (DESIGN 4). */
import { z } from 'zod';
import type { Box } from '../cards/box.ts';
import { buildPosition } from '../position/build.ts';
import { copyState } from './copy.ts';
import type { FileProblem } from './json.ts';
import { missing } from './references.ts';
import type { GameState } from './state.ts';
import { stateSchema } from './stateSchema.ts';

export type Start =
  /** A position file, as written; validated when it is set up. */
  | { readonly from: 'position'; readonly position: unknown }
  /** Any state between two steps. */
  | { readonly from: 'state'; readonly state: GameState };

export const startSchema: z.ZodType<Start> = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('position'), position: z.record(z.string(), z.unknown()) }),
  z.strictObject({ from: z.literal('state'), state: stateSchema }),
]);

export type SetUp =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** The state a game begins with: a new one each time. */
export function setUp(box: Box, start: Start): SetUp {
  switch (start.from) {
    case 'position': {
      const built = buildPosition(box, start.position);
      return built.ok ? built : { ok: false, problems: inside('position', built.problems) };
    }
    case 'state': {
      const lost = missing(box, start.state);
      return lost.length === 0
        ? { ok: true, state: copyState(start.state) }
        : { ok: false, problems: inside('state', lost) };
    }
  }
}

const inside = (where: string, problems: readonly FileProblem[]): FileProblem[] =>
  problems.map((problem) => ({ where: `${where}.${problem.where}`, what: problem.what }));
