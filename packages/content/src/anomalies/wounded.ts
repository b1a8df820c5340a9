import type { EnemyState, Game, Rule } from '@zonecrawl/engine/model';
import { wound } from '@zonecrawl/engine/rules';

/** Nobody attacked it. Returns whether it still lives. */
export const wounded = (game: Game, enemy: EnemyState, how: 'light' | 'heavy' = 'light'): Rule<boolean> =>
  wound(game, enemy, how, { from: null, picks: 'lead' });
