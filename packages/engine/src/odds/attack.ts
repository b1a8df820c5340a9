/**
 * The exact odds of a Stalker's attack, for each Body Part it may pick (AK): dice with everything cards add, accurate
 * Range, cover, the To Hit table, the Wound deck as it stands, masks spent well, and a Focus used well. Additional rules
 * that somebody may use after the roll, other rerolls, and what a Push leads to, are not counted.
 */
import type { AttackLine, BodyPart, Reason, StalkerAttack } from '../cards/abilities.ts';
import type { ToHit } from '../cards/enemies.ts';
import type { Game } from '../kernel/game.ts';
import type { EnemyState, OwnedCard, StalkerState } from '../kernel/state.ts';
import {
  attackPool,
  attackRefusal,
  coverModifier,
  partsOf,
  picksBodyPart,
  planAttack,
  targetsOf,
} from '../rules/attackPool.ts';
import { enemyCard, spaceOf } from '../rules/query.ts';
import { KNIFE } from '../rules/stalkerAttack.ts';
import { spacesAway, sumOf, toHit, toHitTable, toughness } from '../rules/wounds.ts';
import { type Grid, type Pool, rolled } from './dice.ts';
import { type Nature, suffer, type Victim, victimOf, type WoundDeck, woundDeckOf } from './fate.ts';
import { rerolledWell } from './reroll.ts';
import { type Aim, type Buy, buysOf, type Standing, spendings, TO_KILL } from './spending.ts';
import type { AttackOdds, PartOdds } from './types.ts';

export interface AttackQuestion {
  readonly stalker: StalkerState;
  /** The equipped Weapon; null: the Knife. */
  readonly owned: OwnedCard | null;
  readonly line: AttackLine;
  readonly target: EnemyState;
  /** Where the player says how much (Unload); all of it if left out. */
  readonly ammo?: number;
  readonly aim?: Aim;
}

export function attackOdds(game: Game, question: AttackQuestion): AttackOdds {
  const { stalker, owned, line, target, aim = TO_KILL } = question;
  const ammo = line.ammo === 'X' ? (question.ammo ?? owned?.ammo ?? 1) : line.ammo;
  const attack = planAttack(game, {
    stalker,
    owned,
    line,
    target,
    space: spaceOf(target),
    ammo,
    weapon: owned !== null,
  });
  const dice = attackPool(game, attack);
  const modifiers = [
    ...dice.successes,
    ...coverModifier(game, attack, target),
    ...toughness(game, target, spaceOf(stalker)),
  ];
  const table = new Outcomes(game, attack, target, aim);
  const pool: Pool = {
    stalker: dice.stalker,
    equipment: dice.equipment,
    accurate: attack.accurate,
    masks: table.wantsMasks,
  };
  const added = sumOf(modifiers);
  const addedMasks = sumOf(dice.masks);
  const parts = picksBodyPart(line) ? partsOf(game, target) : (['torso'] as const);
  const plain = rolled(game.box.dice, pool);
  return {
    target: target.id,
    attack: line.id,
    ammo,
    range: attack.range,
    accurate: attack.accurate,
    dice: { stalker: dice.stalker, equipment: dice.equipment },
    modifiers,
    expectedMasks: expectedMasks(game, dice.stalker) + addedMasks,
    parts: parts.map((part) => {
      const worth = (successes: number, masks: number): number =>
        table.of(part, successes + added, masks + addedMasks).worth;
      const tell = (grid: Grid): PartOdds => table.sum(part, grid, added, addedMasks);
      return {
        part,
        plain: tell(plain),
        focus: stalker.focus ? tell(rerolledWell(game.box.dice, pool, worth)) : null,
      };
    }),
    refusal: refusalOf(game, question),
  };
}

/** Masks are on Stalker dice only (AK7). */
function expectedMasks(game: Game, stalkerDice: number): number {
  const { stalker } = game.box.dice;
  return (stalkerDice * stalker.reduce((sum, { masks }) => sum + masks, 0)) / stalker.length;
}

function refusalOf(game: Game, { stalker, owned, line, target }: AttackQuestion): Reason | null {
  if (owned === null) return target.space === stalker.space ? null : { reason: 'noEnemyHere', clause: 'A8' };
  const refusal = attackRefusal(game, stalker, owned, line);
  if (refusal) return refusal;
  return targetsOf(game, stalker, owned, line).includes(target)
    ? null
    : { reason: 'noTarget', clause: 'AK1' };
}

/** The line an Action of this name attacks with, and the card it is made with; null if it is no attack on one Enemy. */
export function attackLineOf(
  game: Game,
  stalker: StalkerState,
  action: string,
): { readonly line: AttackLine; readonly owned: OwnedCard | null } | null {
  if (action === KNIFE.id) return { line: KNIFE, owned: null };
  const { weapon } = stalker;
  const line = weapon && game.box.weapons[weapon.card]?.attacks.find(({ id }) => action === `attack:${id}`);
  return weapon && line ? { line, owned: weapon } : null;
}

/** What a roll comes to on average, masks spent as well as can be. */
interface Outcome {
  readonly line: ToHit | null;
  readonly kill: number;
  readonly hp: number;
  readonly pinDown: number;
  readonly exposed: number;
  readonly worth: number;
}

/** What every number of successes and masks comes to against one target; worked out when asked for. */
class Outcomes {
  readonly wantsMasks: boolean;
  private readonly game: Game;
  private readonly target: EnemyState;
  private readonly aim: Aim;
  private readonly victim: Victim;
  private readonly nature: Nature;
  private readonly deck: WoundDeck;
  private readonly buys: readonly Buy[];
  private readonly known = new Map<number, Outcome>();

  constructor(game: Game, attack: StalkerAttack, target: EnemyState, aim: Aim) {
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
  private best(standing: Standing): Outcome {
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
  private compared(standing: Standing): Outcome {
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
