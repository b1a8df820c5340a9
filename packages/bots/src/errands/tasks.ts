/**
 * From the objective backwards: what makes each of its conditions true, where that can be done, and what has to be done
 * before. Of several ways the shortest is taken. It knows the Mission as somebody who has read its cards; what chance has
 * hidden is as the imagined game has it.
 */
import type { CardId, Game, SpaceId, StalkerState } from '@zonecrawl/engine/kernel';
import {
  amount,
  type Condition,
  type Effect,
  enemiesMeant,
  holds,
  missionOf,
  type Place,
  scene,
  spacesOf,
} from '@zonecrawl/engine/mission';
import { distanceTo } from '../ground/distance.ts';
import { openingsTo } from '../ground/openings.ts';
import { type Maker, makersOf, type Source } from './makers.ts';
import { costOf, keyOf as keyOfStop, STEPS, type Stop, type Task } from './types.ts';

/** Longer chains than this are a riddle for people. */
const DEEPEST = 9;
/** Steps that a place nobody knows yet is guessed to be away. */
const SOMEWHERE = 8;
const TO_KILL_ONE = 9;
const NO_WAY = 60;
const UNSURE = 6;
/** Waiting is no work, but of two ways the one that can be worked at is better. */
const WAITING = 3;
/** Steps that could be made in a Round. */
const A_ROUND = 8;

/** All that is left to do to win; several tasks can be worked at side by side. */
export function tasksOf(game: Game): readonly Task[] {
  const { objective, endings } = missionOf(game);
  for (const strict of [true, false]) {
    const search = new Search(game, strict);
    const ways: (readonly Task[])[] = [];
    const way = objective && search.toMeet(objective.when, 0);
    if (way) ways.push(way);
    for (const maker of search.makers(['end'], ({ ending }) => endings[ending]?.won ?? false)) {
      const task = search.through(maker, 1, 0);
      if (task) ways.push([task]);
    }
    const best = cheapest(ways);
    if (best) return best;
  }
  return [];
}

function cheapest(ways: readonly (readonly Task[])[]): readonly Task[] | undefined {
  let best: readonly Task[] | undefined;
  for (const way of ways) if (best === undefined || costOf(way) < costOf(best)) best = way;
  return best;
}

/** How something is brought about. */
interface Means {
  /** How often it must happen. */
  readonly times?: (effect: Effect) => number;
  readonly also?: Partial<Stop>;
  /** The card that says so is being seen to already. */
  readonly isOut?: boolean;
  /** Steps for not being sure of it. */
  readonly doubt?: (effect: Effect) => number;
}

/** What can be done again and again. */
const isRepeatable = (source: Source): boolean =>
  source.from === 'action' || (source.from === 'trigger' && source.trigger.once !== true);

const isSame = (one: Task, other: Task): boolean =>
  keyOfStop(one.stop) === keyOfStop(other.stop) && one.before.length === other.before.length;

const ALL = (): boolean => true;

type Doing<D extends Effect['do']> = Extract<Effect, { readonly do: D }>;

const isDoing = <D extends Effect['do']>(effect: Effect, name: D): effect is Doing<D> => effect.do === name;

class Search {
  private readonly game: Game;
  /** What nobody sees a way to rules all out that needs it; otherwise it is left to luck. */
  private readonly strict: boolean;
  /** What is being asked for already: nothing is needed for itself. */
  private readonly asked = new Set<string>();
  private readonly known = new Map<string, readonly Task[] | null>();
  /** A way is being opened: what for is not asked again. */
  private opens = false;

  constructor(game: Game, strict: boolean) {
    this.game = game;
    this.strict = strict;
  }

  /** Everything that does one of these and fits. */
  makers<D extends Effect['do']>(names: readonly D[], fits: (effect: Doing<D>) => boolean): readonly Maker[] {
    const all = makersOf(missionOf(this.game));
    return names.flatMap((name) =>
      (all.get(name) ?? []).filter(({ effect }) => isDoing(effect, name) && fits(effect)),
    );
  }

