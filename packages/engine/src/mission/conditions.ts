/** Whether a condition of the vocabulary holds. Nothing here changes anything. */
import type { Game } from '../kernel/game.ts';
import type { EntityState, StalkerState } from '../kernel/state.ts';
import { isCompanion, isEnemy, isSeen, isStalker } from '../rules/query.ts';
import { isIn } from './places.ts';
import { actorOf, type Scene } from './scene.ts';
import { enemiesMeant, stalkersMeant } from './stalkers.ts';
import type { Amount, Compare, Condition, EntityWord } from './words.ts';

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

export function holds(game: Game, condition: Condition, about: Scene): boolean {
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
      return among(game, condition.who, about).some(({ findings }) => findings.includes(condition.finding));
    case 'card':
      return among(game, condition.who, about).some((stalker) => hasCard(stalker, condition.card));
    case 'face':
      return state.mission.environment.some(
        ({ card, face }) =>
          card === condition.card && (condition.face === undefined || face === condition.face),
      );
    case 'unknown':
      return state.unknown.some(
        ({ space, tokens }) => tokens.length > 0 && isIn(game, condition.place, space, about),
      );
    case 'loot':
      return state.loot.some(
        ({ space, tokens }) => tokens.length > 0 && isIn(game, condition.place, space, about),
      );
    case 'token':
      for (const { token, space } of state.mission.tokens) {
        if (token !== condition.token) continue;
        if (condition.place === undefined || isIn(game, condition.place, space, about)) return true;
      }
      return false;
    case 'companion': {
      const onMap = state.companions.some(
        ({ card, space }) => card === condition.companion && space !== null,
      );
      return onMap === (condition.is === 'onMap');
    }
    case 'everybodyLeft':
      return state.stalkers.every(({ space, dead }) => space === null && !dead);
    case 'attention':
      return state.stalkers.some(
        ({ attention }) => attention && (condition.level === 'any' || attention.level === condition.level),
      );
    case 'seen':
      return stalkersMeant(game, condition.who, about).some(
        ({ space }) => space !== null && isSeen(game, space),
      );
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

const among = (game: Game, who: 'actor' | 'anybody', about: Scene): readonly StalkerState[] =>
  who === 'actor' ? [actorOf(game, about)] : game.state.stalkers;

function standing(
  game: Game,
  condition: Extract<Condition, { readonly if: 'standing' }>,
  about: Scene,
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
  about: Scene,
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
