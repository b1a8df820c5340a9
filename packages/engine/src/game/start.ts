/** How a game began: with its inputs this is the whole game (DESIGN 4). */
import { z } from 'zod';
import { ProblemError, RuleError } from '../base/errors.ts';
import { counters, name } from '../base/names.ts';
import { inside, type Problem, problemAt } from '../base/problems.ts';
import type { SetUp } from '../kernel/mode.ts';
import { setUpMission } from '../mission/setup/setup.ts';
import type { Box } from '../model/box.ts';
import type { FromCampaign, GameSetup } from '../model/gameSetup.ts';
import type { GameState } from '../model/state.ts';
import { buildPosition } from '../position/build.ts';
import { copyState } from './copy.ts';
import type { GameTypes } from './mode.ts';
import { brokenInvariants, problemsOfState } from './problems.ts';
import { seedSchema, stateSchema } from './stateSchema.ts';

export type Start =
  /** A Mission of the box with a team and a seed. */
  | { readonly from: 'mission'; readonly setup: GameSetup }
  /** A position file, as written; validated when it is set up. */
  | { readonly from: 'position'; readonly position: unknown }
  /** Any state between two steps. */
  | { readonly from: 'state'; readonly state: GameState };

const few = z.array(name).max(50);
const count = z.int().min(0).max(100);

const magazines = z.strictObject({
  pistol: count.exactOptional(),
  rifle: count.exactOptional(),
  shotgun: count.exactOptional(),
});

const campaign: z.ZodType<FromCampaign> = z.strictObject({
  story: counters.exactOptional(),
  companion: name.exactOptional(),
  contract: name.exactOptional(),
  services: z
    .array(z.strictObject({ contact: name, service: name }))
    .max(20)
    .exactOptional(),
  scars: z.record(name, few).exactOptional(),
  away: z.array(name).max(1000).exactOptional(),
  magazines: magazines.exactOptional(),
});

export const loadout = z.strictObject({
  stalker: name,
  weapon: name.exactOptional(),
  weaponAttachments: few.exactOptional(),
  armor: name.exactOptional(),
  armorAttachment: name.exactOptional(),
  artifacts: few.exactOptional(),
  backpack: few.exactOptional(),
  magazines: magazines.exactOptional(),
  bolts: count.exactOptional(),
  focus: z.boolean().exactOptional(),
});

export const setupSchema: z.ZodType<GameSetup> = z.strictObject({
  mission: name,
  stalkers: z.array(loadout).min(1).max(4),
  seed: seedSchema,
  options: z
    .strictObject({
      meleeReaction: z.boolean().exactOptional(),
      lostTerritories: z.boolean().exactOptional(),
    })
    .exactOptional(),
  campaign: campaign.exactOptional(),
});

export const startSchema: z.ZodType<Start> = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('mission'), setup: setupSchema }),
  z.strictObject({ from: z.literal('position'), position: z.record(z.string(), z.unknown()) }),
  z.strictObject({ from: z.literal('state'), state: stateSchema }),
]);

/** The state a game begins with: a new one each time. */
export function setUp(box: Box, start: Start): SetUp<GameTypes> {
  switch (start.from) {
    case 'mission':
      return fromMission(box, start.setup);
    case 'position': {
      const built = buildPosition(box, start.position);
      if (!built.ok) return misplaced('position', built.problems);
      return unless(problemsOfState(box, built.state), built.state, 'position');
    }
    case 'state':
      return unless(problemsOfState(box, start.state), copyState(start.state), 'state');
  }
}

/**
 * A Mission or card that is not in the box is reported; any other error is a bug and thrown. What is laid out comes from
 * the box, so it need not be looked up there again.
 */
function fromMission(box: Box, setup: GameSetup): SetUp<GameTypes> {
  try {
    const state = setUpMission(box, setup);
    return unless(brokenInvariants(box, state), state, 'setup');
  } catch (error) {
    if (error instanceof ProblemError) return misplaced('setup', error.problems);
    if (!(error instanceof RuleError)) throw error;
    return { ok: false, problems: [problemAt('setup', 'file.rulesFail', { error: error.message })] };
  }
}

/** What came in may fit its schema and still be no table that anybody could have laid. */
const unless = (problems: readonly Problem[], state: GameState, where: string): SetUp<GameTypes> =>
  problems.length === 0 ? { ok: true, state } : misplaced(where, problems);

const misplaced = (where: string, problems: readonly Problem[]): SetUp<GameTypes> => ({
  ok: false,
  problems: inside(where, problems),
});
