/** What it is worth to end a Turn on a space, and the best space within reach. */
import { spaceId } from '@zonecrawl/engine';
import type { SpaceId } from '@zonecrawl/engine/kernel';
import { type Errand, isWeak } from '../errands/assign.ts';
import { distanceTo } from '../ground/distance.ts';
import type { Mind } from '../mind.ts';
import type { Reasoned } from '../reasons.ts';
import { isRoomy, type Way, waysFrom } from './reach.ts';

export interface Stand extends Reasoned {
  readonly way: Way;
  /** Standard Actions left when it gets there. */
  readonly left: number;
}

/** A Standard Action that is still to be used. */
const SPARE = 0.3;
const ARRIVED = 1.5;
const ENTERED = 2.5;
/** High Attention brings everybody. */
const SEEN = 1;
const COVER = 0.15;
/** MV2, A8: whoever shares a space with an Enemy is not getting away. */
const SAME_SPACE = 4;
const DOSE = 0.3;
/** Of two ways to the same end the shorter. */
const STEP = 0.02;
/** While there is another Turn to come one may still get away before the Enemies' Phase. */
const LATER = 0.4;
/** Who only helps out keeps a little behind, and so does who can shoot. */
const HELP = 0.7;
const KEEPS_OFF = 2;
/** Who can hardly stand looks after itself first. */
const FEEBLE = 0.5;

export class Stands {
  private readonly mind: Mind;
  private readonly perMove: number;
  /** Steps of the movement under way. */
  private readonly credit: number;
  private readonly isLastTurn: boolean;
  private ways: readonly Way[] | null = null;
  private readonly most: number;
  private readonly worths = new Map<SpaceId, Reasoned>();

  constructor(mind: Mind, standards: number, perMove: number, credit = 0) {
    this.mind = mind;
    this.credit = credit;
    this.perMove = perMove;
    this.most = standards;
    const { turns } = mind.stalker;
    const token = mind.game.state.turn?.token;
    this.isLastTurn = turns.every(({ used }, index) => used || index === token);
  }

  /** The best place to be with so many Standard Actions to get there. */
  best(standards: number): Stand {
    return this.among(this.reach(), standards) ?? this.stay();
  }

  /** All places within reach, best first. */
  ranked(standards: number): readonly Stand[] {
    return this.weighed(this.reach(), standards).sort((one, other) => other.score - one.score);
  }

  /** The same with the next step given. */
  bestVia(space: SpaceId): Stand {
    const ways = this.reach().filter(({ path }) => path[0] === space);
    return this.among(ways, this.most) ?? this.at({ space, steps: 1, path: [space], cost: 0 }, 0);
  }

  stay(): Stand {
    const { space } = this.mind.stalker;
    return space === null
      ? { score: 0, reasons: [], way: { space: NOWHERE, steps: 0, path: [], cost: 0 }, left: 0 }
      : this.at({ space, steps: 0, path: [], cost: 0 }, this.most);
  }

  private reach(): readonly Way[] {
    const { stalker, ground } = this.mind;
    if (stalker.space === null) return [];
    this.ways ??= waysFrom(ground, stalker.space, this.credit + this.most * this.perMove);
    return this.ways;
  }

  private among(ways: readonly Way[], standards: number): Stand | null {
    let best: Stand | null = null;
    for (const stand of this.weighed(ways, standards)) {
      if (best === null || stand.score > best.score) best = stand;
    }
    return best;
  }

  private weighed(ways: readonly Way[], standards: number): Stand[] {
    const stands: Stand[] = [];
    for (const way of ways) {
      const actions = Math.ceil(Math.max(0, way.steps - this.credit) / this.perMove);
      if (actions > standards || !isRoomy(this.mind.ground, way.space)) continue;
      stands.push(this.at(way, standards - actions));
    }
    return stands;
  }

  at(way: Way, left: number): Stand {
    const { score, reasons } = this.worth(way.space);
    const errand = this.mind.errand;
    const arrived = errand?.spaces.includes(way.space) === true && !errand.supports;
    const work = arrived ? this.workAt(errand, left) : 0;
    return {
      score: score - way.cost - way.steps * STEP + left * SPARE + work,
      reasons,
      way,
      left,
    };
  }

  /** Where something is to be done there must be an Action left for it; to enter is enough where that is asked for. */
  private workAt({ stop }: Errand, left: number): number {
    if (stop.do === 'enter' && this.mind.stalker.space !== null)
      return stop.spaces.includes(this.mind.stalker.space) ? 0 : ENTERED;
    return stop.do === 'act' && left > 0 ? ARRIVED : 0;
  }

  /** To stand there when the Turn ends. */
  worth(space: SpaceId): Reasoned {
    let worth = this.worths.get(space);
    if (worth === undefined) {
      worth = this.weigh(space);
      this.worths.set(space, worth);
    }
    return worth;
  }

  private weigh(space: SpaceId): Reasoned {
    const { mind } = this;
    const { ground } = mind;
    const { board } = mind.game;
    const progress = this.progress(space);
    const reaction = ground.reactionLoss(space);
    const later = ground.activationLoss(space) * (this.isLastTurn ? 1 : LATER);
    const seen = ground.seenBy(space).length > 0;
    const cover = (board.spaces[space]?.cover ?? 0) * COVER;
    const shared = ground.isEnemyOn(space) ? SAME_SPACE : 0;
    const dose = ground.dose(space) * DOSE;
    const score =
      progress.worth -
      mind.pain(reaction + later) -
      (seen ? SEEN : 0) +
      cover -
      dose -
      shared -
      ground.risk(space);
    return {
      score,
      reasons: [
        { reason: 'objective', figures: { steps: progress.steps } },
        ...(seen
          ? [{ reason: 'seen', figures: { enemies: ground.seenBy(space).length, loss: reaction } }]
          : []),
        ...(later > 0 ? [{ reason: 'activation', figures: { loss: later } }] : []),
      ],
    };
  }

  private progress(space: SpaceId): { readonly worth: number; readonly steps: number } {
    const { mind } = this;
    const { errand } = mind;
    if (!errand) return { worth: 0, steps: 0 };
    const steps = distanceTo(mind.game, errand.spaces)(space);
    const weight = (errand.supports ? HELP : 1) * (isWeak(mind.game, mind.stalker) ? FEEBLE : 1);
    const near = errand.supports || errand.stop.do === 'kill' ? Math.max(steps, KEEPS_OFF) : steps;
    return { worth: -near * mind.haste * weight, steps };
  }
}

const NOWHERE = spaceId(-1);
