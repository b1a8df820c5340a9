/** What to do to make a condition of the mission vocabulary true, or false. */

import { amount, effectContext, enemiesMeant } from '@zonecrawl/engine/mission';
import type { CardId, Condition, Effect, Game, Place } from '@zonecrawl/engine/model';
import type { Plan, Questions } from './questions.ts';
import { onMap, spacesIn, toKill, WAIT } from './work.ts';

/** null: no plan was found. */
export function wayTo(search: Questions, condition: Condition, depth: number): Plan {
  const { game } = search;
  switch (condition.if) {
    case 'counter':
      return toCount(search, condition, depth);
    case 'everybodyLeft':
      return search.best(search.makers(['leave'], ALL), depth, { also: { everybody: true } });
    case 'standing':
      if (condition.who === 'enemy' && condition.is === 'atLeast')
        return toLure(search, condition.card, depth);
      return toStand(search, condition);
    case 'enemies':
      return condition.is === 'atLeast'
        ? toLure(search, condition.enemies.kind, depth)
        : [toKill(game, enemiesMeant(game, condition.enemies, effectContext(null)))];
    case 'actorIn':
      return [search.task({ do: 'enter', spaces: spacesIn(game, condition.place), standards: 0 })];
    case 'finding': {
      const { finding } = condition;
      const gifts = search.makers(
        ['give'],
        ({ gift }) => gift.gift === 'finding' && gift.finding === finding,
      );
      return search.best(gifts, depth);
    }
    case 'card': {
      const { card } = condition;
      const gifts = search.makers(['give'], ({ gift }) => gift.gift === 'card' && gift.card === card);
      return search.best(gifts, depth);
    }
    case 'face':
      return search.toTurnUp(condition.card, condition.face ?? null, depth);
    case 'token': {
      const laid = search.makers(['placeToken'], ({ token }) => token === condition.token);
      return search.best(laid, depth);
    }
    case 'companion': {
      const what = condition.is === 'onMap' ? 'companionJoins' : 'companionLeaves';
      const moves = search.makers([what], ({ companion }) => companion === condition.companion);
      return search.best(moves, depth);
    }
    case 'round':
      return [WAIT];
    default:
      return null;
  }
}

const ALL = (): boolean => true;

/** Enemies go where they like; but a card may bring this one, or move it somewhere. */
function toLure(search: Questions, kind: CardId | undefined, depth: number): Plan {
  if (kind === undefined) return null;
  const isThere = search.game.state.enemies.some(({ card, space }) => card === kind && space !== null);
  if (!isThere)
    return search.best(
      search.makers(['spawn'], ({ enemy }) => enemy === kind),
      depth,
    );
  const moves = search.makers(
    ['moveEnemies'],
    ({ enemies, toward }) => enemies.kind === kind && toward !== 'closestStalker',
  );
  return search.best(moves, depth);
}

/** Makes a condition false. */
export function toEnd(search: Questions, condition: Condition, depth: number): Plan {
  const { game } = search;
  switch (condition.if) {
    case 'not':
      return search.toMeet(condition.that, depth);
    case 'all':
      return search.toMeet({ if: 'any', of: condition.of.map(negated) }, depth);
    case 'any':
      return search.toMeetAll(condition.of.map(negated), depth);
    case 'counter': {
      const { counter } = condition;
      const now = game.state.mission.counters[counter] ?? 0;
      if (condition.is !== 'atLeast')
        return search.leaf({ if: 'counter', counter, is: 'atLeast', value: now + 1 }, depth);
      return search.leaf(
        { if: 'counter', counter, is: 'atMost', value: amount(game, condition.value) - 1 },
        depth,
      );
    }
    case 'enemies':
      return [toKill(game, enemiesMeant(game, condition.enemies, effectContext(null)))];
    case 'standing':
      return condition.who === 'enemy' ? toStand(search, { ...condition, is: 'atMost', value: 0 }) : null;
    case 'token': {
      const taken = search.makers(['removeToken'], ({ token }) => token === condition.token);
      return search.best(taken, depth);
    }
    case 'loot':
      return [
        search.task({ do: 'act', action: 'pickUp', spaces: lootIn(game, condition.place), standards: 1 }),
      ];
    case 'unknown':
      return search.best(search.makers(['resolveUnknown'], ALL), depth);
    case 'face':
      return search.best(search.removers(condition.card), depth);
    default:
      return null;
  }
}

const negated = (that: Condition): Condition => ({ if: 'not', that });

/** A counter that has to go up, or down. */
function toCount(
  search: Questions,
  condition: Extract<Condition, { readonly if: 'counter' }>,
  depth: number,
): Plan {
  const { game } = search;
  const now = game.state.mission.counters[condition.counter] ?? 0;
  const wanted = amount(game, condition.value);
  const makers = search.makers(
    ['counter'],
    (effect) => effect.counter === condition.counter && leads(game, effect, now, wanted),
  );
  const times = (effect: Effect): number =>
    effect.do === 'counter' && effect.set === undefined ? timesOf(effect.add ?? 1, now, wanted) : 1;
  return search.best(makers, depth, { times });
}

const timesOf = (add: number, now: number, wanted: number): number =>
  add === 0 ? 1 : Math.max(1, Math.ceil((wanted - now) / add));

function leads(
  game: Game,
  effect: Extract<Effect, { readonly do: 'counter' }>,
  now: number,
  wanted: number,
): boolean {
  const up = wanted > now;
  const add = effect.add ?? 0;
  if (effect.set === undefined) return up ? add > 0 : add < 0 && now > wanted;
  const set = amount(game, effect.set) + add;
  return up ? set >= wanted : set <= wanted;
}

/** A number of Entities in a place: Stalkers gather, Companions are led, Enemies are killed. */
function toStand(search: Questions, condition: Extract<Condition, { readonly if: 'standing' }>): Plan {
  const { game } = search;
  const spaces = spacesIn(game, condition.place);
  if (condition.who === 'enemy') {
    return [
      toKill(
        game,
        game.state.enemies.filter(({ space }) => space !== null && spaces.includes(space)),
      ),
    ];
  }
  if (condition.is === 'atMost') return null;
  if (condition.who === 'companion') {
    const companion = game.state.companions.find(
      ({ card, space }) => card === condition.card && space !== null,
    );
    return companion ? [search.task({ do: 'escort', spaces, standards: 0, companion: companion.id })] : null;
  }
  const everybody = amount(game, condition.value) >= onMap(game).length;
  return [search.task({ do: 'gather', spaces, standards: 0, everybody })];
}

function lootIn(game: Game, place: Place) {
  const there = spacesIn(game, place);
  return game.state.loot
    .filter(({ space, tokens }) => tokens.length > 0 && there.includes(space))
    .map(({ space }) => space);
}
