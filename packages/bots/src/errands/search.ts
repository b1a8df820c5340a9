/**
 * Backward search from the objective: what makes each of its conditions true, where that can be done, and what has to
 * be done first. Of several plans the shortest is taken. It knows the Mission's data; hidden information is that of the
 * imagined game.
 */

import { effectContext, holds } from '@zonecrawl/engine/mission';
import type { CardId, Condition, Effect, Game } from '@zonecrawl/engine/model';
import { missionOf } from '@zonecrawl/engine/rules';
import { openingsTo } from '../map/openings.ts';
import { toEnd, wayTo } from './conditions.ts';
import { keyOfCondition } from './keys.ts';
import { type EffectSource, type Maker, makersOf } from './makers.ts';
import type { Doing, Means, Plan, Questions } from './questions.ts';
import { atSource, toHaveOut } from './sources.ts';
import { cheapest, costOf, type Stop, type Task } from './types.ts';
import { NO_WAY, onMap, SOMEWHERE, work } from './work.ts';

/** The maximum depth of the search. */
const DEEPEST = 9;
/** The maximum number of questions: a Mission from a stranger may be arbitrarily complicated. */
const MOST_LOOKED = 3000;
/** The penalty in steps for each uncertain part. */
const UNSURE = 6;

const isDoing = <D extends Effect['do']>(effect: Effect, name: D): effect is Doing<D> => effect.do === name;

export class Search implements Questions {
  readonly game: Game;
  /** A part without a plan rules out every plan that needs it; otherwise it is left to chance. */
  private readonly strict: boolean;
  /** The open questions: a condition cannot be its own prerequisite. */
  private readonly asked = new Set<string>();
  private readonly known = new Map<string, readonly Task[]>();
  /** Questions without a plan, with the open questions at that time. */
  private readonly hopeless = new Map<string, readonly string[]>();
  /** Tasks that are done anyway before what is being planned: they cost it nothing. */
  private planned: readonly Task[] = [];
  private looked = 0;
  /** A passage is being opened: its purpose is not searched again. */
  private opens = false;

  constructor(game: Game, strict: boolean) {
    this.game = game;
    this.strict = strict;
  }

  /** All effects of these kinds that match. */
  makers<D extends Effect['do']>(names: readonly D[], fits: (effect: Doing<D>) => boolean): readonly Maker[] {
    const all = makersOf(missionOf(this.game));
    return names.flatMap((name) =>
      (all.get(name) ?? []).filter(({ effect }) => isDoing(effect, name) && fits(effect)),
    );
  }

  /** The tasks after which this holds: none if it holds already; null if no plan was found. */
  toMeet(condition: Condition, depth: number): Plan {
    if (depth > DEEPEST) return null;
    switch (condition.if) {
      case 'all':
        return this.toMeetAll(condition.of, depth);
      case 'any': {
        if (condition.of.some((one) => this.holds(one))) return [];
        const ways = condition.of.map((one) => this.toMeet(one, depth)).filter((way) => way !== null);
        return cheapest(ways, this.planned) ?? null;
      }
      case 'not':
        return this.holds(condition) ? [] : toEnd(this, condition.that, depth);
      default:
        return this.holds(condition) ? [] : this.leaf(condition, depth);
    }
  }

  private holds(condition: Condition): boolean {
    return holds(this.game, condition, effectContext(null));
  }

  /** A Stalker who has left cannot help any more: leaving comes last, in a way that goes with all else. */
  toMeetAll(conditions: readonly Condition[], depth: number): Plan {
    const first = this.together(
      conditions.filter((one) => one.if !== 'everybodyLeft'),
      depth,
    );
    if (first === null) return null;
    const last = this.given(first, () =>
      this.together(
        conditions.filter((one) => one.if === 'everybodyLeft'),
        depth,
      ),
    );
    if (last === null) return null;
    if (first.length === 0) return last;
    if (last.length === 0) return first;
    return last.map((task) => ({ ...task, before: [...task.before, ...first] }));
  }

  private together(conditions: readonly Condition[], depth: number): Plan {
    const all: Task[] = [];
    for (const condition of conditions) {
      const tasks = this.toMeet(condition, depth);
      if (tasks === null && this.strict) return null;
      for (const task of tasks ?? []) join(all, task);
    }
    return all;
  }

  /** A single condition. */
  leaf(condition: Condition, depth: number): Plan {
    return this.once(keyOfCondition(condition), () => wayTo(this, condition, depth));
  }

  /** Each question is answered once, and never through itself. */
  once(key: string, look: () => Plan): Plan {
    const asked = this.planned.reduce((all, task) => `${all}; ${task.key}`, key);
    const known = this.known.get(asked);
    if (known) return known;
    if (this.asked.has(key) || this.isHopeless(key)) return null;
    this.asked.add(key);
    const way = look();
    this.asked.delete(key);
    if (way !== null) this.known.set(asked, way);
    else this.hopeless.set(key, [...this.asked]);
    return way;
  }

  /** "No plan" may depend on the open questions: it is valid only as long as they are open. */
  private isHopeless(key: string): boolean {
    return this.hopeless.get(key)?.every((asked) => this.asked.has(asked)) ?? false;
  }

  /** MI3: a card that comes out or is turned over. */
  toTurnUp(card: CardId, face: 'a' | 'b' | null, depth: number): Plan {
    return this.once(`${card} ${face}`, () => this.turning(card, face, depth));
  }

