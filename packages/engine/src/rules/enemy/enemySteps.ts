/** What every move of an Enemy is made of: one step, interruption, and its end (EM3 to EM5, EM7). */
import type { Crossing, SpaceId } from '../../board/types.ts';
import { type Game, tell } from '../../model/game.ts';
import type { Clause } from '../../model/ids.ts';
import { type Rule, SETTLED } from '../../model/rule.ts';
import { GO } from '../../model/script.ts';
import type { EnemyState } from '../../model/state.ts';
import { capacityOf, crowd, spaceOf } from '../basics/entities.ts';
import { targetInSight } from '../basics/targets.ts';
import { checkAttention } from '../map/attention.ts';
import { relocate } from '../map/relocate.ts';
import { coverSymbols } from '../map/symbols.ts';
import { rollAnomalies } from '../movement/anomalies.ts';
import { turnTowardLeaver } from '../movement/pushes.ts';
import { loseStatus } from '../stalker/statuses.ts';

const EM1: readonly Clause[] = ['EM1'];

/** One step: those left behind turn (MV5), it moves, AT2, triggers (EM5). */
export function stepTo(game: Game, enemy: EnemyState, { to, direction }: Crossing): Rule<'go' | 'stop'> {
  turnTowardLeaver(game, enemy, to, direction);
  relocate(game, enemy, to, 'step', direction, EM1);
  checkAttention(game, enemy);
  const entered = game.script.entered(game, enemy, to);
  return entered === GO ? GO : unlessPassing(game, enemy, entered);
}

/** EM4: nothing stops it where it cannot end. */
function* unlessPassing(game: Game, enemy: EnemyState, entered: Rule<'go' | 'stop'>): Rule<'go' | 'stop'> {
  const went = yield* entered;
  return enemy.space === null || isPassing(game, enemy) ? 'go' : went;
}

/** EM4: it stands where it cannot end, on a space that was full before it came. */
function isPassing(game: Game, enemy: EnemyState): boolean {
  const space = spaceOf(enemy);
  return crowd(game, space) > capacityOf(game, space);
}

/** EM3: it stops at once; but not where it only passes (EM4). */
export function interrupted(game: Game, enemy: EnemyState): boolean {
  const target = targetInSight(game, enemy);
  if (target === null || isPassing(game, enemy)) return false;
  tell(game, { fact: 'interrupted', enemy: enemy.id, target: target.id, clauses: ['EM3'] });
  return true;
}

/** EM3: with a target in LoS it does not even turn. */
export function staysForTarget(game: Game, enemy: EnemyState): boolean {
  if (targetInSight(game, enemy) === null) return false;
  tell(game, { fact: 'enemyStayed', enemy: enemy.id, reason: 'seesTarget', clauses: ['EM3'] });
  return true;
}

/** EM7: when the move over these spaces ends, in the order of MV9. */
export const endMove = (game: Game, enemy: EnemyState, touched: readonly SpaceId[]): Rule =>
  touched.length < 2 || enemy.space === null ? SETTLED : hasMoved(game, enemy, touched);

function* hasMoved(game: Game, enemy: EnemyState, touched: readonly SpaceId[]): Rule {
  loseStatus(game, enemy, 'exposed', ['S4']);
  yield* rollAnomalies(game, enemy, touched);
  if (enemy.space === null) return;
  coverSymbols(game, enemy);
  yield* game.script.afterAction(game, enemy, touched);
}
