/** Whether a condition of the vocabulary holds. Nothing here changes anything. */

import type { SpaceId } from '../../board/types.ts';
import type { Game } from '../../model/game.ts';
import type { EntityState, StalkerState } from '../../model/state.ts';
import type { Amount, Compare, Condition, EntityWord, Place } from '../../model/words.ts';
import { isCompanion, isEnemy, isStalker } from '../../rules/basics/entities.ts';
import { isSeen } from '../../rules/basics/sight.ts';
import { actorOf, type EffectContext } from './effectContext.ts';
import { isIn } from './places.ts';
import { enemiesMeant, stalkersMeant } from './who.ts';

/** G4: a result below 0 counts as 0. */
export function amount(game: Game, of: Amount): number {
  if (typeof of === 'number') return of;
  const { stalkerCount, mission } = game.state;
  if ('counter' in of) return mission.counters[of.counter] ?? 0;
  if ('for' in of) return of.for[stalkerCount - 1] ?? 0;
  let value = of.n;
  if (of.times) value *= stalkerCount;
  if (of.plus) value += stalkerCount;
  if (of.minus) value -= stalkerCount;
  return Math.max(0, value);
}

export function compares(value: number, is: Compare, to: number): boolean {
  switch (is) {
    case 'atLeast':
      return value >= to;
    case 'atMost':
      return value <= to;
    case 'exactly':
      return value === to;
  }
}

export function isA(entity: EntityState, word: EntityWord, card?: string): boolean {
  if (
    card !== undefined &&
    (isStalker(entity) || isEnemy(entity) || isCompanion(entity)) &&
    entity.card !== card
  ) {
    return false;
  }
  switch (word) {
    case 'stalker':
      return isStalker(entity);
    case 'enemy':
      return isEnemy(entity);
    case 'companion':
      return isCompanion(entity);
    case 'entity':
      return true;
  }
}

/** Called after every step, so it uses plain loops: a callback would be allocated at every call. */
export function holds(game: Game, condition: Condition, about: EffectContext): boolean {
  const { state } = game;
  switch (condition.if) {
    case 'counter':
      return compares(
        state.mission.counters[condition.counter] ?? 0,
        condition.is,
        amount(game, condition.value),
      );
    case 'team':
      return compares(state.stalkerCount, condition.is, condition.value);
    case 'round':
      return compares(state.round, condition.is, amount(game, condition.value));
    case 'standing':
      return compares(standing(game, condition, about), condition.is, amount(game, condition.value));
    case 'enemies':
      return compares(
        enemiesMeant(game, condition.enemies, about).length,
        condition.is,
        amount(game, condition.value),
      );
    case 'actorIn': {
      const { space } = actorOf(game, about);
      return space !== null && isIn(game, condition.place, space, about);
    }
    case 'finding':
      for (const { findings } of among(game, condition.who, about))
        if (findings.includes(condition.finding)) return true;
      return false;
    case 'card':
      for (const stalker of among(game, condition.who, about))
        if (hasCard(stalker, condition.card)) return true;
      return false;
    case 'face':
      for (const { card, face } of state.mission.environment)
        if (card === condition.card) return condition.face === undefined || face === condition.face;
      return false;
    case 'unknown':
      return isSomeIn(game, state.unknown, condition.place, about);
    case 'loot':
      return isSomeIn(game, state.loot, condition.place, about);
    case 'token':
      for (const { token, space } of state.mission.tokens) {
        if (token !== condition.token) continue;
        if (condition.place === undefined || isIn(game, condition.place, space, about)) return true;
      }
      return false;
    case 'companion':
      for (const { card, space } of state.companions)
        if (card === condition.companion && space !== null) return condition.is === 'onMap';
      return condition.is !== 'onMap';
    case 'everybodyLeft':
      for (const { space, dead } of state.stalkers) if (space !== null || dead) return false;
      return true;
    case 'attention':
      for (const { attention } of state.stalkers)
        if (attention && (condition.level === 'any' || attention.level === condition.level)) return true;
      return false;
    case 'seen':
      for (const { space } of stalkersMeant(game, condition.who, about))
        if (space !== null && isSeen(game, space)) return true;
      return false;
    case 'all':
      for (const one of condition.of) if (!holds(game, one, about)) return false;
      return true;
    case 'any':
      for (const one of condition.of) if (holds(game, one, about)) return true;
      return false;
    case 'not':
      return !holds(game, condition.that, about);
  }
}

function isSomeIn(
  game: Game,
  stacks: readonly { readonly space: SpaceId; readonly tokens: readonly unknown[] }[],
  place: Place,
  about: EffectContext,
): boolean {
  for (const { space, tokens } of stacks) {
    if (tokens.length > 0 && isIn(game, place, space, about)) return true;
  }
  return false;
}

const among = (game: Game, who: 'actor' | 'anybody', about: EffectContext): readonly StalkerState[] =>
  who === 'actor' ? [actorOf(game, about)] : game.state.stalkers;

function standing(
  game: Game,
  condition: Extract<Condition, { readonly if: 'standing' }>,
  about: EffectContext,
): number {
  const { stalkers, enemies, companions } = game.state;
  return (
    standingOf(game, stalkers, condition, about) +
    standingOf(game, enemies, condition, about) +
    standingOf(game, companions, condition, about)
  );
}

function standingOf(
  game: Game,
  group: readonly EntityState[],
  { who, card, place }: Extract<Condition, { readonly if: 'standing' }>,
  about: EffectContext,
): number {
  let count = 0;
  for (const entity of group) {
    if (entity.space !== null && isA(entity, who, card) && isIn(game, place, entity.space, about)) count++;
  }
  return count;
}

export function hasCard(stalker: StalkerState, card: string): boolean {
  const { weapon, armor, armorAttachment, weaponAttachments, artifacts, backpack } = stalker;
  return [weapon, armor, armorAttachment, ...weaponAttachments, ...artifacts, ...backpack].some(
    (owned) => owned?.card === card,
  );
}
