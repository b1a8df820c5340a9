/** Files of a Campaign in older formats, brought up to date (docs/formats.md tells what changed). */
import { z } from 'zod';
import { inputsSchema } from '../game/inputs.ts';
import { tagged } from '../game/migrations.ts';
import { answer, beginGame } from '../game/play.ts';
import { type MissionResult, resultOf } from '../game/result.ts';
import { FIRST } from '../game/spelling.ts';
import { type FileFormat, isObject, type OldFile } from '../kernel/migrate.ts';
import type { Mode } from '../kernel/mode.ts';
import { answer as answerCampaign, begin as beginCampaign } from '../kernel/runner.ts';
import { setUpMission } from '../mission/setup/setup.ts';
import type { Box } from '../model/box.ts';
import type { Answer } from '../model/decision.ts';
import type { GameSetup } from '../model/gameSetup.ts';
import type { Homecoming } from './inputs.ts';
import { setupOf } from './mission.ts';
import type { CampaignTypes } from './mode.ts';
import { campaignStartSchema } from './newCampaign.ts';

/** The formats of this box; the mode comes later, since it needs them itself. */
export const campaignFiles = (
  box: Box,
  mode: () => Mode<CampaignTypes>,
): { readonly save: FileFormat; readonly record: FileFormat } => ({
  save: { kind: 'campaign', format: 2, migrations: { 1: (file) => saveFrom1(box, mode(), file) } },
  record: { kind: 'campaignRecord', format: 2, migrations: { 1: (file) => recordFrom1(box, mode(), file) } },
});

/** Format 1 is version 0.1.0. The state of a Campaign kept its seed with a tag from the first day. */
function saveFrom1(
  box: Box,
  mode: Mode<CampaignTypes>,
  { box: _box, seed, checkpoint, inputs, ...file }: OldFile,
): OldFile {
  const start = { seed };
  const home = withResults(box, mode, start, inputs);
  const { format: _format, box: _own, ...state } = isObject(checkpoint) ? checkpoint : {};
  return {
    ...file,
    format: 2,
    digest: FIRST,
    checkpoint: isObject(checkpoint) ? state : checkpoint,
    // What came before the running step is kept for its story alone; where it cannot be told again, it goes.
    ...(home ? { start, inputs: home, lineage: { is: 'repeats' } } : withoutPast(file)),
  };
}

const withoutPast = ({ answers }: OldFile): OldFile => ({
  start: null,
  inputs: answers,
  lineage: { is: 'carriedOver', from: [] },
});

function recordFrom1(
  box: Box,
  mode: Mode<CampaignTypes>,
  { box: _box, seed, inputs, ...file }: OldFile,
): OldFile {
  const start = { seed: tagged(seed) };
  const home = withResults(box, mode, start, inputs) ?? inputs;
  return { ...file, format: 2, digest: FIRST, start, inputs: home, outcome: null };
}

const playedSchema = z.strictObject({ played: inputsSchema });
const oldInputs = z.array(z.union([z.int().min(0).max(100_000), playedSchema])).max(1_000_000);

/**
 * In format 1 a played Mission was every answer given in it. Playing these out once gives what it brought home, which is
 * what is kept today; null: under the present rules they do not lead there.
 */
function withResults(
  box: Box,
  mode: Mode<CampaignTypes>,
  start: unknown,
  inputs: unknown,
): readonly (number | Homecoming)[] | null {
  const parsedStart = campaignStartSchema.safeParse(start);
  const parsed = oldInputs.safeParse(inputs);
  if (!parsedStart.success || !parsed.success) return null;
  const set = mode.setUp(parsedStart.data);
  if (!set.ok) return null;
  const play = beginCampaign(mode, set.state, { keep: true });
  const home: (number | Homecoming)[] = [];
  for (const input of parsed.data) {
    const next =
      typeof input === 'number' ? input : homecomingOf(box, setupOf(play.game), input.played, home);
    if (next === null || !answerCampaign(play, next).ok) return null;
    home.push(next);
  }
  return home;
}

/** Old games have no id; where a Mission came in the Campaign names it well enough. */
function homecomingOf(
  box: Box,
  setup: GameSetup,
  played: readonly Answer[],
  before: readonly unknown[],
): Homecoming | null {
  const result = playOut(box, setup, played);
  return result && { game: `input-${before.length}`, result };
}

/** Plays a Mission again by the answers given in it; null if they do not lead to its end. */
export function playOut(box: Box, setup: GameSetup, answers: readonly Answer[]): MissionResult | null {
  const play = beginGame(box, setUpMission(box, setup), { keep: true });
  const isOver = answers.every((input) => answer(play, input).ok) && play.decision === null;
  return isOver ? resultOf(play.game.state) : null;
}
