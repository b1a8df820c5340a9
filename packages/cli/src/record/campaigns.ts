/** Makes the recorded Campaigns of fixtures/campaigns: a quartermaster between Missions, the seeker in those that are to be won. */
import { existsSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { randomPlayer } from '@zonecrawl/bots';
import {
  beginCampaign,
  type CampaignPlay,
  type CampaignState,
  parseCampaignRecord,
  recordCampaign,
  replayCampaign,
  restoreCampaign,
} from '@zonecrawl/engine/campaign';
import type { Box } from '@zonecrawl/engine/cards';
import { type Answer, answer, begin, type Play } from '@zonecrawl/engine/kernel';
import { type GameSetup, setUpMission } from '@zonecrawl/engine/mission';
import { printJson, readJson, writeJson } from '../files.ts';
import { aims } from './aims.ts';
import type { Journey, Stage } from './journeys.ts';
import type { Aim } from './measures.ts';
import { gather, give, join, muster, navigate, visitContacts } from './quartermaster.ts';
import { seek } from './seek.ts';

/** Teams tried for a Mission that is to be won, one after the other. */
const SIZES = [2, 4, 1, 3];

/** Stage by stage; what is recorded already and still leads to the same is kept. */
export function recordJourney(box: Box, journey: Journey, tries: number, folder: string): boolean {
  const file = joinPath(folder, `${journey.name}.json`);
  let play = soFar(box, file) ?? setOut(box, journey);
  for (const stage of journey.stages.slice(play.campaign.state.finished.length)) {
    if (stage.joins !== undefined) join(play, stage.joins);
    navigate(play, stage.mission);
    const after = playStage(box, play, stage, tries);
    if (!after) {
      printJson({ missed: `${journey.name}: ${stage.mission} ${stage.ends}`, tries });
      return false;
    }
    play = after;
    writeJson(file, recordCampaign(play, journey.name));
    const last = play.campaign.state.finished.at(-1);
    printJson({ journey: journey.name, ...last, coupons: play.campaign.state.stash.coupons });
  }
  printJson({ file, inputs: play.inputs.length });
  return true;
}

function setOut(box: Box, { name, group }: Journey): CampaignPlay {
  const play = beginCampaign(box, name, { keep: true });
  gather(play, group);
  return play;
}

/** The Campaign as recorded, if there is a record and it is still true. */
function soFar(box: Box, file: string): CampaignPlay | null {
  if (!existsSync(file)) return null;
  const parsed = parseCampaignRecord(readJson(file));
  if (!parsed.ok) return null;
  const { play, problems } = replayCampaign(box, parsed.record);
  return problems.length > 0 ? null : restoreCampaign(box, betweenSteps(play), [], play.inputs);
}

/** At the start of Zone Navigation, as every record ends. */
const betweenSteps = ({ campaign }: CampaignPlay): CampaignState => ({
  ...campaign.state,
  agenda: [{ step: 'navigate' }],
});

const copyOf = (box: Box, { checkpoint, answers, inputs }: CampaignPlay): CampaignPlay => {
  if (!checkpoint) throw new Error('only a Campaign that keeps checkpoints can be copied');
  return restoreCampaign(box, checkpoint, answers, inputs);
};

/** From the Contacts to the return; null if it never ended as it should. */
function playStage(box: Box, before: CampaignPlay, { ends }: Stage, tries: number): CampaignPlay | null {
  const { group } = before.campaign.state;
  for (let attempt = 0; attempt < tries; attempt++) {
    const size = ends === 'won' ? (SIZES[attempt % SIZES.length] ?? 1) : 4;
    const team = group.slice(-size);
    const play = copyOf(box, before);
    visitContacts(play, team.length);
    muster(play, team);
    const { setup } = play.decision;
    if (!setup) throw new Error('the team did not depart');
    const played = playMission(box, setup, ends, `${setup.seed} ${attempt}`);
    if (played) {
      give(play, { played });
      while (play.decision.kind !== 'navigate') give(play, 0);
      return play;
    }
  }
  return null;
}

function playMission(
  box: Box,
  setup: GameSetup,
  ends: Stage['ends'],
  seed: string,
): readonly Answer[] | null {
  const begun = begin(box, setUpMission(box, setup), { keep: true });
  const played = ends === 'won' ? seek(begun, winOf(box, setup.mission), seed) : atRandom(begun, seed);
  const outcome = played?.game.state.outcome;
  if (!played || !outcome) return null;
  const right = ends === 'any' || outcome.won === (ends === 'won');
  return right ? played.inputs : null;
}

function atRandom(play: Play, seed: string): Play {
  const player = randomPlayer(seed);
  while (play.decision) answer(play, player(play.decision));
  return play;
}

/** The first way to win that somebody has described. */
function winOf(box: Box, mission: string): Aim {
  const aim = aims.find((one) => one.mission === mission && box.missions[mission]?.endings[one.name]?.won);
  if (!aim) throw new Error(`nobody has described how ${mission} is won`);
  return aim;
}
