/** The value of ending a Turn on a space, and the best space within reach. */
import { type SpaceId, spaceId } from '@zonecrawl/engine/board';
import type { Reasoned, Why } from '../base/reasons.ts';
import { type Errand, isWeak } from '../errands/assign.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { distanceTo } from '../map/distance.ts';
import { firstStep, isRoomy, type PricedPath, pathsFrom } from './reach.ts';

export interface EndSpace extends Reasoned {
  readonly path: PricedPath;
  /** Standard Actions left when it gets there. */
  readonly left: number;
}

/** A Standard Action that is still to be used. */
const SPARE = 0.3;
const ARRIVED = 1.5;
const ENTERED = 2.5;
/** High Attention attracts all Enemies. */
const SEEN = 1;
const COVER = 0.15;
/** MV2, A8: a Stalker on an Enemy's space can hardly get away. */
const SAME_SPACE = 4;
const DOSE = 0.3;
/** Prefers the shorter of two equal paths. */
const STEP = 0.02;
/** With another Turn to come, the Stalker may still get away before the Enemies & Zone Phase. */
const LATER = 0.4;
/** A supporting or shooting Stalker keeps a little behind. */
const HELP = 0.7;
const KEEPS_OFF = 2;
/** A weak Stalker puts its own safety first. */
const FEEBLE = 0.5;

export class EndSpaces {
  readonly evaluation: Evaluation;
  private readonly perMove: number;
  /** Steps of the current movement. */
  private readonly credit: number;
  private readonly isLastTurn: boolean;
  private paths: readonly PricedPath[] | null = null;
  private readonly most: number;
  private readonly worths = new Map<SpaceId, number>();
  private readonly bests = new Map<number, EndSpace>();
  private towards: Progress | null = null;

  constructor(evaluation: Evaluation, standards: number, perMove: number, credit = 0) {
    this.evaluation = evaluation;
    this.credit = credit;
    this.perMove = perMove;
    this.most = standards;
    const { turns } = evaluation.stalker;
    const token = evaluation.game.state.turn?.token;
    this.isLastTurn = turns.every(({ used }, index) => used || index === token);
  }

  /** The best space to reach with so many Standard Actions. */
  best(standards: number): EndSpace {
    let best = this.bests.get(standards);
    if (best === undefined) {
      best = this.among(this.reach(), standards) ?? this.stay();
      this.bests.set(standards, best);
    }
    return best;
  }

  /** All spaces within reach, best first. */
  ranked(standards: number): readonly EndSpace[] {
    return this.reach()
      .filter((path) => this.leftAfter(path, standards) >= 0)
      .map((path) => this.at(path, this.leftAfter(path, standards)))
      .sort((one, other) => other.score - one.score);
  }

  /** The same with the next step given. */
  bestVia(space: SpaceId): EndSpace {
    const paths = this.reach().filter((path) => firstStep(path) === space);
    return this.among(paths, this.most) ?? this.at({ space, steps: 1, before: null, cost: 0 }, 0);
  }

  stay(): EndSpace {
    const { space } = this.evaluation.stalker;
    return space === null
      ? { score: 0, reasons: [], path: { space: NOWHERE, steps: 0, before: null, cost: 0 }, left: 0 }
      : this.at({ space, steps: 0, before: null, cost: 0 }, this.most);
  }

  private reach(): readonly PricedPath[] {
    const { stalker, danger } = this.evaluation;
    if (stalker.space === null) return [];
    this.paths ??= pathsFrom(danger, stalker.space, this.credit + this.most * this.perMove);
    return this.paths;
  }