  /** The tasks after which this holds: none if it does; null if nobody can see how. */
  toMeet(condition: Condition, depth: number): readonly Task[] | null {
    if (depth > DEEPEST) return null;
    switch (condition.if) {
      case 'all':
        return this.toMeetAll(condition.of, depth);
      case 'any': {
        if (condition.of.some((one) => this.holds(one))) return [];
        const ways = condition.of.map((one) => this.toMeet(one, depth)).filter((way) => way !== null);
        return cheapest(ways) ?? null;
      }
      case 'not':
        return this.holds(condition) ? [] : this.toEnd(condition.that, depth);
      default:
        return this.holds(condition) ? [] : this.leaf(condition, depth);
    }
  }

  private holds(condition: Condition): boolean {
    return holds(this.game, condition, scene(null));
  }

  /** Who has left cannot help any more: leaving comes last. */
  private toMeetAll(conditions: readonly Condition[], depth: number): readonly Task[] | null {
    const first: Task[] = [];
    const last: Task[] = [];
    for (const condition of conditions) {
      const tasks = this.toMeet(condition, depth);
      if (tasks === null) {
        if (this.strict) return null;
        continue;
      }
      const list = condition.if === 'everybodyLeft' ? last : first;
      for (const task of tasks) if (!list.some((one) => isSame(one, task))) list.push(task);
    }
    if (first.length === 0) return last;
    if (last.length === 0) return first;
    return last.map((task) => ({ ...task, before: [...task.before, ...first] }));
  }

  private leaf(condition: Condition, depth: number): readonly Task[] | null {
    const key = keyOf(condition);
    const known = this.known.get(key);
    if (known) return known;
    if (this.asked.has(key)) return null;
    this.asked.add(key);
    const way = this.wayTo(condition, depth);
    this.asked.delete(key);
    // That there is no way may only be so because something above is being asked for.
    if (way !== null || this.asked.size === 0) this.known.set(key, way);
    return way;
  }

  private wayTo(condition: Condition, depth: number): readonly Task[] | null {
    const { game } = this;
    const { counters } = game.state.mission;
    switch (condition.if) {
      case 'counter': {
        const now = counters[condition.counter] ?? 0;
        const wanted = amount(game, condition.value);
        const up = wanted > now;
        const makers = this.makers(
          ['counter'],
          (effect) => effect.counter === condition.counter && leads(game, effect, now, wanted, up),
        );
        return this.best(makers, depth, {
          times: (effect) =>
            effect.do === 'counter' && effect.set === undefined ? timesOf(effect.add ?? 1, now, wanted) : 1,
        });
      }
      case 'everybodyLeft':
        return this.best(this.makers(['leave'], ALL), depth, { also: { everybody: true } });
      case 'standing':
        return this.toStand(condition);
      case 'enemies':
        return condition.is === 'atLeast'
          ? null
          : [this.toKill(enemiesMeant(game, condition.enemies, scene(null)))];
      case 'actorIn':
        return [this.task({ do: 'enter', spaces: this.spaces(condition.place), standards: 0 })];
      case 'finding':
        return this.best(
          this.makers(['give'], ({ gift }) => gift.gift === 'finding' && gift.finding === condition.finding),
          depth,
        );
      case 'card':
        return this.best(
          this.makers(['give'], ({ gift }) => gift.gift === 'card' && gift.card === condition.card),
          depth,
        );
      case 'face':
        return this.toTurnUp(condition.card, condition.face ?? null, depth);
      case 'token':
        return this.best(
          this.makers(['placeToken'], ({ token }) => token === condition.token),
          depth,
        );
      case 'companion':
        return this.best(
          this.makers(
            [condition.is === 'onMap' ? 'companionJoins' : 'companionLeaves'],
            ({ companion }) => companion === condition.companion,
          ),
          depth,
        );
      case 'round':
        return [WAIT];
      default:
        return null;
    }
  }

