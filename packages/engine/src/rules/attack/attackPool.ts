/** The pure part of a Stalker's attack: targets, dice, bonuses, cover (AK1, AK4, AK6). */

import { type SpaceId, UNREACHABLE } from '../../board/types.ts';
import type { AttackLine, BodyPart, StalkerAttack } from '../../model/abilities.ts';
import type { WeaponCard } from '../../model/equipment.ts';
import type { Modifier } from '../../model/facts.ts';
import type { Game } from '../../model/game.ts';
import type { Reason } from '../../model/reasons.ts';
import type { EnemyState, OwnedCard, StalkerState } from '../../model/state.ts';
import { coverAgainst } from '../basics/cover.ts';
import { enemyCard, spaceOf } from '../basics/entities.ts';
import { stalkerSeesEnemy } from '../basics/sight.ts';
import { weaponCardOf } from '../gear/equipment.ts';
import { attackSources, figuresOf } from '../gear/outfit.ts';

/** How far a Weapon in the slot reaches, Attachments and all. */
export interface WeaponRange {
  readonly accurate: readonly [number, number];
  readonly maximum: number;
}
export function weaponRangeOf(game: Game, stalker: StalkerState, weapon: WeaponCard): WeaponRange {
  const [from, to] = weapon.accurate;
  const { maximumRange, accurateRange } = figuresOf(game, stalker);
  return { accurate: [from, to + accurateRange], maximum: weapon.maximum + maximumRange };
}

const ignoresNoVisibility = (game: Game, stalker: StalkerState): boolean =>
  figuresOf(game, stalker).ignoresNoVisibility > 0;

/** AK1: Enemies this line of the equipped Weapon could be aimed at now. */
export function targetsOf(
  game: Game,
  stalker: StalkerState,
  owned: OwnedCard,
  line: AttackLine,
): readonly EnemyState[] {
  const reach = reachOf(game, stalker, owned);
  return game.state.enemies.filter((enemy) => isTarget(game, stalker, line, reach, enemy));
}

/** How far the equipped Weapon reaches, whatever the line. */
const reachOf = (game: Game, stalker: StalkerState, owned: OwnedCard): number =>
  weaponCardOf(game, owned).maximum + figuresOf(game, stalker).maximumRange;

/** AK1: whether an Enemy is in LoS and Range of a Weapon that reaches so far. */
const isTarget = (
  game: Game,
  stalker: StalkerState,
  line: AttackLine,
  reach: number,
  enemy: EnemyState,
): boolean => notATarget(game, stalker, line, reach, enemy) === null;

/** AK1: why an Enemy cannot be aimed at; only the reason's name, since bots ask this very often. */
function notATarget(
  game: Game,
  stalker: StalkerState,
  line: AttackLine,
  reach: number,
  enemy: EnemyState,
): 'beyondRange' | 'tooNear' | 'outOfSight' | null {
  const range = game.board.range('stalker', spaceOf(stalker), spaceOf(enemy));
  if (range > reach) return 'beyondRange';
  if (range < (line.minimumRange ?? 0)) return 'tooNear';
  return stalkerSeesEnemy(game, stalker, enemy, ignoresNoVisibility(game, stalker)) ? null : 'outOfSight';
}

/** Why this attack cannot be made on this Enemy now. */
export function targetRefusal(
  game: Game,
  stalker: StalkerState,
  owned: OwnedCard,
  line: AttackLine,
  enemy: EnemyState,
): Reason | null {
  const ownRefusal = lineRefusal(game, stalker, owned, line);
  if (ownRefusal) return ownRefusal;
  const most = reachOf(game, stalker, owned);
  const reason = notATarget(game, stalker, line, most, enemy);
  const range = game.board.range('stalker', spaceOf(stalker), spaceOf(enemy));
  switch (reason) {
    case null:
      return null;
    case 'outOfSight':
      return { reason, clause: 'AK1' };
    case 'beyondRange':
      // Where no way leads nobody sees anybody.
      return range === UNREACHABLE
        ? { reason: 'outOfSight', clause: 'AK1' }
        : { reason, clause: 'AK1', figures: { range, most } };
    case 'tooNear':
      return { reason, clause: 'AK1', figures: { range, least: line.minimumRange ?? 0 } };
  }
}

const NO_TARGET: Reason = { reason: 'noTarget', clause: 'AK1' };

/** The least ammo an attack needs. */
export const ammoNeeded = (line: AttackLine): number => (line.ammo === 'X' ? 1 : line.ammo);

/** Why this attack cannot be made, whoever is there. */
function lineRefusal(game: Game, stalker: StalkerState, owned: OwnedCard, line: AttackLine): Reason | null {
  if (owned.ammo < ammoNeeded(line)) {
    return { reason: 'noAmmo', clause: 'AK2', figures: { needs: ammoNeeded(line), has: owned.ammo } };
  }
  return line.refusal?.(game, stalker, owned) ?? null;
}

/** Why this attack cannot be made now. */
export function attackRefusal(
  game: Game,
  stalker: StalkerState,
  owned: OwnedCard,
  line: AttackLine,
): Reason | null {
  const own = lineRefusal(game, stalker, owned, line);
  if (own) return own;
  const reach = reachOf(game, stalker, owned);
  for (const enemy of game.state.enemies) if (isTarget(game, stalker, line, reach, enemy)) return null;
  return NO_TARGET;
}