  private turning(card: CardId, face: 'a' | 'b' | null, depth: number): Plan {
    const lies = this.game.state.mission.environment.some((one) => one.card === card);
    const flips = this.makers(['flipCard'], (effect) => effect.card === card).filter((maker) =>
      this.turnsAway(maker, card),
    );
    if (lies) return this.best(flips, depth);
    const places = this.makers(['placeCard'], (effect) => effect.card === card);
    const finds = this.makers(['findCard'], ({ of }) => of.includes(card));
    const comes = this.best([...places, ...finds], depth);
    if (comes === null || face !== 'b') return comes;
    const turns = this.best(flips, depth, { isOut: true });
    return turns?.map((task) => ({ ...task, before: [...comes, ...task.before] })) ?? comes;
  }

  /** The shortest plan for any of these. */
  best(makers: readonly Maker[], depth: number, means: Means = {}): Plan {
    let best: Task | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const maker of makers) {
      const times = means.times?.(maker.effect) ?? 1;
      const task = this.through(maker, depth + 1, means, times);
      if (!task) continue;
      const unsure = this.doubtOf(maker, times);
      const cost = costOf([task], this.planned) + unsure;
      if (cost >= least) continue;
      least = cost;
      best = unsure === 0 ? task : { ...task, own: task.own + unsure };
    }
    return best && [best];
  }

  /** One of several cards at random, or once where it is needed more often: uncertain. */
  private doubtOf({ effect, source }: Maker, times: number): number {
    const once = times > 1 && !isRepeatable(source) ? (times - 1) * UNSURE * 2 : 0;
    if (effect.do !== 'findCard') return once;
    const { box } = this.game.state.mission;
    return once + Math.max(0, effect.of.filter((card) => box.includes(card)).length - 1) * UNSURE;
  }

  /** What has to be done to make this happen. */
  through(maker: Maker, depth: number, { also = {}, isOut = false }: Means = {}, times = 1): Task | null {
    if (depth > DEEPEST || ++this.looked > MOST_LOOKED) return null;
    const before: Task[] = [];
    for (const condition of maker.when) {
      const tasks = this.toMeet(condition, depth);
      if (tasks === null) return null;
      before.push(...tasks);
    }
    const out = isOut ? [] : toHaveOut(this, maker.source, depth);
    if (out === null) return null;
    before.push(...out);
    const task = atSource(this, maker.source, { times, depth, before, also });
    return task && { ...task, choices: [...task.choices, ...maker.choices] };
  }

  /** A stop, preceded by what opens the path to it. */
  task(stop: Stop, before: readonly Task[] = []): Task {
    const task = work(this.game, stop, before);
    if (task.own < NO_WAY || stop.companion !== undefined) return task;
    const opening = this.toOpen(stop, before);
    if (opening.length === 0) return task;
    return { ...task, before: [...before, ...opening], own: task.own - NO_WAY + SOMEWHERE };
  }

  /** If the path is blocked: the cards that must be turned over or removed first. */
  private toOpen({ spaces }: Stop, before: readonly Task[]): readonly Task[] {
    if (this.opens) return [];
    this.opens = true;
    const ways = this.given(before, () => {
      const from = onMap(this.game).flatMap(({ space }) => (space === null ? [] : [space]));
      return openingsTo(this.game, from, spaces).map((cards) =>
        cards.flatMap((card) => this.best(this.removers(card), 1) ?? []),
      );
    });
    this.opens = false;
    return (
      cheapest(
        ways.filter((way) => way.length > 0),
        before,
      ) ?? []
    );
  }

  /** Makes a plan for what comes after these tasks. */
  private given<T>(tasks: readonly Task[], plan: () => T): T {
    const before = this.planned;
    this.planned = [...before, ...tasks];
    const made = plan();
    this.planned = before;
    return made;
  }

  /** What turns a card over or removes it. */
  removers(card: CardId): readonly Maker[] {
    return this.makers(['flipCard', 'discardCard', 'removeCard'], (effect) => effect.card === card).filter(
      (maker) => this.turnsAway(maker, card),
    );
  }

  /** What happens only while the other face is up would turn this one up again. */
  private turnsAway({ when }: Maker, card: CardId): boolean {
    const face = this.game.state.mission.environment.find((one) => one.card === card)?.face;
    const needsOther = (condition: Condition): boolean =>
      condition.if === 'all'
        ? condition.of.some(needsOther)
        : condition.if === 'face' && condition.card === card && (condition.face ?? face) !== face;
    return face === undefined || !when.some(needsOther);
  }
}

/** Repeatable effects. */
const isRepeatable = (source: EffectSource): boolean =>
  source.from === 'action' || (source.from === 'trigger' && source.trigger.once !== true);

/** One task for several purposes: what has to be chosen on the way is chosen for all of them. */
function join(tasks: Task[], task: Task): void {
  const at = tasks.findIndex((one) => isSame(one, task));
  const same = tasks[at];
  if (!same) tasks.push(task);
  else if (task.choices.some((choice) => !same.choices.includes(choice)))
    tasks[at] = { ...same, choices: [...new Set([...same.choices, ...task.choices])] };
}

/** The same stop after the same stops: two Companions led to one place are two tasks. */
const isSame = (one: Task, other: Task): boolean =>
  one === other ||
  (one.key === other.key &&
    one.before.length === other.before.length &&
    one.before.every((task, at) => task.key === other.before[at]?.key));
