/** The evaluation context of one decision: values computed once and used by every score. */
import type { Game, StalkerId, StalkerState } from '@zonecrawl/engine/model';
import { maxHp, stalkerOf } from '@zonecrawl/engine/rules';
import { Danger } from '../danger/danger.ts';
import { type Errand, type Errands, errandsOf } from '../errands/assign.ts';

/** The unit of all values is the HP of a healthy Stalker. */
export class Evaluation {
  readonly game: Game;
  readonly stalker: StalkerState;
  /** A faster, coarser evaluation: for playouts. */
  readonly swift: boolean;
  private known: Errands | null = null;
  private seen: Danger | null = null;

  constructor(game: Game, who: StalkerId, swift = false) {
    this.game = game;
    this.swift = swift;
    this.stalker = stalkerOf(game, who);
  }

  get danger(): Danger {
    this.seen ??= new Danger(this.game, this.stalker);
    return this.seen;
  }

  get errands(): Errands {
    this.known ??= errandsOf(this.game);
    return this.known;
  }

  get errand(): Errand | undefined {
    return this.errands.by.get(this.stalker.id);
  }

  /** What a step towards the objective is worth: more when time runs out. */
  get haste(): number {
    return Math.min(3, 0.8 + 1.5 * this.errands.pressure);
  }

  /** HP are worth more the fewer are left, and the last of them much more (S5, S6). */
  pain(loss: number, stalker: StalkerState = this.stalker): number {
    if (loss <= 0) return 0;
    const most = maxHp(this.game, stalker);
    const injuries = stalker.turns.filter(({ injured }) => injured).length;
    const worn = 1 - stalker.hp / Math.max(1, most);
    const overkill = Math.max(0, loss - stalker.hp + 1);
    return loss * (1 + worn) + Math.min(overkill, 4) * (2 + 4 * injuries);
  }
}
