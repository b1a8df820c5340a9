/** D3 to D5: what is closest; ties go to the Lead Stalker. */
import type { RouteTable, SpaceId } from '../../board/types.ts';
import type { Because, Compared } from '../../model/facts.ts';
import type { Game } from '../../model/game.ts';
import { choose, type Rule, settled } from '../../model/rule.ts';
import type { EnemyState, EntityState } from '../../model/state.ts';
import { becauseOf, distinct, type Measured, optionOf, ranking, type Spot } from './measure.ts';
import { waysOf } from './ways.ts';

/** What the Lead Stalker is asked where several are equally close. */
type Tie = 'tieClosest' | 'defender';

/** An Enemy's own routes with D4 and D12 applied for this goal. */
export const routesFor = (game: Game, enemy: EnemyState, goal: SpaceId): RouteTable =>
  waysOf(game, enemy).to(goal);

/** D5 for the walker: the closest of several things and why; ties go to the Lead Stalker. null if there is none. */
export function* closest<T>(
  game: Game,
  walker: EntityState,
  places: readonly Spot<T>[],
  question: Compared,
  kind: Tie = 'tieClosest',
): Rule<{ readonly what: T; readonly space: SpaceId; readonly because: Because } | null> {
  const ranked = ranking(game, walker, places);
  const chosen = yield* settle(game, walker, distinct(ranked.tied), kind);
  if (chosen === null) return null;
  return { what: chosen.what, space: chosen.space, because: becauseOf(question, chosen, ranked) };
}

/** D3, D5: the Lead Stalker decides between what is equally close. */
export const settle = <T>(
  game: Game,
  about: EntityState,
  tied: readonly Measured<T>[],
  kind: Tie,
): Rule<Measured<T> | null> =>
  tied.length > 1 ? askWhich(game, about, tied, kind) : settled(tied[0] ?? null);

function* askWhich<T>(
  game: Game,
  about: EntityState,
  tied: readonly Measured<T>[],
  kind: Tie,
): Rule<Measured<T> | null> {
  const options = tied.map(optionOf);
  const answer = yield* choose({
    kind,
    who: game.state.lead.holder,
    clauses: ['D5'],
    about: { entity: about.id },
    options,
  });
  return tied[options.indexOf(answer)] ?? null;
}
