/** One mutant against the border it would come in at, and twenty inputs further if it got in. */
import { campaignMode, loadCampaign, parseCampaignRecord, replayCampaign } from '@zonecrawl/engine/campaign';
import { gameMode, loadGame, parseGameRecord, replayGame, setUp } from '@zonecrawl/engine/game';
import { withMission } from '@zonecrawl/engine/mission';
import { readMission } from '@zonecrawl/engine/mission/schema';
import type { Box } from '@zonecrawl/engine/model';
import { fromLink, type Linked, readCode, survivalId, toLink } from '@zonecrawl/engine/survival';
import type { Kind } from './corpus.ts';
import { HostedCampaign, HostedGame, type Moment } from './hosts.ts';
import { openedFrom, received, requested, roomOpened } from './hostTrials.ts';
import { DamagedStore } from './journals.ts';
import { isRecord, type Json } from './mutate.ts';
import {
  brokenCampaign,
  brokenLater,
  NOTHING,
  passed,
  playedMission,
  playedOn,
  REFUSED,
  type Verdict,
} from './playOn.ts';

export async function tryOut(box: Box, kind: Kind, mutant: Json, moment?: Moment): Promise<Verdict> {
  try {
    return await letIn(box, kind, mutant, moment ?? BEGINNING);
  } catch (error) {
    return { ...NOTHING, thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const BEGINNING: Moment = { game: 0, inputs: 0, undone: 0 };

function letIn(box: Box, kind: Kind, mutant: Json, moment: Moment): Verdict | Promise<Verdict> {
  switch (kind) {
    case 'save': {
      const loaded = loadGame(box, mutant);
      return verdict(loaded, gameMode(box), mutant, () => loaded.ok && brokenLater(loaded.play));
    }
    case 'campaign': {
      const loaded = loadCampaign(box, mutant);
      return verdict(loaded, campaignMode(box), mutant, () => loaded.ok && brokenCampaign(loaded.play));
    }
    case 'record':
      return replayed(box, mutant);
    case 'campaignRecord': {
      const parsed = parseCampaignRecord(box, mutant);
      if (!parsed.ok) return REFUSED;
      const { play } = replayCampaign(box, parsed.record, { keep: true });
      return { ...passed, loaded: play !== null, broken: play ? brokenCampaign(play) : null };
    }
    case 'position': {
      const set = setUp(box, { from: 'position', position: mutant });
      return set.ok ? playedOn(box, set.state) : REFUSED;
    }
    case 'mission': {
      const read = readMission(box, mutant);
      return read.ok ? playedMission(withMission(box, read.mission), read.mission.id) : REFUSED;
    }
    case 'journal':
      return openedFrom(new HostedGame(box, new DamagedStore(mutant)));
    case 'campaignJournal':
      return openedFrom(new HostedCampaign(box, new DamagedStore(mutant)));
    case 'request':
    case 'ownerRequest':
      return HostedGame.at(box, moment).then((hosted) => requested(hosted, kind, mutant));
    case 'campaignRequest':
      return HostedCampaign.at(box, moment).then((hosted) => requested(hosted, 'request', mutant));
    case 'campaignOwnerRequest':
      return HostedCampaign.at(box, moment).then((hosted) => requested(hosted, 'ownerRequest', mutant));
    case 'message':
      return received(box, mutant, moment);
    case 'opening':
      return roomOpened(box, mutant);
    case 'link':
      return linked(box, typeof mutant === 'string' ? mutant : '');
    case 'linked':
      return linked(box, linkOf(mutant));
    case 'code':
      return coded(box, typeof mutant === 'string' ? mutant : '');
  }
}

function replayed(box: Box, record: unknown): Verdict {
  const parsed = parseGameRecord(box, record);
  if (!parsed.ok) return REFUSED;
  const { play } = replayGame(box, parsed.record, { keep: true });
  return { ...passed, loaded: play !== null, broken: play ? brokenLater(play) : null };
}

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

/** A game of Zone Survival in an address. */
function linked(box: Box, link: string): Verdict {
  const read = fromLink(link);
  if (!read.ok) return NOTHING;
  return replayed(box, { zonecrawl: gameMode(box).files.record.kind, ...read.linked });
}

/** The link of what may be no game at all; what cannot even be written is no link. */
function linkOf(mutant: Json): string {
  try {
    // Our own writer is trusted with anything here: it may throw, its reader may not.
    return toLink(mutant as unknown as Linked);
  } catch {
    return '';
  }
}

function coded(box: Box, code: string): Verdict {
  const read = box.survival && readCode(box.survival, code);
  return read?.ok ? playedMission(box, survivalId(read.game)) : NOTHING;
}
