/** T: Loot, Unknown Enemies and Artifacts on the map. */
import type { Direction } from '../board/types.ts';
import type { Game } from '../kernel/game.ts';
import type { CardId, SpaceId } from '../kernel/ids.ts';
import { type Rule, RuleError } from '../kernel/rule.ts';
import type { EnemyState, StalkerState } from '../kernel/state.ts';

/** T5: the top token of the stack on this space. */
export function* resolveUnknown(_game: Game, _space: SpaceId): Rule {
  throw new RuleError('unwritten');
}

/** T6: several, one by one, in the Lead Stalker's order. */
export function* resolveUnknowns(_game: Game, _which: 'all' | 'eachStack' | 'closestToLead'): Rule {
  throw new RuleError('unwritten');
}

/** T7, E5: places up to that many Enemies of this kind from the pool. Returns those placed. */
export function* spawn(_game: Game, _card: CardId, _count: number, _space: SpaceId, _facing: Direction): Rule<readonly EnemyState[]> {
  throw new RuleError('unwritten');
}

/** W4, T4: a random face-down Loot token on top of the stack. */
export function dropLoot(_game: Game, _space: SpaceId): void {
  throw new RuleError('unwritten');
}

/** T4: turn up the top Loot token and gain what it shows. */
export function* resolveLoot(_game: Game, _stalker: StalkerState): Rule {
  throw new RuleError('unwritten');
}

/** T3: pick up an Artifact token on this space. */
export function* takeArtifact(_game: Game, _stalker: StalkerState): Rule {
  throw new RuleError('unwritten');
}
