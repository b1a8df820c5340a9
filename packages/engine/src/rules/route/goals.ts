/** EA5, EA8, D13, D14: what an Activation step points at, and where an Enemy then wants to go. */
import type { SpaceId } from '../../board/types.ts';
import type { Goal, Interest } from '../../model/enemies.ts';
import type { Game } from '../../model/game.ts';
import type { AttentionLevel, EnemyState } from '../../model/state.ts';
import { coverOf } from '../basics/cover.ts';
import { kindOf, spaceOf } from '../basics/entities.ts';
import { hiddenSpaces } from './hiding.ts';
import type { Spot } from './measure.ts';

const NOWHERE: readonly SpaceId[] = [];

/** Where Attention lies, each space once. */
export function attentionSpaces(game: Game, level: AttentionLevel | 'any'): readonly SpaceId[] {
  const spaces: SpaceId[] = [];
  for (const { attention } of game.state.stalkers) {
    if (attention === null || spaces.includes(attention.space)) continue;
    if (level === 'any' || attention.level === level) spaces.push(attention.space);
  }
  return spaces;
}

export const isAttentionOnMap = (game: Game, level: AttentionLevel): boolean =>
  game.state.stalkers.some(({ attention }) => attention?.level === level);

function leadSpace(game: Game): readonly SpaceId[] {
  const space = game.state.stalkers[game.state.lead.holder]?.space ?? null;
  return space === null ? NOWHERE : [space];
}

export function interestSpaces(game: Game, interest: Interest): readonly SpaceId[] {
  switch (interest) {
    case 'lowAttention':
      return attentionSpaces(game, 'low');
    case 'highAttention':
      return attentionSpaces(game, 'high');
    case 'attention':
      return attentionSpaces(game, 'any');
    case 'leadStalker':
      return leadSpace(game);
  }
}

/** EA8: where a step names nothing: the closest Attention (High on a high card), without any the Lead Stalker. */
export function usualInterest(game: Game, level: AttentionLevel): readonly SpaceId[] {
  const spaces = attentionSpaces(game, level === 'high' ? 'high' : 'any');
  return spaces.length > 0 ? spaces : leadSpace(game);
}

/** The spaces among which this Enemy's goal is the closest. None: it does not move. */
export function goalSpaces(game: Game, enemy: EnemyState, goal: Goal): readonly SpaceId[] {
  const { loot, unknown, stalkers } = game.state;
  switch (goal) {
    case 'room':
      return roomSpaces(game, enemy, () => true);
    case 'roomWithoutColour':
      return roomSpaces(game, enemy, (spaces) => !spaces.some((space) => hasSameColour(game, enemy, space)));
    case 'coverWithoutColour':
      return coverSpaces(game, (space) => !hasSameColour(game, enemy, space));
    case 'coverOutOfSight':
      return hiddenSpaces(game, enemy, (space) => coverOf(game, space) > 0).map(({ space }) => space);
    case 'outOfSight':
      return hiddenSpaces(game, enemy).map(({ space }) => space);
    case 'stalker':
      return stalkers.flatMap(({ space }) => (space === null ? [] : [space]));
    case 'ally':
      return game.state.enemies.flatMap((other) =>
        isSameColour(game, enemy, other) ? [spaceOf(other)] : [],
      );
    case 'loot':
      return loot.map(({ space }) => space);
    case 'unknown':
      return unknown.map(({ space }) => space);
    default:
      return interestSpaces(game, goal);
  }
}

export const goalPlaces = (game: Game, enemy: EnemyState, goal: Goal): readonly Spot<null>[] =>
  goalSpaces(game, enemy, goal).map((space) => ({ what: null, space }));

/** D13: every space of every Room but its own; to reach one is to have entered the Room. */
function roomSpaces(
  game: Game,
  enemy: EnemyState,
  fits: (spaces: readonly SpaceId[]) => boolean,
): readonly SpaceId[] {
  const { board } = game;
  const own = board.spaces[spaceOf(enemy)]?.room ?? null;
  const spaces: SpaceId[] = [];
  for (const room of board.rooms) if (room.id !== own && fits(room.spaces)) spaces.push(...room.spaces);
  return spaces;
}

function coverSpaces(game: Game, fits: (space: SpaceId) => boolean): readonly SpaceId[] {
  const spaces: SpaceId[] = [];
  for (const { id, capacity } of game.board.spaces) {
    if (capacity > 0 && coverOf(game, id) > 0 && fits(id)) spaces.push(id);
  }
  return spaces;
}

/** D13: another Enemy that shares a colour; unmarked ones are of one sort. */
function isSameColour(game: Game, enemy: EnemyState, other: EnemyState): boolean {
  if (other === enemy) return false;
  const mine = kindOf(game, enemy.card).colours;
  const theirs = kindOf(game, other.card).colours;
  return mine.length === 0 ? theirs.length === 0 : mine.some((colour) => theirs.includes(colour));
}

const hasSameColour = (game: Game, enemy: EnemyState, space: SpaceId): boolean =>
  game.state.enemies.some((other) => other.space === space && isSameColour(game, enemy, other));
