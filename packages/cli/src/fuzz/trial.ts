/** One mutant against the border it would come in at, and twenty inputs further if it got in. */
import { randomPlayer } from '@zonecrawl/bots';
import { hash } from '@zonecrawl/engine/base';
import {
  answerCampaign,
  askedIn,
  type CampaignPlay,
  campaignMode,
  campaignViolations,
  loadCampaign,
  parseCampaignRecord,
  replayCampaign,
} from '@zonecrawl/engine/campaign';
import {
  answer,
  beginGame,
  type GamePlay,
  gameMode,
  loadGame,
  parseGameRecord,
  RESTING,
  replayGame,
  setUp,
  violations,
} from '@zonecrawl/engine/game';
import { GameHost } from '@zonecrawl/engine/host';
import { hashOfFile } from '@zonecrawl/engine/kernel';
import { withMission } from '@zonecrawl/engine/mission';
import { readMission } from '@zonecrawl/engine/mission/schema';
import type { Box } from '@zonecrawl/engine/model';
import type { Kind } from './corpus.ts';
import { isRecord, type Json } from './mutate.ts';

/** How far a mutant got, and what went wrong. */
export interface Verdict {
  readonly passedHash: boolean;
  readonly passedSchema: boolean;
  readonly loaded: boolean;
  /** An exception came out of the border. */
  readonly thrown: string | null;
  /** An invariant did not hold, at once or some inputs later. */
  readonly broken: string | null;
}

const NOTHING: Verdict = {
  passedHash: false,
  passedSchema: false,
  loaded: false,
  thrown: null,
  broken: null,
};

/** How many inputs a mutant that was let in is played on. */
const PLAYED_ON = 20;

/** The file with a hash that fits again, as somebody would sign it who knows how. */
export function signed(value: Json): Json {
  if (!isRecord(value) || !('hash' in value)) return value;
  try {
    return { ...value, hash: hashOfFile(value) };
  } catch {
    return value;
  }
}

export async function tryOut(box: Box, kind: Kind, mutant: Json): Promise<Verdict> {
  try {
    return await letIn(box, kind, mutant);
  } catch (error) {
    return { ...NOTHING, thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function letIn(box: Box, kind: Kind, mutant: Json): Verdict | Promise<Verdict> {
  switch (kind) {
    case 'save': {
      const loaded = loadGame(box, mutant);
      return verdict(loaded, gameMode(box), mutant, () => loaded.ok && brokenLater(loaded.play));
    }
    case 'campaign': {
      const loaded = loadCampaign(box, mutant);
      return verdict(loaded, campaignMode(box), mutant, () => loaded.ok && brokenCampaign(loaded.play));
    }
    case 'record': {
      const parsed = parseGameRecord(box, mutant);
      if (!parsed.ok) return { ...NOTHING, passedHash: true };
      const { play } = replayGame(box, parsed.record, { keep: true });
      return { ...passed, loaded: play !== null, broken: play ? brokenLater(play) : null };
    }
    case 'campaignRecord': {
      const parsed = parseCampaignRecord(box, mutant);
      if (!parsed.ok) return { ...NOTHING, passedHash: true };
      const { play } = replayCampaign(box, parsed.record, { keep: true });
      return { ...passed, loaded: play !== null, broken: play ? brokenCampaign(play) : null };
    }
    case 'position': {
      const set = setUp(box, { from: 'position', position: mutant });
      return set.ok ? playedOn(box, set.state) : { ...NOTHING, passedHash: true };
    }
    case 'mission': {
      const read = readMission(box, mutant);
      return read.ok
        ? playedMission(withMission(box, read.mission), read.mission.id)
        : { ...NOTHING, passedHash: true };
    }
    case 'request':
    case 'ownerRequest':
      return requested(box, kind, mutant);
  }
}

const passed: Verdict = { passedHash: true, passedSchema: true, loaded: false, thrown: null, broken: null };

interface Problem {
  readonly where: string;
}

/** How far a signed file got: what stopped it says so. */
function verdict(
  loaded: { readonly ok: true } | { readonly ok: false; readonly problems: readonly Problem[] },
  { stateSchema, inputsSchema }: { readonly stateSchema: Schema; readonly inputsSchema: Schema },
  mutant: Json,
  broken: () => string | false | null,
): Verdict {
  if (loaded.ok) return { ...passed, loaded: true, broken: broken() || null };
  if (loaded.problems.some(({ where }) => where === 'hash')) return NOTHING;
  const fields = isRecord(mutant) ? mutant : {};
  const passedSchema =
    stateSchema.safeParse(fields['checkpoint']).success && inputsSchema.safeParse(fields['inputs']).success;
  return { ...NOTHING, passedHash: true, passedSchema };
}

interface Schema {
  safeParse(value: unknown): { readonly success: boolean };
}

/** Plays on at random and looks at the invariants before and after each input. */
function brokenLater(play: GamePlay): string | null {
  const player = randomPlayer(`fuzz ${play.inputs.length}`);
  for (let i = 0; i <= PLAYED_ON; i++) {
    const { decision, game } = play;
    const [wrong] = violations(game, decision !== null && RESTING.has(decision.kind));
    if (wrong !== undefined) return `after ${i} inputs: ${wrong}`;
    if (!decision) return null;
    const taken = answer(play, player(decision));
    if (!taken.ok) return `after ${i} inputs: ${JSON.stringify(taken.refusal)}`;
  }
  return null;
}

function brokenCampaign(play: CampaignPlay): string | null {
  for (let i = 0; i <= PLAYED_ON; i++) {
    const [wrong] = campaignViolations(play.game);
    if (wrong !== undefined) return `after ${i} inputs: ${wrong}`;
    const { kind, options } = askedIn(play);
    if (kind === 'mission' || options.length === 0) return null;
    const taken = answerCampaign(play, (i * 7) % options.length);
    if (!taken.ok) return `after ${i} inputs: ${JSON.stringify(taken.refusal)}`;
  }
  return null;
}

function playedOn(box: Box, state: Parameters<typeof beginGame>[1]): Verdict {
  return { ...passed, loaded: true, broken: brokenLater(beginGame(box, state, { keep: true })) };
}

function playedMission(box: Box, mission: string): Verdict {
  const stalkers = Object.keys(box.stalkers)
    .slice(0, 2)
    .map((stalker) => ({ stalker }));
  const set = setUp(box, { from: 'mission', setup: { mission, stalkers, seed: 'fuzz' } });
  return set.ok ? playedOn(box, set.state) : passed;
}

/** A game of its own for requests: what is malformed must change nothing. */
async function requested(box: Box, kind: 'request' | 'ownerRequest', mutant: Json): Promise<Verdict> {
  const host = new GameHost(box);
  const client = host.join(() => {});
  const stalkers = Object.keys(box.stalkers)
    .slice(0, 2)
    .map((stalker) => ({ stalker }));
  await host.own({ ask: 'begin', game: 'g', setup: { mission: 'a1', stalkers, seed: 'fuzz' } });
  const before = hash(await host.own({ ask: 'save' }));
  const reply: unknown = kind === 'request' ? await client.request(mutant) : await host.own(mutant);
  const after = hash(await host.own({ ask: 'save' }));
  const isMalformed = typeof reply === 'object' && reply !== null && 'malformed' in reply;
  const broken = isMalformed && before !== after ? 'a malformed request changed the game' : null;
  host.close();
  return { ...passed, passedSchema: !isMalformed, loaded: !isMalformed, broken };
}
