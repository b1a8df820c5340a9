/** What cards of a Mission do with Companions (CO). */

import type { Effect } from '../../model/effects.ts';
import type { Game } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import type { Rule } from '../../model/rule.ts';
import { companionJoins, companionLeaves, moveCompanion } from '../../rules/movement/companions.ts';
import { closest } from '../../rules/route/closest.ts';
import { amount } from '../words/conditions.ts';
import type { EffectContext } from '../words/effectContext.ts';
import { spacesOf } from '../words/places.ts';

export function* joins(
  game: Game,
  { companion, place }: Extract<Effect, { readonly do: 'companionJoins' }>,
  about: EffectContext,
): Rule {
  const [space] = spacesOf(game, place, about);
  if (space !== undefined) yield* companionJoins(game, companion, space);
}

export function* moves(
  game: Game,
  { companion, toward, upTo }: Extract<Effect, { readonly do: 'companionMoves' }>,
  about: EffectContext,
): Rule {
  const found = game.state.companions.find(({ card, space }) => card === companion && space !== null);
  if (!found) return;
  const goals = spacesOf(game, toward, about).map((space) => ({ what: space, space }));
  const goal = yield* closest(game, found, goals, 'closestGoal');
  if (goal) yield* moveCompanion(game, found, goal.space, amount(game, upTo));
}

export function* leaves(game: Game, companion: CardId): Rule {
  const found = game.state.companions.find(({ card, space }) => card === companion && space !== null);
  if (found) yield* companionLeaves(game, found);
}
