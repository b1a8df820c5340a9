/** What becomes of a mutant that was let in: it is played on, and the invariants are looked at. */
import { randomPlayer } from '@zonecrawl/bots';
import { answerCampaign, askedIn, type CampaignPlay, campaignViolations } from '@zonecrawl/engine/campaign';
import { answer, beginGame, type GamePlay, RESTING, setUp, violations } from '@zonecrawl/engine/game';
import type { Box } from '@zonecrawl/engine/model';

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

export const NOTHING: Verdict = {
  passedHash: false,
  passedSchema: false,
  loaded: false,
  thrown: null,
  broken: null,
};

export const REFUSED: Verdict = { ...NOTHING, passedHash: true };

export const passed: Verdict = {
  passedHash: true,
  passedSchema: true,
  loaded: false,
  thrown: null,
  broken: null,
};

/** How many inputs a mutant that was let in is played on. */
export const PLAYED_ON = 20;

/** Plays on at random and looks at the invariants before and after each input. */
export function brokenLater(play: GamePlay): string | null {
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

export function brokenCampaign(play: CampaignPlay): string | null {
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

export function playedOn(box: Box, state: Parameters<typeof beginGame>[1]): Verdict {
  return { ...passed, loaded: true, broken: brokenLater(beginGame(box, state, { keep: true })) };
}

export function playedMission(box: Box, mission: string): Verdict {
  const stalkers = Object.keys(box.stalkers)
    .slice(0, 2)
    .map((stalker) => ({ stalker }));
  const set = setUp(box, { from: 'mission', setup: { mission, stalkers, seed: 'fuzz' } });
  return set.ok ? playedOn(box, set.state) : passed;
}
