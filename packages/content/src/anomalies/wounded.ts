import type { EnemyState, Game, Rule } from '@zonecrawl/engine/model';
import { wound } from '@zonecrawl/engine/rules';

/** A wound without an attacker. Returns whether the Enemy survives. */
export const wounded = (game: Game, enemy: EnemyState, how: 'light' | 'heavy' = 'light'): Rule<boolean> =>
  wound(game, enemy, how, { from: null, picks: 'lead' });