  /** That something is no longer so. */
  private toEnd(condition: Condition, depth: number): readonly Task[] | null {
    switch (condition.if) {
      case 'not':
        return this.toMeet(condition.that, depth);
      case 'all': {
        const ways = condition.of
          .map((one) => this.toMeet({ if: 'not', that: one }, depth))
          .filter((way) => way !== null);
        return cheapest(ways) ?? null;
      }
      case 'any':
        return this.toMeetAll(
          condition.of.map((one): Condition => ({ if: 'not', that: one })),
          depth,
        );
      case 'counter': {
        const now = this.game.state.mission.counters[condition.counter] ?? 0;
        const value = condition.is === 'atLeast' ? amount(this.game, condition.value) - 1 : now + 1;
        const is = condition.is === 'atLeast' ? 'atMost' : 'atLeast';
        return this.leaf({ if: 'counter', counter: condition.counter, is, value }, depth);
      }
      case 'enemies':
        return [this.toKill(enemiesMeant(this.game, condition.enemies, scene(null)))];
      case 'standing':
        return condition.who === 'enemy' ? this.toStand({ ...condition, is: 'atMost', value: 0 }) : null;
      case 'token':
        return this.best(
          this.makers(['removeToken'], ({ token }) => token === condition.token),
          depth,
        );
      case 'loot':
        return [
          this.task({ do: 'act', action: 'pickUp', spaces: this.lootIn(condition.place), standards: 1 }),
        ];
      case 'unknown':
        return [this.task({ do: 'enter', spaces: this.spaces(condition.place), standards: 0 })];
      case 'face':
        return this.best(
          this.makers(['flipCard', 'discardCard', 'removeCard'], ({ card }) => card === condition.card),
          depth,
        );
      default:
        return null;
    }
  }

  private toStand(condition: Extract<Condition, { readonly if: 'standing' }>): readonly Task[] | null {
    const { game } = this;
    const spaces = this.spaces(condition.place);
    if (condition.who === 'enemy') {
      if (condition.is === 'atLeast') return null;
      return [
        this.toKill(game.state.enemies.filter(({ space }) => space !== null && spaces.includes(space))),
      ];
    }
    if (condition.is === 'atMost') return null;
    if (condition.who === 'companion') {
      const companion = game.state.companions.find(
        ({ card, space }) => card === condition.card && space !== null,
      );
      return companion ? [this.task({ do: 'escort', spaces, standards: 0, companion: companion.id })] : null;
    }
    const wanted = amount(game, condition.value);
    const everybody = wanted >= game.state.stalkers.filter(({ space }) => space !== null).length;
    return [this.task({ do: 'gather', spaces, standards: 0, everybody })];
  }

  private toKill(enemies: readonly { readonly id: number; readonly space: SpaceId | null }[]): Task {
    const ids = this.game.state.enemies.filter((enemy) => enemies.some(({ id }) => id === enemy.id));
    if (ids.length === 0) return WAIT;
    const spaces = ids.flatMap(({ space }) => (space === null ? [] : [space]));
    const task = this.task({ do: 'kill', spaces, standards: 0, enemies: ids.map(({ id }) => id) });
    return { ...task, own: task.own + ids.reduce((sum, { hp }) => sum + hp, 0) * TO_KILL_ONE };
  }

  /** MI3: a card that comes out or is turned over. */
  private toTurnUp(card: CardId, face: 'a' | 'b' | null, depth: number): readonly Task[] | null {
    const lies = this.game.state.mission.environment.find((one) => one.card === card);
    const flips = this.makers(['flipCard'], (effect) => effect.card === card);
    if (lies) return this.best(flips, depth);
    const places = this.makers(['placeCard'], (effect) => effect.card === card);
    const finds = this.makers(['findCard'], ({ of }) => of.includes(card));
    const comes = this.best([...places, ...finds], depth, { doubt: (effect) => this.doubtOf(effect) });
    if (comes === null || face !== 'b') return comes;
    const turns = this.best(flips, depth, { isOut: true });
    return turns?.map((task) => ({ ...task, before: [...comes, ...task.before] })) ?? comes;
  }

  /** One of several cards at random: the more there are, the less one can count on it. */
  private doubtOf(effect: Effect): number {
    if (effect.do !== 'findCard') return 0;
    const { box } = this.game.state.mission;
    return (effect.of.filter((card) => box.includes(card)).length - 1) * UNSURE;
  }

