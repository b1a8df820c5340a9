/** Cards whose additional rules (A10) may still change a roll, as their owner likes: odds leave them out, and say so. */
import type { Abilities, Defense, DiceRoll, StalkerAttack } from '../model/abilities.ts';
import type { RolledDie } from '../model/facts.ts';
import type { Game } from '../model/game.ts';
import type { CardId } from '../model/ids.ts';
import type { StalkerState } from '../model/state.ts';
import { type AbilitySource, attackSources, hookSources } from '../rules/gear/outfit.ts';

export function besidesAttack(
  game: Game,
  attack: StalkerAttack,
  dice: readonly RolledDie[],
): readonly CardId[] {
  const roll: DiceRoll = { purpose: 'attack', dice, attack };
  return among(game, attack.stalker, attackSources(game, attack), roll, ['afterAttackRoll']);
}

export function besidesDefense(game: Game, defense: Defense, dice: readonly RolledDie[]): readonly CardId[] {
  const { stalker, isAttack } = defense;
  const hooks: readonly Hook[] = isAttack
    ? ['attacked', 'beforeDefense', 'afterDefenseRoll', 'beforeCriticalInjury']
    : ['beforeDefense', 'afterDefenseRoll', 'beforeCriticalInjury'];
  return among(game, stalker, hookSources(game, stalker), { purpose: 'defense', dice, defense }, hooks);
}

type Hook = 'afterAttackRoll' | 'attacked' | 'beforeDefense' | 'afterDefenseRoll' | 'beforeCriticalInjury';

function among(
  game: Game,
  stalker: StalkerState,
  sources: readonly AbilitySource[],
  roll: DiceRoll,
  hooks: readonly Hook[],
): readonly CardId[] {
  const has = (abilities: Abilities): boolean => hooks.some((hook) => abilities[hook] !== undefined);
  const cards = sources
    .filter(
      ({ abilities, owned }) =>
        has(abilities) ||
        (abilities.rerolls ?? []).some(({ dice }) => dice(game, stalker, roll, owned).length > 0),
    )
    .map(({ card }) => card);
  return [...new Set(cards)];
}

/** Dice before anything is rolled: only their kinds matter. */
export const unrolled = (stalker: number, equipment: number): readonly RolledDie[] => [
  ...Array.from({ length: stalker }, () => ({ kind: 'stalker', face: 0 }) as const),
  ...Array.from({ length: equipment }, () => ({ kind: 'equipment', face: 0 }) as const),
];
