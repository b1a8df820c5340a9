/**
 * Bots in a game with people: they answer for the seats they hold, and give advice on request. A Web Worker and a server
 * use it alike. It receives the real game and passes only an imagined game to its players.
 */

import { type GamePlay, isActionOfTurn } from '@zonecrawl/engine/game';
import type { Answer, StalkerId } from '@zonecrawl/engine/model';
import { imagine } from '@zonecrawl/engine/view';
import type { Imagine, Player } from '../base/player.ts';
import type { HintReason, Weighed, Why } from '../base/reasons.ts';
import { advise } from '../careful/advise.ts';
import { carefulPlayer } from '../careful/careful.ts';
import { plannerPlayer, within } from '../planner/planner.ts';
import { type Line, lineOf } from './lines.ts';
import { type Bot, type Seats, standInFor } from './seats.ts';

/** A good answer, its predictable consequences, and the reasons for and against it. */
export interface AdvisedLine extends Line {
  readonly reasons: readonly Why[];
}

export interface Hint {
  /** What it depends on, most important first: texts under `hint.topic.<topic>`. */
  readonly topics: readonly HintReason[];
  /** Best first. */
  readonly good: readonly AdvisedLine[];
}

export interface SeatBotsOptions {
  /** The seed of the imagined games; the same seed gives the same answers. */
  readonly seed: string;
  /** The planner's time limit, with the clock to use. Without it only the number of playouts limits it. */
  readonly patience?: { readonly now: () => number; readonly milliseconds: number };
}

/** In HP: an answer that is worse than the best by more than this is not a good one. */
const GOOD = 4;
/** Playouts of the planner for each candidate: an upper limit, however much time there is. */
const SAMPLES = 12;

interface SeatMemory {
  readonly bot: Bot;
  readonly player: Player;
  /** The number of inputs when it last answered. */
  at: number;
}

export class SeatBots {
  private readonly options: SeatBotsOptions;
  private readonly memory = new Map<StalkerId, SeatMemory>();

  constructor(options: SeatBotsOptions) {
    this.options = options;
  }

  /** The answer of the bot that holds the open decision's seat; null: a person holds it, or no decision is open. */
  answer(play: GamePlay, seats: Seats): Answer | null {
    const { decision } = play;
    const standIn = decision && standInFor(seats, decision.who);
    if (!decision || !standIn) return null;
    const memory = this.memoryOf(decision.who, standIn.bot, play.inputs.length);
    return memory.player(decision, imagining(play));
  }

  /** The careful bot's advice, which is fast. null: no decision is open. */
  hint(play: GamePlay): Hint | null {
    const { decision } = play;
    if (!decision) return null;
    const seed = this.seedAt(play);
    const { topics, good, best } = advise(imagine(play.game, seed), decision);
    const top = good.find(({ answer }) => isSame(answer, best)) ?? good[0];
    if (!top) return { topics, good: [] };
    const others = good.filter((one) => one !== top && one.score >= top.score - GOOD);
    return { topics, good: [top, ...others].map((one) => this.line(play, one, carefulPlayer(seed))) };
  }

  /** The best line; the choice of an Action in a Turn is planned, which is slow. */
  best(play: GamePlay): AdvisedLine | null {
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
    play: GamePlay,
    { answer, reasons }: Pick<Weighed, 'answer' | 'reasons'>,
    player: Player,
  ): AdvisedLine {
    const { decision, game } = play;
    if (!decision) return { answer, reasons, options: [], path: [] };
    return { ...lineOf(imagine(game, this.seedAt(play)), decision, answer, player), reasons };
  }

  /** A player keeps its plan until an undo goes back to before it. */
  private memoryOf(who: StalkerId, bot: Bot, at: number): SeatMemory {
    const before = this.memory.get(who);
    if (before && before.bot === bot && before.at < at) {
      before.at = at;
      return before;
    }
    const fresh = { bot, at, player: this.playerFor(bot, `${this.options.seed}/${who}/${at}`) };
    this.memory.set(who, fresh);
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

  private seedAt({ inputs }: GamePlay): string {
    return `${this.options.seed}/hint/${inputs.length}`;
  }
}

const imagining =
  ({ game }: GamePlay): Imagine =>
  (seed) =>
    imagine(game, seed);

const isSame = (one: Answer, other: Answer): boolean => String(one) === String(other);