  /** The shortest way to any of these. */
  private best(
    makers: readonly Maker[],
    depth: number,
    { times = () => 1, also = {}, isOut = false, doubt = () => 0 }: Means = {},
  ): readonly Task[] | null {
    let best: Task | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const maker of makers) {
      const often = times(maker.effect);
      const task = this.through(maker, often, depth + 1, also, isOut);
      if (!task) continue;
      const once = often > 1 && !isRepeatable(maker.source) ? (often - 1) * UNSURE * 2 : 0;
      const unsure = doubt(maker.effect) + once;
      const cost = costOf([task]) + unsure;
      if (cost >= least) continue;
      least = cost;
      best = unsure === 0 ? task : { ...task, own: task.own + unsure };
    }
    return best && [best];
  }

  /** What has to be done so that this comes to pass. */
  through(maker: Maker, times: number, depth: number, also: Partial<Stop> = {}, isOut = false): Task | null {
    if (depth > DEEPEST) return null;
    const before: Task[] = [];
    for (const condition of maker.when) {
      const tasks = this.toMeet(condition, depth);
      if (tasks === null) return null;
      before.push(...tasks);
    }
    const { source } = maker;
    if (!isOut) {
      const out = this.toHaveOut(source, depth);
      if (out === null) return null;
      before.push(...out);
    }
    const task = this.atSource(source, times, depth, before, also);
    return task && { ...task, choices: [...task.choices, ...maker.choices] };
  }

  /** The card that says so must lie on the table. */
  private toHaveOut(source: Source, depth: number): readonly Task[] | null {
    if (source.from === 'face' || source.from === 'event' || source.card === null) return [];
    if (source.face === null) return this.game.state.event === source.card ? [] : null; // an Event that is over, or to come
    return this.toMeet({ if: 'face', card: source.card, face: source.face }, depth);
  }

  private atSource(
    source: Source,
    times: number,
    depth: number,
    before: readonly Task[],
    also: Partial<Stop>,
  ): Task | null {
    switch (source.from) {
      case 'action':
        return this.atAction(source, times, depth, before, also);
      case 'trigger':
        return this.atTrigger(source, depth, before, also);
      case 'face': {
        const tasks = this.toTurnUp(source.card, source.face, depth);
        return tasks && this.after([...before, ...tasks]);
      }
      case 'event': {
        const { state } = this.game;
        const { events } = state.decks;
        const rounds = state.event === source.card ? 0 : events.length - events.indexOf(source.card);
        return rounds > events.length ? null : this.after([...before, { ...WAIT, own: rounds * A_ROUND }]);
      }
    }
  }

  private atAction(
    { card, action }: Extract<Source, { readonly from: 'action' }>,
    times: number,
    depth: number,
    before: readonly Task[],
    also: Partial<Stop>,
  ): Task | null {
    const needs = [...before];
    const who = this.whoCan(action.when);
    if (action.when && who === null) {
      const tasks = this.toMeet(action.when, depth);
      if (tasks === null) return null;
      needs.push(...tasks);
    }
    const missing = this.toBeThere(action.place, depth);
    if (missing === null) return null;
    needs.push(...missing);
    return this.task(
      {
        do: 'act',
        action: card === null ? action.id : `${card}.${action.id}`,
        spaces: this.spaces(action.place, card),
        standards: action.cost === 'standard' ? times : 0,
        ...(who && who.length < this.onMap().length ? { who: who.map(({ id }) => id) } : {}),
        ...also,
      },
      needs,
    );
  }

  /** Those for whom it holds as the actor; null if it holds for nobody. */
  private whoCan(when: Condition | undefined): readonly StalkerState[] | null {
    if (when === undefined) return this.onMap();
    const who = this.onMap().filter((stalker) => holds(this.game, withoutPlace(when), scene(null, stalker)));
    return who.length > 0 ? who : null;
  }

  private onMap(): readonly StalkerState[] {
    return this.game.state.stalkers.filter(({ space }) => space !== null);
  }

  private atTrigger(
    { card, trigger }: Extract<Source, { readonly from: 'trigger' }>,
    depth: number,
    before: readonly Task[],
    also: Partial<Stop>,
  ): Task | null {
    if (trigger.once && this.game.state.mission.fired.includes(`${card ?? ''}/${trigger.id}`)) return null;
    const needs = [...before];
    const { wait } = trigger;
    const who = this.whoCan(trigger.when);
    if (trigger.when && who === null) {
      const tasks = this.toMeet(trigger.when, depth);
      if (tasks === null) return null;
      needs.push(...tasks);
    }
    const able = who && who.length < this.onMap().length ? { who: who.map(({ id }) => id) } : {};
    switch (wait.on) {
      case 'enters': {
        const spaces = this.spaces(wait.place, card);
        if (wait.who === 'stalker' || wait.who === 'entity') {
          const missing = this.toBeThere(wait.place, depth);
          if (missing === null) return null;
          return this.task({ do: 'enter', spaces, standards: 0, ...able, ...also }, [...needs, ...missing]);
        }
        if (wait.who !== 'companion') return null;
        const companion = this.game.state.companions.find(
          (one) => one.space !== null && (wait.card === undefined || one.card === wait.card),
        );
        if (companion) {
          return this.task({ do: 'escort', spaces, standards: 0, companion: companion.id, ...also }, needs);
        }
        if (wait.card === undefined) return null;
        const joins = this.toMeet({ if: 'companion', companion: wait.card, is: 'onMap' }, depth);
        return joins && this.task({ do: 'escort', spaces, standards: 3, ...also }, [...needs, ...joins]);
      }
      case 'action': {
        const spaces = wait.place ? this.spaces(wait.place, card) : [];
        const action = wait.action === 'any' ? 'prepare' : wait.action;
        return this.task({ do: 'act', action, spaces, standards: 1, ...able, ...also }, needs);
      }
      case 'flipped': {
        const tasks = this.toTurnUp(wait.card, wait.face ?? 'b', depth);
        return tasks && this.after([...needs, ...tasks]);
      }
      case 'counter': {
        const { counter, is, value } = wait;
        const tasks = this.toMeet({ if: 'counter', counter, is, value }, depth);
        return tasks && this.after([...needs, ...tasks]);
      }
      case 'dies': {
        if (wait.who !== 'enemy' && wait.who !== 'entity') return null;
        const there = this.game.state.enemies.filter(
          (one) => wait.card === undefined || one.card === wait.card,
        );
        if (there.length > 0 || wait.card === undefined) return this.after([...needs, this.toKill(there)]);
        const comes = this.best(
          this.makers(['spawn'], ({ enemy }) => enemy === wait.card),
          depth,
        );
        return (
          comes && {
            stop: { do: 'kill', spaces: [], standards: 0 },
            before: [...needs, ...comes],
            own: TO_KILL_ONE,
            choices: [],
          }
        );
      }
      case 'leaves': {
        if (wait.who !== 'stalker' && wait.who !== 'entity') return null;
        const tasks = this.toMeet({ if: 'everybodyLeft' }, depth);
        return tasks && this.after([...needs, ...tasks]);
      }
      case 'round':
      case 'phase':
      case 'turnEnds':
        return this.after([...needs, WAIT]);
    }
  }

  /** Where a place is a token or card that must come out first. */
  private toBeThere(place: Place, depth: number): readonly Task[] | null {
    if (this.spaces(place).length > 0) return [];
    switch (place.at) {
      case 'token':
        return this.toMeet({ if: 'token', token: place.token }, depth);
      case 'card':
        return this.toMeet({ if: 'face', card: place.card }, depth);
      case 'companion':
        return this.toMeet({ if: 'companion', companion: place.companion, is: 'onMap' }, depth);
      case 'beside':
        return this.toBeThere(place.place, depth);
      default:
        return [];
    }
  }

  private spaces(place: Place, card: CardId | null = null): readonly SpaceId[] {
    return spacesOf(this.game, place, scene(card));
  }

  private lootIn(place: Place): readonly SpaceId[] {
    const there = this.spaces(place);
    return this.game.state.loot
      .filter(({ space, tokens }) => tokens.length > 0 && there.includes(space))
      .map(({ space }) => space);
  }

  /** Nothing more than what comes before. */
  private after(before: readonly Task[]): Task {
    const [only] = before;
    if (before.length === 1 && only) return only;
    return { stop: NOTHING, before, own: 0, choices: [] };
  }

  private task(stop: Stop, before: readonly Task[] = []): Task {
    const way = this.wayThere(stop, before);
    const work = stop.standards * STEPS;
    if (way < NO_WAY || stop.companion !== undefined) return { stop, before, own: work + way, choices: [] };
    const opening = this.toOpen(stop);
    return {
      stop,
      before: [...before, ...opening],
      own: work + (opening.length > 0 ? SOMEWHERE : way),
      choices: [],
    };
  }

  /** Where walls, doors or bars are in the way: the cards that must be turned over or taken off first. */
  private toOpen({ spaces }: Stop): readonly Task[] {
    if (this.opens) return [];
    this.opens = true;
    const from = this.onMap().flatMap(({ space }) => (space === null ? [] : [space]));
    const ways = openingsTo(this.game, from, spaces).map((cards) =>
      cards.flatMap(
        (card) =>
          this.best(
            this.makers(['flipCard', 'discardCard', 'removeCard'], (effect) => effect.card === card),
            1,
          ) ?? [],
      ),
    );
    this.opens = false;
    return cheapest(ways.filter((way) => way.length > 0)) ?? [];
  }

  private wayThere(stop: Stop, before: readonly Task[]): number {
    const { game } = this;
    if (stop.spaces.length === 0) return stop.do === 'act' || stop.do === 'enter' ? SOMEWHERE : 0;
    const to = distanceTo(game, stop.spaces);
    const last = before.at(-1);
    if (last && last.stop.spaces.length > 0) return least(last.stop.spaces.map(to));
    if (last) return SOMEWHERE;
    if (stop.companion !== undefined) {
      const companion = game.state.companions.find(({ id }) => id === stop.companion);
      return companion?.space == null ? SOMEWHERE : to(companion.space) * 2;
    }
    const able = this.onMap().filter(({ id }) => !stop.who || stop.who.includes(id));
    const ways = able.map(({ space }) => (space === null ? NO_WAY : to(space)));
    return stop.everybody ? Math.max(0, ...ways) : least(ways);
  }
}