  private among(paths: readonly PricedPath[], standards: number): EndSpace | null {
    let best: PricedPath | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const path of paths) {
      const left = this.leftAfter(path, standards);
      if (left < 0) continue;
      const score = this.scoreOf(path, left);
      if (score <= most) continue;
      best = path;
      most = score;
    }
    return best && this.at(best, this.leftAfter(best, standards));
  }

  /** Standard Actions left at its end; below 0 if it cannot be completed. */
  private leftAfter(path: PricedPath, standards: number): number {
    const left = standards - Math.ceil(Math.max(0, path.steps - this.credit) / this.perMove);
    return left >= 0 && isRoomy(this.evaluation.danger, path.space) ? left : -1;
  }

  private at(path: PricedPath, left: number): EndSpace {
    return { score: this.scoreOf(path, left), reasons: this.reasonsFor(path.space), path, left };
  }

  private scoreOf(path: PricedPath, left: number): number {
    const errand = this.evaluation.errand;
    const arrived = errand?.spaces.includes(path.space) === true && !errand.supports;
    const work = arrived ? this.workAt(errand, left) : 0;
    const { danger } = this.evaluation;
    // R7: what is left has to be spent there.
    const dose = this.evaluation.pain(danger.irradiation(path.space, left));
    return this.worth(path.space) - path.cost - path.steps * STEP + left * SPARE + work - dose;
  }

  /** A stop that needs an Action needs one left; for `enter`, arriving is enough. */
  private workAt({ stop }: Errand, left: number): number {
    if (stop.do === 'enter' && this.evaluation.stalker.space !== null)
      return stop.spaces.includes(this.evaluation.stalker.space) ? 0 : ENTERED;
    return stop.do === 'act' && left > 0 ? ARRIVED : 0;
  }

  /** The value of being there when the Turn ends. */
  worth(space: SpaceId): number {
    let worth = this.worths.get(space);
    if (worth === undefined) {
      worth = this.weigh(space);
      this.worths.set(space, worth);
    }
    return worth;
  }

  private weigh(space: SpaceId): number {
    const { evaluation } = this;
    const { danger } = evaluation;
    const { board } = evaluation.game;
    const reaction = danger.reactionLoss(space);
    const seen = danger.seenBy(space).length > 0;
    const cover = (board.spaces[space]?.cover ?? 0) * COVER;
    const shared = danger.isEnemyOn(space) ? SAME_SPACE : 0;
    const dose = danger.dose(space) * DOSE;
    return (
      this.progress.worth(space) -
      evaluation.pain(reaction + this.later(space)) -
      (seen ? SEEN : 0) +
      cover -
      dose -
      shared -
      danger.risk(space)
    );
  }

  private later(space: SpaceId): number {
    return this.evaluation.danger.activationLoss(space) * (this.isLastTurn ? 1 : LATER);
  }

  private reasonsFor(space: SpaceId): readonly Why[] {
    const { danger } = this.evaluation;
    const enemies = danger.seenBy(space).length;
    const loss = this.later(space);
    const reasons: Why[] = [{ reason: 'objective', figures: { steps: this.progress.steps(space) } }];
    if (enemies > 0) reasons.push({ reason: 'seen', figures: { enemies, loss: danger.reactionLoss(space) } });
    if (loss > 0) reasons.push({ reason: 'activation', figures: { loss } });
    return reasons;
  }

  private get progress(): Progress {
    this.towards ??= progressOf(this.evaluation);
    return this.towards;
  }
}

/** The distance from a space to the errand, and the value of being that near. */
interface Progress {
  readonly steps: (space: SpaceId) => number;
  readonly worth: (space: SpaceId) => number;
}

function progressOf({ game, errand, stalker, haste }: Evaluation): Progress {
  if (!errand) return { steps: () => 0, worth: () => 0 };
  const steps = distanceTo(game, errand.spaces);
  const weight = (errand.supports ? HELP : 1) * (isWeak(game, stalker) ? FEEBLE : 1);
  const nearest = errand.supports || errand.stop.do === 'kill' ? KEEPS_OFF : 0;
  return { steps, worth: (space) => -Math.max(steps(space), nearest) * haste * weight };
}

const NOWHERE = spaceId(-1);
