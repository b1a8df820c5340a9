/** Plays one game of a fingerprint: with a bot, by the inputs of a record, a whole Campaign with its Missions, on from a save. */
import { join } from 'node:path';
import type { Player } from '@zonecrawl/bots';
import { oldSeed } from '@zonecrawl/engine/base';
import { parseCampaignRecord, replayCampaign, setupOf } from '@zonecrawl/engine/campaign';
import { type GamePlay, type GameRecord, isAnswer, recordGame, type Start } from '@zonecrawl/engine/game';
import type { Answer, GameSetup } from '@zonecrawl/engine/model';
import { badFile } from '../errors.ts';
import { readJson } from '../files.ts';
import { problemText } from '../messages.ts';
import { readRecord } from '../replay.ts';
import { playerOf, startOf } from '../sim/games.ts';
import { playGame } from '../sim/playGame.ts';
import { choiceOf, groupOf } from './names.ts';
import { playCampaignOn, playOn } from './onward.ts';
import type { Failed, Playing } from './playing.ts';
import { type GamePrint, Printing } from './print.ts';
import { spelledFacts } from './spelling.ts';

export function printOf(playing: Playing, name: string): GamePrint {
  const printing = new Printing(playing.trace);
  const failed = play(playing, name, printing);
  return printing.close(name, failed);
}

function play(playing: Playing, name: string, printing: Printing): Failed {
  const file = join(playing.fixtures, `${name}.json`);
  switch (groupOf(name)) {
    case 'random':
    case 'careful': {
      const record = playing.inputs?.get(name);
      return record ? follow(playing, record, printing) : askBot(playing, name, printing);
    }
    case 'games':
      return follow(playing, readRecord(file), printing);
    case 'campaigns':
      return followCampaign(playing, file, printing);
    case 'saves':
      return playOn(playing, file, name, printing);
    case 'campaignSaves':
      return playCampaignOn(playing, file, name, printing);
  }
}

function askBot(playing: Playing, name: string, printing: Printing): Failed {
  const choice = choiceOf(name);
  // 0.1.0 had but the first generator, for games, teams and bots alike.
  const start = startOf(playing.box, choice, oldSeed);
  let last: GamePlay | undefined;
  const failed = through(playing, start, playerOf(choice, oldSeed), printing, (now) => {
    last = now;
  });
  if (last) playing.keep?.(name, recordGame(last, start));
  return failed;
}

/** The recorded hashes are not looked at: they have versions and spellings in them. */
const follow = (
  playing: Playing,
  { start, inputs }: Pick<GameRecord, 'start' | 'inputs'>,
  printing: Printing,
): Failed => through(playing, start, giving(inputs), printing);

function giving(inputs: readonly Answer[]): Player {
  const left = inputs.values();
  return () => left.next().value ?? -1;
}

function through(
  { box, spelling }: Playing,
  start: Start,
  player: Player,
  printing: Printing,
  each?: (play: GamePlay) => void,
): Failed {
  const { failure } = playGame(box, start, player, {
    checkEvery: 0,
    facts: (facts, now) => {
      printing.add(spelling.state(now.game.state), spelledFacts(spelling, facts), now.decision);
      each?.(now);
    },
  });
  return failure && `${failure.why} after ${failure.at} inputs: ${failure.what.split('\n')[0]}`;
}

/** Campaigns as 0.1.0 recorded them: with every answer given in their Missions. */
function followCampaign(playing: Playing, file: string, printing: Printing): Failed {
  const { box, spelling } = playing;
  const written = readJson(file);
  const parsed = parseCampaignRecord(box, written);
  if (!parsed.ok) throw badFile(file, parsed.problems);
  const missions = playedIn(written);
  let setup: GameSetup | undefined;
  let failed: Failed = null;
  const { diverged } = replayCampaign(box, parsed.record, {
    each: ({ game, decision }, at, facts) => {
      const played = missions.get(at);
      if (setup && played) {
        const start: Start = { from: 'mission', setup };
        failed ??= follow(playing, { start, inputs: played }, printing);
      }
      printing.add(spelling.campaign(game.state), facts.map(spelling.campaignFact), decision);
      setup = decision?.kind === 'mission' ? setupOf(game) : undefined;
    },
  });
  const refused = diverged && diverged.why !== 'otherState' ? diverged : null;
  return failed ?? (refused && `${refused.at}: ${problemText(refused.problem)}`);
}

/** The answers given in each Mission, by the input they were. */
function playedIn(written: unknown): ReadonlyMap<number, readonly Answer[]> {
  const missions = new Map<number, readonly Answer[]>();
  for (const [at, input] of fieldsOf(written, 'inputs').entries()) {
    const played = fieldsOf(input, 'played').filter(isAnswer);
    if (played.length > 0) missions.set(at, played);
  }
  return missions;
}

/** A list in an object from anywhere; empty if it has none. */
function fieldsOf(value: unknown, name: string): readonly unknown[] {
  const list = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const found = list.find(([key]) => key === name)?.[1];
  return Array.isArray(found) ? found : [];
}