const keys = new WeakMap<Condition, string>();

/** Two conditions that say the same have the same key. */
function keyOf(condition: Condition): string {
  let key = keys.get(condition);
  if (key === undefined) {
    key = JSON.stringify(condition);
    keys.set(condition, key);
  }
  return key;
}

const NOTHING: Stop = { do: 'wait', spaces: [], standards: 0 };

const WAIT: Task = {
  stop: NOTHING,
  before: [],
  own: WAITING,
  choices: [],
};

const least = (ways: readonly number[]): number => Math.min(NO_WAY, ...ways);

const timesOf = (add: number, now: number, wanted: number): number =>
  add === 0 ? 1 : Math.max(1, Math.ceil((wanted - now) / add));

function leads(
  game: Game,
  effect: Extract<Effect, { readonly do: 'counter' }>,
  now: number,
  wanted: number,
  up: boolean,
): boolean {
  if (effect.set !== undefined) {
    const set = amount(game, effect.set) + (effect.add ?? 0);
    return up ? set >= wanted : set <= wanted;
  }
  const add = effect.add ?? 0;
  return up ? add > 0 : add < 0 && now > wanted;
}

/** Where somebody has to be is seen to by walking there. */
function withoutPlace(condition: Condition): Condition {
  switch (condition.if) {
    case 'actorIn':
      return { if: 'all', of: [] };
    case 'all':
      return { if: 'all', of: condition.of.map(withoutPlace) };
    case 'any':
      return { if: 'any', of: condition.of.map(withoutPlace) };
    default:
      return condition;
  }
}
