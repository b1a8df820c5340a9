/** Statistics of one game, collected from its facts while it is played. */
import { errandsOf } from '@zonecrawl/bots';
import type { GamePlay } from '@zonecrawl/engine/game';
import { type Fact, FIRST_OTHER_ENTITY } from '@zonecrawl/engine/model';
import { couponsOf, missionOf } from '@zonecrawl/engine/rules';

/** Why a game is written as an odd one. */
export type Oddity = 'noProgress' | 'noWay' | 'slow' | 'failed';

export interface GameFigures {
  readonly won: boolean;
  readonly ending: string;
  readonly rounds: number;
  readonly hpLost: number;
  readonly injuries: number;
  readonly coupons: number;
  /** The cause of death of each Stalker who died. */
  readonly killedBy: string | null;
  /** Keys of the Mission's cards that came up: events, faces of environment cards. */
  readonly met: readonly string[];
  readonly odd: readonly Oddity[];
}

/** Rounds in a row in which the objective came no nearer and nothing happened to any card. */
const STUCK_ROUNDS = 5;

export class GameWatch {
  private hpLost = 0;
  private injuries = 0;
  private lastSource: string | null = null;
  private killedBy: string | null = null;
  private readonly met = new Set<string>();
  private readonly odd = new Set<Oddity>();
  private round = 0;
  private nearest = Number.POSITIVE_INFINITY;
  private since = 0;

  tell(facts: readonly Fact[], play: GamePlay): void {
    for (const fact of facts) this.read(fact);
    const { state } = play.game;
    if (state.round === this.round || state.phase !== 'players' || state.outcome) return;
    this.round = state.round;
    this.lookAtProgress(play);
  }

  slow(): void {
    this.odd.add('slow');
  }

  private read(fact: Fact): void {
    switch (fact.fact) {
      case 'hpLost':
        if (fact.entity >= FIRST_OTHER_ENTITY) return;
        this.hpLost += fact.amount;
        this.lastSource = fact.source;
        return;
      case 'criticalInjury':
        this.injuries++;
        return;
      case 'died':
        if (fact.entity < FIRST_OTHER_ENTITY) this.killedBy = this.lastSource;
        else this.since = this.round;
        return;
      case 'eventDrawn':
        this.met.add(`event ${fact.card}`);
        return;
      case 'environmentPlaced':
      case 'environmentFlipped':
        this.met.add(`card ${fact.card}${fact.face}`);
        this.since = this.round;
        return;
      case 'triggered':
      case 'findings':
        this.since = this.round;
        return;
      default:
        return;
    }
  }

  private lookAtProgress({ game }: GamePlay): void {
    const { tasks, cost } = errandsOf(game);
    if (tasks.length === 0 && missionOf(game).objective) this.odd.add('noWay');
    const works = tasks.some(({ stop }) => stop.do !== 'wait');
    if (cost < this.nearest - 1) this.since = this.round;
    this.nearest = Math.min(this.nearest, cost);
    if (works && this.round - this.since >= STUCK_ROUNDS) this.odd.add('noProgress');
  }

  figures(play: GamePlay): GameFigures {
    const { state } = play.game;
    return {
      won: state.outcome?.won ?? false,
      ending: state.outcome?.ending ?? '',
      rounds: state.round,
      hpLost: this.hpLost,
      injuries: this.injuries,
      coupons: couponsOf(play.game),
      killedBy: this.killedBy,
      met: [...this.met],
      odd: [...this.odd],
    };
  }
}
