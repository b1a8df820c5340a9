/** C9: what a Mission brings home. It is taken from the table as the Mission left it, and is all a Campaign asks of it. */
import { z } from 'zod';
import { counters, name, names } from '../base/names.ts';
import type { CardId } from '../model/ids.ts';
import type { GameState, Magazine, Outcome, StalkerState } from '../model/state.ts';

/** Plain JSON: it goes into the Campaign's journal, so that the Mission need not be played again. */
export interface MissionResult {
  readonly mission: string;
  readonly outcome: Outcome;
  readonly rounds: number;
  readonly team: readonly CardId[];
  /** What the team carries in the end, seat by seat, of the dead as well. */
  readonly cards: readonly CardId[];
  readonly magazines: Readonly<Record<Magazine, number>>;
  /** What the Mission counted, of which its epilogue speaks. */
  readonly counters: Readonly<Record<string, number>>;
  /** MI3: cards out of the Campaign for good. */
  readonly removed: readonly CardId[];
  /** C9: who died; absent: nobody. */
  readonly dead?: readonly CardId[];
}

/** null: the Mission is not over. */
export function resultOf({ mission, outcome, round, stalkers }: GameState): MissionResult | null {
  if (outcome === null) return null;
  const sum = (magazine: Magazine): number =>
    stalkers.reduce((all, { magazines }) => all + magazines[magazine], 0);
  const dead = stalkers.filter((stalker) => stalker.dead).map(({ card }) => card);
  return {
    mission: mission.id,
    outcome,
    rounds: round,
    team: stalkers.map(({ card }) => card),
    cards: stalkers.flatMap(carried),
    magazines: { pistol: sum('pistol'), rifle: sum('rifle'), shotgun: sum('shotgun') },
    counters: { ...mission.counters },
    removed: mission.removed.slice(),
    ...(dead.length > 0 && { dead }),
  };
}

const carried = (stalker: StalkerState): readonly CardId[] =>
  [
    stalker.weapon,
    stalker.armor,
    stalker.armorAttachment,
    ...stalker.weaponAttachments,
    ...stalker.artifacts,
    ...stalker.backpack,
  ].flatMap((owned) => (owned ? [owned.card] : []));

const count = z.int().min(0).max(1000);

export const resultSchema: z.ZodType<MissionResult> = z.strictObject({
  mission: name,
  outcome: z.strictObject({ won: z.boolean(), ending: name }),
  rounds: z.int().min(0).max(1_000_000),
  team: z.array(name).max(4),
  cards: names,
  magazines: z.strictObject({ pistol: count, rifle: count, shotgun: count }),
  counters,
  removed: names,
  dead: z.array(name).max(4).exactOptional(),
});
