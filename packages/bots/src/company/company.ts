/**
 * Bots at a table of people: they answer for the seats they sit in, and advise whoever asks. A page's worker and a server
 * use it alike. It is handed the game and shows its players only what their seat may imagine.
 */

import type { Play } from '@zonecrawl/engine/kernel';
import type { Answer, StalkerId } from '@zonecrawl/engine/model';
import { imagine } from '@zonecrawl/engine/view';
import { advise } from '../advise.ts';
import { carefulPlayer } from '../careful.ts';
import { plannerPlayer, within } from '../planner.ts';
import type { Imagine, Player } from '../player.ts';
import type { Weighed, Why } from '../reasons.ts';
import { isActionOfTurn, type Line, lineOf } from './lines.ts';
import { type Bot, type Seats, standInFor } from './seats.ts';

/** An answer worth giving, as far as it can be told beforehand, and what speaks for and against it. */
export interface AdvisedLine extends Line {
  readonly reasons: readonly Why[];
}

export interface Hint {
  /** What it turns on, most important first: texts under `hint.topic.<topic>`. */
  readonly topics: readonly string[];
  /** Best first. */
  readonly good: readonly AdvisedLine[];
}

export interface CompanyOptions {
  /** The luck of what is imagined; the same seed thinks the same. */
  readonly seed: string;
  /** How long the planner may think, by whose clock. Without it only its own number of tries counts. */
  readonly patience?: { readonly now: () => number; readonly milliseconds: number };
}

/** In HP: what is worse than the best by more than this is no good answer. */
const GOOD = 4;
/** Tries of the planner for each idea; whoever is patient enough is not kept waiting for more. */
const SAMPLES = 12;

interface Sitting {
  readonly bot: Bot;
  readonly player: Player;
  /** Inputs there were when it answered last. */
  at: number;
}

export class Company {
  private readonly options: CompanyOptions;
  private readonly sitting = new Map<StalkerId, Sitting>();

  constructor(options: CompanyOptions) {
    this.options = options;
  }

  /** What the bot answers in whose seat the open decision is; null: it is a person's, or nobody is asked. */
  answer(play: Play, seats: Seats): Answer | null {
    const { decision } = play;
    const standIn = decision && standInFor(seats, decision.who);
    if (!decision || !standIn) return null;
    const sitting = this.sittingIn(decision.who, standIn.bot, play.inputs.length);
    return sitting.player(decision, imagining(play));
  }

  /** Quick: what a careful player thinks of. null: nobody is asked. */
  hint(play: Play): Hint | null {
    const { decision } = play;
    if (!decision) return null;
    const seed = this.seedAt(play);
    const { topics, good, best } = advise(imagine(play.game, seed), decision);
    const top = good.find(({ answer }) => isSame(answer, best)) ?? good[0];
    if (!top) return { topics, good: [] };
    const others = good.filter((one) => one !== top && one.score >= top.score - GOOD);
    return { topics, good: [top, ...others].map((one) => this.line(play, one, carefulPlayer(seed))) };
  }

  /** The best line there is; where an Action of a Turn is chosen it is planned, which takes its time. */
  best(play: Play): AdvisedLine | null {
    const { decision } = play;
    if (!decision) return null;
    const hint = this.hint(play);
    if (!isActionOfTurn(decision)) return hint?.good[0] ?? null;
    const planner = this.playerFor('planner', this.seedAt(play));
    const answer = planner(decision, imagining(play));
    const reasons = hint?.good.find((one) => isSame(one.answer, answer))?.reasons ?? [];
    return this.line(play, { answer, reasons }, planner);
  }

  private line(
    play: Play,
    { answer, reasons }: Pick<Weighed, 'answer' | 'reasons'>,
    player: Player,
  ): AdvisedLine {
    const { decision, game } = play;
    if (!decision) return { answer, reasons, options: [], path: [] };
    return { ...lineOf(imagine(game, this.seedAt(play)), decision, answer, player), reasons };
  }

  /** A player keeps what it has planned, until the game was taken back to before that. */
  private sittingIn(who: StalkerId, bot: Bot, at: number): Sitting {
    const before = this.sitting.get(who);
    if (before && before.bot === bot && before.at < at) {
      before.at = at;
      return before;
    }
    const fresh = { bot, at, player: this.playerFor(bot, `${this.options.seed}/${who}/${at}`) };
    this.sitting.set(who, fresh);
    return fresh;
  }

  private playerFor(bot: Bot, seed: string): Player {
    if (bot === 'careful') return carefulPlayer(seed);
    const { patience } = this.options;
    return plannerPlayer(seed, {
      samples: SAMPLES,
      ...(patience && within(patience.now, patience.milliseconds)),
    });
  }

  private seedAt({ inputs }: Play): string {
    return `${this.options.seed}/hint/${inputs.length}`;
  }
}

const imagining =
  ({ game }: Play): Imagine =>
  (seed) =>
    imagine(game, seed);

const isSame = (one: Answer, other: Answer): boolean => String(one) === String(other);
