/** Derived values of a PDA: limits and totals by the rules, for clients. */
import type { Game } from '../model/game.ts';
import type { EnemyId, StalkerId } from '../model/ids.ts';
import type { StalkerState } from '../model/state.ts';
import { type WeaponRange, weaponRangeOf } from '../rules/attack/attackPool.ts';
import { seersOf, stalkerSeesEnemy } from '../rules/basics/sight.ts';
import { weaponCard } from '../rules/gear/equipment.ts';
import { ammoCapacity, backpackLimit } from '../rules/gear/outfit.ts';
import { defensePool, planDefense } from '../rules/harm/defense.ts';
import { sumOf } from '../rules/harm/wounds.ts';
import { artifactFloor, exposureDiceOf, mapRadiationModifiers } from '../rules/stalker/radiation.ts';
import { maxHp, standardActions } from '../rules/stalker/statuses.ts';
import { standardsLeft } from '../rules/stalker/turnTokens.ts';

export interface StalkerFigures {
  readonly stalker: StalkerId;
  readonly maxHp: number;
  /** Per Turn token: Standard Actions in all (S5, SO1), and those left, markers included. */
  readonly standards: readonly [TokenFigures, TokenFigures];
  /** RD3: Equipment dice at the end of this Round. */
  readonly exposureDice: number;
  /** EQ8. */
  readonly artifactFloor: number;
  /** RD1: taken off radiation from the map. */
  readonly mapRadiation: number;
  /** Equipment dice of a Defense and what is added, against nobody in particular. */
  readonly defense: { readonly dice: number; readonly bonus: number };
  readonly backpackLimit: number;
  /** Of the Weapon in the slot, Attachments and all; null without one. */
  readonly weapon: (WeaponRange & { readonly capacity: number }) | null;
  /** Who sees it now (AT2). */
  readonly seenBy: readonly EnemyId[];
  /** Whom it sees now (D8). */
  readonly inSight: readonly EnemyId[];
}

export interface TokenFigures {
  readonly all: number;
  readonly left: number;
}

export function pdaFiguresOf(game: Game, stalker: StalkerState): StalkerFigures {
  const { space, weapon } = stalker;
  const card = weaponCard(game, stalker);
  const pool = defensePool(game, planDefense(stalker, null, null, true, []));
  return {
    stalker: stalker.id,
    maxHp: maxHp(game, stalker),
    standards: [tokenFigures(game, stalker, 0), tokenFigures(game, stalker, 1)],
    exposureDice: exposureDiceOf(game, stalker),
    artifactFloor: artifactFloor(game, stalker),
    mapRadiation: -sumOf(mapRadiationModifiers(game, stalker)),
    defense: { dice: pool.equipment, bonus: sumOf(pool.successes) },
    backpackLimit: backpackLimit(game, stalker),
    weapon:
      weapon && card
        ? { ...weaponRangeOf(game, stalker, card), capacity: ammoCapacity(game, stalker, weapon) }
        : null,
    seenBy: space === null ? [] : seersOf(game, space).map(({ id }) => id),
    inSight: space === null ? [] : seenEnemies(game, stalker),
  };
}

const seenEnemies = (game: Game, stalker: StalkerState): readonly EnemyId[] =>
  game.state.enemies
    .filter((enemy) => enemy.space !== null && stalkerSeesEnemy(game, stalker, enemy))
    .map(({ id }) => id);

const tokenFigures = (game: Game, stalker: StalkerState, token: 0 | 1): TokenFigures => ({
  all: standardActions(game, stalker, token),
  left: standardsLeft(game, stalker, token),
});
