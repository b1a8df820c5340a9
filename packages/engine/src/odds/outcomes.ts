/** What every number of successes and masks comes to against one target: cards drawn, masks spent as well as can be. */
import type { BodyPart, StalkerAttack } from '../model/abilities.ts';
import type { ToHit } from '../model/enemies.ts';
import type { Game } from '../model/game.ts';
import type { EnemyState } from '../model/state.ts';
import { partsOf } from '../rules/attack/attackPool.ts';
import { enemyCard, spaceOf } from '../rules/basics/entities.ts';
import { spacesAway, toHit, toHitTable } from '../rules/harm/wounds.ts';
import type { Grid } from './dice.ts';
import { type Susceptibility, suffer, type Victim, victimOf, type WoundDeck, woundDeckOf } from './fate.ts';
import { type AttackUtility, type Buy, buysOf, type SpendingState, spendings } from './spending.ts';
import type { PartOdds } from './types.ts';

/** What a roll comes to on average, masks spent as well as can be. */
interface Outcome {
  readonly line: ToHit | null;
  readonly kill: number;
  readonly hp: number;
  readonly pinDown: number;
  readonly exposed: number;
  readonly worth: number;
}

/** Computed lazily. */
export class Outcomes {
  readonly wantsMasks: boolean;
  private readonly game: Game;
  private readonly target: EnemyState;
  private readonly aim: AttackUtility;
  private readonly victim: Victim;
  private readonly nature: Susceptibility;
  private readonly deck: WoundDeck;
  private readonly buys: readonly Buy[];
  private readonly known = new Map<number, Outcome>();

  constructor(game: Game, attack: StalkerAttack, target: EnemyState, aim: AttackUtility) {
    const immune = enemyCard(game, target).abilities?.immune ?? [];
    const source = { from: spaceOf(attack.stalker), picks: attack.stalker.id };
    this.game = game;
    this.target = target;
    this.aim = aim;
    this.victim = victimOf(game, target);
    this.nature = {
      immuneToPinDown: immune.includes('pinDown'),
      immuneToExposed: immune.includes('exposed'),
      pushable: spacesAway(game, target, source).length > 0,
    };
    this.deck = woundDeckOf(game);
    this.buys = buysOf(game, attack, target);
    this.wantsMasks = this.buys.length > 0;
  }

  /** `successes` with everything added and taken off. */
  of(part: BodyPart, successes: number, masks: number): Outcome {
    const key = (this.rungOf(part, successes) * 64 + masks) * 2 + (part === 'head' ? 1 : 0);
    let outcome = this.known.get(key);
    if (!outcome) {
      const standing = { victim: this.victim, successes, masks, picks: false, part };
      outcome = this.best(standing);
      this.known.set(key, outcome);
    }
    return outcome;
  }

  /** Numbers of successes that come to the same: those between two thresholds, unless more can be bought. */
  private rungOf(part: BodyPart, successes: number): number {
    const counted = Math.max(0, successes);
    if (this.buys.some((buy) => buy.successes !== 0 || buy.picksBodyPart)) return Math.max(0, successes + 32);
    return toHit(enemyCard(this.game, this.target), part, counted)?.at ?? 0;
  }

  /** AK7: before successes are compared. */
  private best(standing: SpendingState): Outcome {
    let best: Outcome | null = null;
    for (const spent of spendings(this.buys, 'before', this.nature, standing)) {
      const parts = spent.picks ? partsOf(this.game, this.target) : [spent.part];
      for (const part of parts) {
        const outcome = this.compared({ ...spent, part });
        if (best === null || outcome.worth > best.worth) best = outcome;
      }
    }
    return best ?? this.compared(standing);
  }

  /** AK6, then masks again after the wounds. */
  private compared(standing: SpendingState): Outcome {
    const { nature, aim } = this;
    const line = toHit(enemyCard(this.game, this.target), standing.part, Math.max(0, standing.successes));
    const total = { kill: 0, hp: 0, pinDown: 0, exposed: 0 };
    suffer(line?.effects ?? [], standing.victim, nature, this.deck, (victim, chance) => {
      let end = victim;
      if (victim.hp > 0 && standing.masks > 0) {
        for (const spent of spendings(this.buys, 'after', nature, { ...standing, victim })) {
          if (this.worthOf(spent.victim) > this.worthOf(end)) end = spent.victim;
        }
      }
      total.hp += chance * (this.victim.hp - Math.max(0, end.hp));
      if (end.hp <= 0) total.kill += chance;
      else {
        if (end.pinDown) total.pinDown += chance;
        if (end.exposed) total.exposed += chance;
      }
    });
    const { kill, hp, pinDown, exposed } = total;
    const worth = kill * aim.kill + hp * aim.hp + pinDown * aim.pinDown + exposed * aim.exposed;
    return { line, ...total, worth };
  }

  private worthOf({ hp, pinDown, exposed }: Victim): number {
    const { aim } = this;
    const lost = (this.victim.hp - Math.max(0, hp)) * aim.hp;
    if (hp <= 0) return lost + aim.kill;
    return lost + (pinDown ? aim.pinDown : 0) + (exposed ? aim.exposed : 0);
  }

  /** All rolls of a pool with their chances. */
  sum(part: BodyPart, grid: Grid, added: number, addedMasks: number): PartOdds {
    const card = enemyCard(this.game, this.target);
    const lines = toHitTable(card, part);
    const reached = new Map<ToHit | null, number>();
    const total = { kill: 0, pinDown: 0, exposed: 0, expectedHpLost: 0 };
    const successes: number[] = [];
    for (let s = 0, at = 0; s <= grid.successes; s++) {
      const counted = Math.max(0, s + added);
      for (let m = 0; m <= grid.masks; m++, at++) {
        const chance = grid.cells[at] ?? 0;
        if (chance === 0) continue;
        const { line, kill, hp, pinDown, exposed } = this.of(part, s + added, m + addedMasks);
        while (successes.length <= counted) successes.push(0);
        successes[counted] = (successes[counted] ?? 0) + chance;
        reached.set(line, (reached.get(line) ?? 0) + chance);
        total.kill += chance * kill;
        total.expectedHpLost += chance * hp;
        total.pinDown += chance * pinDown;
        total.exposed += chance * exposed;
      }
    }
    return {
      part,
      successes,
      thresholds: lines.map((line) => ({ at: line.at, chance: reached.get(line) ?? 0 })),
      miss: reached.get(null) ?? 0,
      ...total,
    };
  }
}
