/** The danger of each space for one Stalker: which Enemies see it there, what they would do, radiation, Anomalies. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { EnemyId, EnemyState, Game, StalkerState } from '@zonecrawl/engine/model';
import {
  enemyCard,
  exposureDiceOf,
  HIGHEST_DOSAGE,
  mapRadiationModifiers,
  OVERDOSE_DICE,
  reactionsAt,
  seersOf,
  spaceOf,
  touchedRisk,
  walkerOf,
} from '@zonecrawl/engine/rules';
import { lossOf } from './armor.ts';

/** What one Enemy would do to the Stalker there. */
export interface Blow {
  readonly enemy: EnemyId;
  /** HP lost on average. */
  readonly loss: number;
}

export class Danger {
  readonly game: Game;
  readonly stalker: StalkerState;
  private readonly loss: (damage: number) => number;
  private readonly seers = new Map<SpaceId, readonly EnemyState[]>();
  private readonly blows = new Map<SpaceId, readonly Blow[]>();
  private readonly looming = new Map<SpaceId, number>();
  private readonly risks = new Map<SpaceId, number>();
  private readonly shield: number;
  private readonly isAlarmed: boolean;
  /** Where Enemies stand. */
  private readonly manned: ReadonlySet<SpaceId | null>;

  constructor(game: Game, stalker: StalkerState) {
    this.game = game;
    this.stalker = stalker;
    this.loss = lossOf(game, stalker);
    this.isAlarmed = game.state.stalkers.some(({ attention }) => attention?.level === 'high');
    this.manned = new Set(game.state.enemies.map(({ space }) => space));
    this.shield = mapRadiationModifiers(game, stalker).reduce((sum, { by }) => sum + by, 0);
  }

  seenBy(space: SpaceId): readonly EnemyState[] {
    let seers = this.seers.get(space);
    if (seers === undefined) {
      seers = seersOf(this.game, space);
      this.seers.set(space, seers);
    }
    return seers;
  }

  /** RX: the Enemies that would attack if the Turn ended there. */
  reactions(space: SpaceId): readonly Blow[] {
    let blows = this.blows.get(space);
    if (blows === undefined) {
      blows = this.seenBy(space).length === 0 ? [] : this.strikes(space);
      this.blows.set(space, blows);
    }
    return blows;
  }

  private strikes(space: SpaceId): readonly Blow[] {
    return reactionsAt(this.game, this.stalker, space).map(({ enemy, outcomes }) => ({
      enemy,
      loss: outcomes.reduce((sum, { chance, damage }) => sum + chance * this.loss(damage), 0),
    }));
  }

  reactionLoss(space: SpaceId): number {
    return this.reactions(space).reduce((sum, { loss }) => sum + loss, 0);
  }

  /** EA: an estimate of what the Enemies & Zone Phase does to a Stalker there. */
  activationLoss(space: SpaceId): number {
    let loss = this.looming.get(space);
    if (loss === undefined) {
      loss = this.loomingAt(space);
      this.looming.set(space, loss);
    }
    return loss;
  }

  private loomingAt(space: SpaceId): number {
    const strikes = this.isAlarmed ? ALARMED : QUIET;
    // The watchers are in the order of all Enemies.
    const seers = this.seenBy(space);
    let seen = 0;
    let loss = 0;
    for (const enemy of this.game.state.enemies) {
      if (enemy.space === null) continue;
      const isSeer = seers[seen] === enemy;
      if (isSeer) seen++;
      const chance = isSeer ? strikes.seen : this.chanceToCome(enemy, space);
      if (chance > 0) loss += chance * this.printedLoss(enemy, space);
    }
    return loss;
  }

  private chanceToCome(enemy: EnemyState, space: SpaceId): number {
    const strikes = this.isAlarmed ? ALARMED : QUIET;
    const { movement, attack } = enemyCard(this.game, enemy);
    const walker = walkerOf(this.game, enemy);
    const range = this.game.board.range(walker, spaceOf(enemy), space);
    const reach = movement + Math.min(attack.range, NEAR) + (attack.kind === 'charge' ? movement : 0);
    if (range <= movement) return strikes.near;
    return range <= reach ? strikes.far : 0;
  }

  /** The expected HP loss of this Stalker from an attack of this Enemy. */
  printedLoss(enemy: EnemyState, space: SpaceId | null = null): number {
    const { attack } = enemyCard(this.game, enemy);
    const cover = space === null ? 0 : (this.game.board.spaces[space]?.cover ?? 0);
    return this.loss(attack.damage - cover);
  }

  /** RD1. */
  dose(space: SpaceId): number {
    const { radiation = 0 } = this.game.board.spaces[space] ?? {};
    return radiation === 0 ? 0 : Math.max(0, radiation + this.shield);
  }

  /** RD2, RD3: HP that so many Standard Actions there cost on average, until the Round is over. */
  irradiation(space: SpaceId, standards: number): number {
    const dose = this.dose(space);
    if (dose === 0 || standards === 0) return 0;
    const { dosage } = this.stalker;
    const dice = exposureDiceOf(this.game, this.stalker);
    const risen = Math.min(HIGHEST_DOSAGE, dosage + dose * standards);
    const within = Math.min(standards, Math.floor((HIGHEST_DOSAGE - dosage) / dose));
    const more = exposureDiceOf(this.game, { ...this.stalker, dosage: risen }) - dice;
    return (more + (standards - within) * OVERDOSE_DICE) * LOSS_PER_DIE;
  }

  /** AN3: the probability that moving there activates an Anomaly. */
  risk(space: SpaceId): number {
    let risk = this.risks.get(space);
    if (risk === undefined) {
      const clear = touchedRisk(this.game, [space], this.stalker).reduce(
        (left, { chance }) => left * (1 - chance),
        1,
      );
      risk = 1 - clear;
      this.risks.set(space, risk);
    }
    return risk;
  }

  isEnemyOn(space: SpaceId): boolean {
    return this.manned.has(space);
  }
}

const NEAR = 3;
/** HP that an Equipment die of exposure costs, as the bot sees it. */
const LOSS_PER_DIE = 1.5;
/** How often an Activation card makes an Enemy attack, by whether it sees the Stalker and by Attention (EA1). */
const ALARMED = { seen: 0.75, near: 0.45, far: 0.25 };
const QUIET = { seen: 0.5, near: 0.2, far: 0.08 };