/** What an attack is made with and at, before anything is rolled. */
export interface AttackPlan {
  readonly stalker: StalkerState;
  readonly owned: OwnedCard | null;
  readonly line: AttackLine;
  /** An Enemy, or only a space (a Grenade, a comrade). */
  readonly target: EnemyState | null;
  readonly space: SpaceId;
  readonly ammo: number;
  /** With the equipped Weapon; Knife and Grenades are none (AK4). */
  readonly weapon: boolean;
}

/** The attack as far as it is known before the roll; also what odds start from. */
export function planAttack(game: Game, plan: AttackPlan): StalkerAttack {
  const { stalker, owned, line, target, space, ammo, weapon } = plan;
  const range = game.board.range('stalker', spaceOf(stalker), space);
  let accurate = false;
  if (weapon && owned) {
    const [from, to] = weaponRangeOf(game, stalker, weaponCardOf(game, owned)).accurate;
    accurate = range >= from && range <= to;
  }
  const attack: StalkerAttack = {
    stalker,
    owned,
    card: owned?.card ?? null,
    attack: line,
    target,
    range,
    accurate,
    ammo,
    weapon,
    dice: [],
    successes: [],
    masks: [],
    part: 'torso',
    blast: false,
    within: target ? [target] : [],
    hit: target ? [target] : [],
    unaware: [],
    kills: 0,
  };
  attack.within.push(...spreadTargets(game, attack));
  return attack;
}

/** Dice and where they come from (AK4), and what is added to the roll. */
export interface AttackPool {
  readonly stalker: number;
  readonly equipment: number;
  readonly reasons: readonly {
    readonly reason: string;
    readonly stalker: number;
    readonly equipment: number;
  }[];
  readonly successes: readonly Modifier[];
  readonly masks: readonly Modifier[];
}

/** AK4: the Stalker card's dice (Weapons only), the attack's own, and those of other cards. Pure. */
export function attackPool(game: Game, attack: StalkerAttack): AttackPool {
  const { stalker, attack: line } = attack;
  const reasons: AttackPool['reasons'][number][] = [];
  if (attack.weapon) {
    const shooting = game.box.stalkers[stalker.card]?.shooting(attack.range) ?? 0;
    reasons.push({ reason: 'shooting', stalker: shooting, equipment: 0 });
  }
  reasons.push({
    reason: `attack:${line.id}`,
    stalker: 0,
    equipment: line.ammo === 'X' ? line.dice * attack.ammo : line.dice,
  });
  const successes: Modifier[] = [];
  const masks: Modifier[] = [];
  if (line.successes) successes.push({ reason: `attack:${line.id}`, by: line.successes });
  if (line.masks) masks.push({ reason: `attack:${line.id}`, by: line.masks });
  for (const { card, abilities } of attackSources(game, attack)) {
    const dice = abilities.attackDice?.(game, attack);
    if (dice?.stalker || dice?.equipment) {
      reasons.push({ reason: `card:${card}`, stalker: dice.stalker ?? 0, equipment: dice.equipment ?? 0 });
    }
    const bonus = abilities.attackBonus?.(game, attack);
    if (bonus?.successes) successes.push({ reason: `card:${card}`, by: bonus.successes });
    if (bonus?.masks) masks.push({ reason: `card:${card}`, by: bonus.masks });
  }
  let yellow = 0;
  let green = 0;
  for (const reason of reasons) {
    yellow += reason.stalker;
    green += reason.equipment;
  }
  return { stalker: Math.max(0, yellow), equipment: Math.max(0, green), reasons, successes, masks };
}

/** M10 against this attack, less what its cards ignore; nothing or a negative success. */
export function coverModifier(game: Game, attack: StalkerAttack, target: EnemyState): readonly Modifier[] {
  let cover = coverAgainst(game, spaceOf(target), spaceOf(attack.stalker));
  if (cover === 0) return [];
  for (const { abilities } of attackSources(game, attack)) {
    cover -= abilities.ignoresCover?.(game, attack) ?? 0;
  }
  return cover > 0 ? [{ reason: 'cover', by: -cover }] : [];
}

/** AK3: the parts an attack may pick on this Enemy. */
export const partsOf = (game: Game, enemy: EnemyState): readonly BodyPart[] =>
  enemyCard(game, enemy).body.head ? ['torso', 'head'] : ['torso'];

/** AK3, AK11: a Single Shot always lets you pick. */
export const picksBodyPart = (line: AttackLine): boolean =>
  line.type === 'singleShot' || line.pickBodyPart === true;

/** AK9: Burst and Full Auto may be spread. */
export const spreads = (line: AttackLine): boolean => line.type === 'burst' || line.type === 'fullAuto';

/** AK9, AK12: besides the main target, the Enemies on its space or adjacent to it that are in the shooter's LoS. */
function spreadTargets(game: Game, attack: StalkerAttack): readonly EnemyState[] {
  const { target, stalker } = attack;
  if (!target || !spreads(attack.attack)) return [];
  const space = spaceOf(target);
  const through = ignoresNoVisibility(game, stalker);
  return game.state.enemies.filter(
    (enemy) =>
      enemy !== target &&
      game.board.range('stalker', space, spaceOf(enemy)) <= 1 &&
      stalkerSeesEnemy(game, stalker, enemy, through),
  );
}
