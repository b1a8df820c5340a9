/** R7: which Action to take next: its immediate value plus the value of the best space to end the Turn on. */

import type { SpaceId } from '@zonecrawl/engine/board';
import { isActionOfTurn } from '@zonecrawl/engine/game';
import type { Decision, Option } from '@zonecrawl/engine/model';
import { attackLineOf } from '@zonecrawl/engine/odds';
import { maxHp } from '@zonecrawl/engine/rules';
import { plain, type Reasoned } from '../base/reasons.ts';
import { nestedAnswer } from '../decisions/scores.ts';
import { errandsOf, isAsFar } from '../errands/assign.ts';
import { STEPS } from '../errands/types.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { positionValue } from '../evaluation/positionValue.ts';
import { bestShot } from '../moves/attacks.ts';
import { type EndSpace, EndSpaces } from '../moves/endSpaces.ts';
import { stepsOf } from '../moves/pace.ts';
import { pathOf } from '../moves/reach.ts';
import { type ActionOption, tryOut } from './trial.ts';

/** Immediate values of Actions, in HP. */
const UNPINNED = 5;
const FOCUS = 0.9;
const LOOT = 1.3;
const LEAD_TOKEN = 1;
const RELOADED = 3;
const TOPPED_UP = 1.2;
const ERRAND = 4;
const LEAVES = 60;
/** The score of an Action that is not needed. */
const WASTED = -1;
const NEVER = -1000;
/** A small cost of moving without need, higher for single spaces. */
const SETTLED = 0.25;
const CREEPING = 0.6;
/** Above this share of the ammo it does not reload. */
const ENOUGH_AMMO = 0.4;
/** In a playout, missing HP before Medicine is considered. */
const BADLY_HURT = 4;

export class TurnEvaluation {
  readonly evaluation: Evaluation;
  readonly standards: number;
  readonly endSpaces: EndSpaces;
  readonly perMove: number;
  private base: number | null = null;

  constructor(evaluation: Evaluation, decision: Decision) {
    this.evaluation = evaluation;
    this.standards = isActionOfTurn(decision) ? (decision.about.amount ?? 0) : 0;
    this.perMove = stepsOf(evaluation);
    this.endSpaces = new EndSpaces(evaluation, Math.max(1, this.standards), this.perMove);
  }

  weigh(option: Option): Reasoned {
    if (option.is === 'say') return this.endSpaces.best(0);
    if (option.is !== 'action') return plain(0);
    const cost = option.free ? 0 : 1;
    const after = this.endSpaces.best(Math.max(0, this.standards - cost));
    const { score, reasons } = this.gain(option, after);
    return { score, reasons };
  }

  /** Its value, with where the Turn would end after it. */
  private gain(option: ActionOption, after: EndSpace): Reasoned {
    const { evaluation } = this;
    const { stalker } = evaluation;
    const add = (gain: number, reasons: Reasoned['reasons'] = []): Reasoned => ({
      score: gain + after.score,
      reasons: [...reasons, ...after.reasons],
    });
    const errand = this.doesErrand(option);
    if (errand !== null) return add(errand.score, errand.reasons);
    switch (option.action) {
      case 'movement':
        return this.walk(option);
      case 'carefulMovement':
        return this.creep(option);
      case 'discardPinDown':
        return add(UNPINNED);
      case 'prepare':
        return add(stalker.focus ? 0 : FOCUS, [{ reason: 'prepare', figures: {} }]);
      case 'reload':
        return add(this.reloading(option), [{ reason: 'reload', figures: {} }]);
      case 'leadToken':
        return add(stalker.hp < maxHp(evaluation.game, stalker) || !stalker.focus ? LEAD_TOKEN : WASTED);
      case 'pickUp':
        return add(LOOT, [{ reason: 'loot', figures: {} }]);
      case 'decoy':
      case 'boltsAndNuts':
        return add(WASTED);
      default:
        break;
    }
    const attack = attackLineOf(evaluation.game, stalker, option.action);
    if (attack) {
      const shot = bestShot(evaluation, attack.owned, attack.line, after.path.space);
      return shot ? add(shot.score, shot.reasons) : add(NEVER);
    }
    return add(this.tried(option), [{ reason: 'card', figures: {} }]);
  }

  /** What the objective needs. */
  private doesErrand(option: ActionOption): Reasoned | null {
    const { errands, stalker, haste } = this.evaluation;
    const stop = errands.open.find(
      ({ do: what, action, who }) =>
        what === 'act' && action === option.action && (!who || who.includes(stalker.id)),
    );
    if (!stop) return this.wouldLeave(option) ? plain(NEVER) : null;
    if (option.action === 'pickUp' && stalker.space !== null && !stop.spaces.includes(stalker.space))
      return null;
    const worth = stop.everybody ? LEAVES : ERRAND + haste * STEPS;
    return { score: worth, reasons: [{ reason: 'errand', figures: { standards: stop.standards } }] };
  }

  /** No Stalker leaves before the work is done. */
  private wouldLeave({ action }: ActionOption): boolean {
    return this.evaluation.errands.tasks.some(
      ({ stop, before }) => before.length > 0 && stop.everybody === true && stop.action === action,
    );
  }

  /** The path of a movement; empty for other Actions. */
  wayOf(option: Option): readonly SpaceId[] {
    if (option.is !== 'action' || option.action !== 'movement') return [];
    return pathOf(this.goal(option).path).slice(0, this.perMove);
  }

  private goal({ free }: ActionOption): EndSpace {
    return this.endSpaces.best(Math.max(1, free ? this.standards + 1 : this.standards));
  }

  private walk(option: ActionOption): Reasoned {
    const best = this.goal(option);
    if (best.path.steps === 0) return plain(best.score - 1);
    return { score: best.score - SETTLED, reasons: best.reasons };
  }

  private creep(option: ActionOption): Reasoned {
    const walk = this.walk(option);
    return { score: walk.score - CREEPING, reasons: walk.reasons };
  }

  private reloading({ free }: ActionOption): number {
    const { weapon } = this.evaluation.stalker;
    if (!weapon) return WASTED;
    if (weapon.ammo === 0) return RELOADED;
    const capacity = this.evaluation.game.box.weapons[weapon.card]?.capacity ?? 1;
    if (weapon.ammo >= capacity * ENOUGH_AMMO) return WASTED;
    return free ? TOPPED_UP : TOPPED_UP / 2;
  }

  /** Cards whose effect is evaluated by a trial. */
  private tried(option: ActionOption): number {
    const { game, haste, stalker, swift } = this.evaluation;
    if (swift)
      return isMedicine(this.evaluation, option) ? maxHp(game, stalker) - stalker.hp - BADLY_HURT : WASTED;
    this.base ??= positionValue(game, this.evaluation.errands, haste);
    const after = tryOut(game, option, nestedAnswer);
    if (!after) return NEVER;
    const errands = isAsFar(game, after) ? this.evaluation.errands : errandsOf(after, true);
    // It would end the only way to win that does not need luck.
    if (this.evaluation.errands.sure && !errands.sure && !after.state.outcome) return NEVER;
    return positionValue(after, errands, haste) - this.base;
  }
}

const isMedicine = ({ game }: Evaluation, { card }: ActionOption): boolean =>
  card !== null && (game.box.items[card]?.types.includes('medicine') ?? false);
