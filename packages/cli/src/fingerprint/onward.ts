/** Saves, played on from where they are: what they load to, and that the game goes on from there as it did. */
import { randomPlayer } from '@zonecrawl/bots';
import { oldSeed, seedRandom } from '@zonecrawl/engine/base';
import { answerCampaign, loadCampaign } from '@zonecrawl/engine/campaign';
import { answer, loadGame } from '@zonecrawl/engine/game';
import { inputFor } from '../campaign/simulate.ts';
import { badFile } from '../errors.ts';
import { readJson } from '../files.ts';
import type { Failed, Playing } from './playing.ts';
import type { Printing } from './print.ts';
import { spelledFacts } from './spelling.ts';

/** Enough to come past whatever was half done when it was saved. */
const INPUTS = 60;

export function playOn({ box, spelling }: Playing, file: string, seed: string, printing: Printing): Failed {
  const loaded = loadGame(box, readJson(file));
  if (!loaded.ok) throw badFile(file, loaded.problems);
  const { play } = loaded;
  const player = randomPlayer(oldSeed(seed));
  printing.add(spelling.state(play.game.state), [], play.decision);
  for (let at = 0; play.decision && at < INPUTS; at++) {
    const taken = answer(play, player(play.decision));
    if (!taken.ok) return `refused after ${at} inputs: ${JSON.stringify(taken.refusal)}`;
    printing.add(spelling.state(play.game.state), spelledFacts(spelling, taken.facts), play.decision);
  }
  return null;
}

export function playCampaignOn(
  { box, spelling }: Playing,
  file: string,
  seed: string,
  printing: Printing,
): Failed {
  const loaded = loadCampaign(box, readJson(file));
  if (!loaded.ok) throw badFile(file, loaded.problems);
  const { play } = loaded;
  const random = seedRandom(oldSeed(seed));
  printing.add(spelling.campaign(play.game.state), [], play.decision);
  for (let at = 0; at < INPUTS; at++) {
    const taken = answerCampaign(play, inputFor(play, random, oldSeed));
    if (!taken.ok) return `refused after ${at} inputs: ${JSON.stringify(taken.refusal)}`;
    const { state } = play.game;
    printing.add(spelling.campaign(state), taken.facts.map(spelling.campaignFact), play.decision);
  }
  return null;
}
