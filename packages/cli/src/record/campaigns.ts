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
import { answer, begin, fork, type Play, resultOf } from '@zonecrawl/engine/game';
import { setUpMission } from '@zonecrawl/engine/mission';
import type { Box } from '@zonecrawl/engine/model';
import { printJson, readJson, writeJson } from '../files.ts';
import { aims } from './aims.ts';
import type { Journey, Stage } from './journeys.ts';
import type { Aim } from './measures.ts';
import { gather, give, join, muster, navigate, visitContacts } from './quartermaster.ts';
import { seek } from './seek.ts';

/** Stage by stage; a recorded part that still leads to the same result is kept. */
export function recordJourney(box: Box, journey: Journey, tries: number, folder: string): boolean {
  const file = joinPath(folder, `${journey.name}.json`);
  let play = soFar(box, journey, file) ?? setOut(box, journey);
  for (const stage of journey.stages.slice(play.game.state.finished.length)) {
    if (stage.joins !== undefined) join(play, stage.joins);
    navigate(play, stage.mission);
    const after = playStage(box, play, stage, tries);
    if (!after) {
      printJson({ missed: `${journey.name}: ${stage.mission} ${stage.ends}`, tries });
      return false;
    }
    play = after;
    writeJson(file, recordCampaign(play, play.game.state.random.seed));
    const last = play.game.state.finished.at(-1);
    printJson({ journey: journey.name, ...last, coupons: play.game.state.stash.coupons });
  }
  writeJson(file, recordCampaign(play, play.game.state.random.seed));
  printJson({ file, inputs: play.inputs.length });
  return true;
}

function setOut(box: Box, { name, group }: Journey): CampaignPlay {
  const play = beginCampaign(box, name, { keep: true });
  gather(play, group);
  return play;
}

/** The recorded Campaign as far as it can still be played and its Missions still end as they should. */
function soFar(box: Box, { stages }: Journey, file: string): CampaignPlay | null {
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
    if (!stage || !isAsWanted(stage, finished.at(-1)?.won ?? false)) break;
    good = fork(play);
  }
  return good;
}

const isAsWanted = ({ ends }: Stage, won: boolean): boolean => ends === 'any' || won === (ends === 'won');

/** From the Contacts to the cleanup; null if no attempt had the wanted ending. */
function playStage(box: Box, before: CampaignPlay, stage: Stage, tries: number): CampaignPlay | null {
  const { ends } = stage;
  const { group } = before.game.state;
  const ways = ends === 'won' ? waysToWin(box, chosenMission(before)) : [{ aim: null, size: 4 }];
  for (let attempt = 0; attempt < tries * ways.length; attempt++) {
    const { aim, size } = ways[attempt % ways.length] ?? { aim: null, size: 1 };
    const team = group.slice(-size);
    const play = fork(before);
    visitContacts(play, team.length);
    muster(play, team);
    const setup = setupOf(play.game);
    const begun = begin(box, setUpMission(box, setup), { keep: true });
    const seed = `${setup.seed} ${attempt}`;
    const played = aim ? seek(begun, aim, seed) : atRandom(begun, seed);
    const result = played && resultOf(played.game.state);
    if (!result || !isAsWanted(stage, result.outcome.won)) continue;
    give(play, { game: `mission-${play.game.state.exploration.number}`, result });
    while (askedIn(play).kind !== 'navigate') give(play, 0);
    return play;
  }
  return null;
}

const chosenMission = ({ game: { book, state } }: CampaignPlay): string => {
  const location = book.locations[state.exploration.mission ?? ''];
  return location?.kind === 'mission' ? location.mission : '';
};

function atRandom(play: Play, seed: string): Play {
  const player = randomPlayer(seed);
  while (play.decision) answer(play, player(play.decision));
  return play;
}

/** Every aim that wins, with its team sizes; middle sizes first. */
function waysToWin(box: Box, mission: string): readonly { readonly aim: Aim; readonly size: number }[] {
  const wins = aims.filter((aim) => aim.mission === mission && box.missions[mission]?.endings[aim.name]?.won);
  if (wins.length === 0) throw new Error(`nobody has described how ${mission} is won`);
  return [2, 4, 1, 3].flatMap((size) =>
    wins.filter(({ stalkers }) => stalkers.includes(size)).map((aim) => ({ aim, size })),
  );
}
