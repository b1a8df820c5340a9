/** Records fixtures/campaigns: quartermaster.ts plays between Missions, seek.ts the Missions to be won. */

import { existsSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { randomPlayer } from '@zonecrawl/bots';
import {
  answerCampaign,
  askedIn,
  beginCampaign,
  type CampaignPlay,
  parseCampaignRecord,
  recordCampaign,
  setupOf,
} from '@zonecrawl/engine/campaign';
import { answer, beginGame, fork, type GamePlay, resultOf } from '@zonecrawl/engine/game';
import { setUpMission } from '@zonecrawl/engine/mission';
import type { Box, CardId, Outcome } from '@zonecrawl/engine/model';
import { printJson, readJson, writeJson } from '../files.ts';
import { aims } from './aims.ts';
import { botPlays } from './byBot.ts';
import type { CampaignPlan, Stage } from './journeys.ts';
import type { RecordingGoal } from './measures.ts';
import { gather, give, join, muster, navigate, visitContacts } from './quartermaster.ts';
import { seek } from './seek.ts';

/** Stage by stage; a recorded part that still leads to the same result is kept. */
export function recordJourney(box: Box, journey: CampaignPlan, tries: number, folder: string): boolean {
  const file = joinPath(folder, `${journey.name}.json`);
  const recorded = soFar(box, journey, file);
  if (recorded && goOn(box, journey, recorded, tries, file)) return true;
  for (let n = 1; n <= tries; n++) {
    if (goOn(box, journey, setOut(box, journey, n), tries, file)) return true;
  }
  return false;
}

function goOn(box: Box, journey: CampaignPlan, from: CampaignPlay, tries: number, file: string): boolean {
  let play = from;
  for (const stage of journey.stages.slice(play.game.state.finished.length)) {
    if (stage.joins !== undefined) join(play, stage.joins);
    navigate(play, stage.mission);
    const after = playStage(box, play, stage, tries);
    if (!after) {
      printJson({ missed: journey.name, ...stage });
      return false;
    }
    play = after;
    writeJson(file, recordCampaign(play, play.game.state.random.seed));
    const last = play.game.state.finished.at(-1);
    printJson({ journey: journey.name, ...last, coupons: play.game.state.stash.coupons });
  }
  const { lastWalk } = journey;
  if (lastWalk !== undefined && play.game.state.locations[lastWalk] === 'open') {
    const { options } = askedIn(play);
    give(
      play,
      options.findIndex((option) => option.is === 'visit' && option.location === lastWalk),
    );
  }
  writeJson(file, recordCampaign(play, play.game.state.random.seed));
  printJson({ file, inputs: play.inputs.length });
  return true;
}

function setOut(box: Box, { name, group }: CampaignPlan, attempt: number): CampaignPlay {
  const play = beginCampaign(box, attempt === 1 ? name : `${name} ${attempt}`, { keep: true });
  gather(play, group);
  return play;
}

/** The recorded Campaign as far as it can still be played and its Missions still end as they should. */
function soFar(box: Box, { stages }: CampaignPlan, file: string): CampaignPlay | null {
  const parsed = existsSync(file) ? parseCampaignRecord(box, readJson(file)) : null;
  if (!parsed?.ok) return null;
  const play = beginCampaign(box, parsed.record.start.seed, { keep: true });
  let good: CampaignPlay | null = null;
  for (const input of parsed.record.inputs) {
    if (!answerCampaign(play, input).ok) break;
    const { finished } = play.game.state;
    if (askedIn(play).kind !== 'navigate' || finished.length === (good?.game.state.finished.length ?? 0))
      continue;
    const stage = stages[finished.length - 1];
    const last = finished.at(-1);
    if (!stage || !last || !isAsWanted(stage, last)) break;
    good = fork(play);
  }
  return good;
}

const isAsWanted = ({ ends }: Stage, { won, ending }: Outcome): boolean =>
  typeof ends === 'object' ? ending === ends.ending : ends === 'any' || won === (ends === 'won');

/** From the Contacts to the cleanup; null if no attempt had the wanted ending. */
function playStage(box: Box, before: CampaignPlay, stage: Stage, tries: number): CampaignPlay | null {
  const { ends } = stage;
  const { group } = before.game.state;
  const ways = ends === 'won' ? waysToWin(box, chosenMission(before)) : teamsOf(group);
  const attempts = typeof ends === 'object' ? ways.length : tries * ways.length;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { aim = null, size = 1, team = group.slice(-size) } = ways[attempt % ways.length] ?? {};
    const play = fork(before);
    visitContacts(play, team.length);
    muster(play, team);
    const setup = setupOf(play.game);
    const begun = beginGame(box, setUpMission(box, setup), { keep: true });
    const seed = `${setup.seed} ${attempt}`;
    const played = aim
      ? seek(begun, aim, seed)
      : typeof ends === 'object'
        ? botPlays(box, { from: 'mission', setup }, ends.ending, seed)
        : atRandom(begun, seed);
    const result = played && resultOf(played.game.state);
    if (!result || !isAsWanted(stage, result.outcome)) continue;
    give(play, { game: `mission-${play.game.state.exploration.number}`, result });
    while (askedIn(play).kind !== 'navigate') give(play, 0);
    return play;
  }
  return null;
}

interface Attempt {
  readonly aim?: RecordingGoal;
  readonly size?: number;
  readonly team?: readonly CardId[];
}

/** Every team a group can send, the largest first. */
const teamsOf = (group: readonly CardId[]): readonly Attempt[] =>
  Array.from({ length: 2 ** group.length - 1 }, (_, n) =>
    group.filter((_member, at) => ((n + 1) >> at) % 2 === 1),
  )
    .filter((team) => team.length <= 4)
    .sort((one, other) => other.length - one.length)
    .map((team) => ({ team }));

const chosenMission = ({ game: { book, state } }: CampaignPlay): string => {
  const location = book.locations[state.exploration.mission ?? ''];
  return location?.kind === 'mission' ? location.mission : '';
};

function atRandom(play: GamePlay, seed: string): GamePlay {
  const player = randomPlayer(seed);
  while (play.decision) answer(play, player(play.decision));
  return play;
}

/** Every aim that wins, with its team sizes; middle sizes first. */
function waysToWin(box: Box, mission: string): readonly Attempt[] {
  const wins = aims.filter((aim) => aim.mission === mission && box.missions[mission]?.endings[aim.name]?.won);
  if (wins.length === 0) throw new Error(`no goal wins ${mission}`);
  return [2, 4, 1, 3].flatMap((size) =>
    wins.filter(({ stalkers }) => stalkers.includes(size)).map((aim) => ({ aim, size })),
  );
}
