/** Where a wanted effect comes from: what has to be done there, and first. */

import type { SpaceId } from '@zonecrawl/engine/board';
import { effectContext, environmentCard, holds } from '@zonecrawl/engine/mission';
import type {
  CardId,
  Condition,
  EnvironmentAction,
  Game,
  Place,
  StalkerState,
} from '@zonecrawl/engine/model';
import { keyOfStop } from './keys.ts';
import type { EffectSource } from './makers.ts';
import type { Plan, Questions } from './questions.ts';
import type { Stop, Task } from './types.ts';
import { after, onMap, spacesIn, TO_KILL_ONE, toKill, WAIT } from './work.ts';

/** The part of the plan that is already known. */
export interface PartialPlan {
  readonly times: number;
  readonly depth: number;
  readonly before: readonly Task[];
  readonly also: Partial<Stop>;
}

type From<F extends EffectSource['from']> = Extract<EffectSource, { readonly from: F }>;

/** Steps that could be made in a Round. */
const A_ROUND = 8;

export function atSource(search: Questions, source: EffectSource, plan: PartialPlan): Task | null {
  switch (source.from) {
    case 'action':
      return atAction(search, source, plan);
    case 'trigger':
      return atTrigger(search, source, plan);
    case 'face': {
      if (isBeingRead(search.game, source)) return after(plan.before);
      const tasks = search.toTurnUp(source.card, source.face, plan.depth);
      return tasks && after([...plan.before, ...tasks]);
    }
    case 'event':
      return atEvent(search.game, source, plan);
  }
}

/** A card that goes as soon as it has been read, and is still there: its choices are open now. */
const isBeingRead = (game: Game, { card, face }: From<'face'>): boolean =>
  game.state.mission.environment.some((one) => one.card === card && one.face === face) &&
  environmentCard(game, card)[face]?.afterwards !== undefined;

/** It happens with time, unless it has already happened. */
function atEvent({ state }: Game, { card }: From<'event'>, { before }: PartialPlan): Task | null {
  const { events } = state.decks;
  const rounds = state.event === card ? 0 : events.length - events.indexOf(card);
  return rounds > events.length ? null : after([...before, { ...WAIT, own: rounds * A_ROUND }]);
}

/** Its card must be in play; a past or future Event has no effect. */
export function toHaveOut(search: Questions, source: EffectSource, depth: number): Plan {
  if (source.from === 'face' || source.from === 'event' || source.card === null) return [];
  if (source.face === null) return search.game.state.event === source.card ? [] : null;
  return search.toMeet({ if: 'face', card: source.card, face: source.face }, depth);
}

/** What must hold, and for which Stalkers. */
interface Able {
  readonly needs: readonly Task[];
  readonly who: Pick<Stop, 'who'>;
}

function ableTo(search: Questions, when: Condition | undefined, depth: number): Able | null {
  const all = onMap(search.game);
  const who = when === undefined ? all : all.filter((stalker) => holdsFor(search.game, when, stalker));
  if (who.length > 0)
    return { needs: [], who: who.length < all.length ? { who: who.map(({ id }) => id) } : {} };
  const needs = when === undefined ? [] : search.toMeet(when, depth);
  return needs && { needs, who: {} };
}

const holdsFor = (game: Game, when: Condition, stalker: StalkerState): boolean =>
  holds(game, withoutPlace(game, when), effectContext(null, stalker));

const MET: Condition = { if: 'all', of: [] };

/** A condition on a position is met by walking there; one on Enemies near the actor, if there is one of them to walk to. */
function withoutPlace(game: Game, condition: Condition): Condition {
  switch (condition.if) {
    case 'actorIn':
      return MET;
    case 'enemies':
      return isNearby(condition) && holds(game, anywhere(condition), effectContext(null)) ? MET : condition;
    case 'all':
      return { if: 'all', of: condition.of.map((one) => withoutPlace(game, one)) };
    case 'any':
      return { if: 'any', of: condition.of.map((one) => withoutPlace(game, one)) };
    default:
      return condition;
  }
}

type OnEnemies = Extract<Condition, { readonly if: 'enemies' }>;

const isNearby = ({ enemies, is }: OnEnemies): boolean =>
  is === 'atLeast' && enemies.in !== undefined && namesHere(enemies.in);

const namesHere = (place: Place): boolean =>
  place.at === 'here' ||
  (place.at === 'beside' && namesHere(place.place)) ||
  (place.at === 'either' && place.of.some(namesHere));

function anywhere(condition: OnEnemies): Condition {
  const { in: _in, ...enemies } = condition.enemies;
  return { ...condition, enemies };
}

/** Conditions on Enemies near the actor, wherever they stand in the whole. */
function nearbyIn(condition: Condition | undefined): readonly OnEnemies[] {
  if (condition?.if === 'enemies') return isNearby(condition) ? [condition] : [];
  return condition?.if === 'all' ? condition.of.flatMap(nearbyIn) : [];
}

/** Of the Action's spaces those from which the Enemies it needs are near enough. */
function spacesFor(game: Game, { place, when }: EnvironmentAction, card: CardId | null): readonly SpaceId[] {
  const spaces = spacesIn(game, place, card);
  const near = nearbyIn(when);
  const [somebody] = onMap(game);
  if (near.length === 0 || !somebody) return spaces;
  const fits = (space: SpaceId): boolean =>
    near.every((one) => holds(game, one, effectContext(card, { ...somebody, space })));
  const fitting = spaces.filter(fits);
  return fitting.length > 0 ? fitting : spaces;
}

function atAction(search: Questions, { card, action }: From<'action'>, plan: PartialPlan): Task | null {
  const able = ableTo(search, action.when, plan.depth);
  const missing = toBeThere(search, action.place, plan.depth);
  if (able === null || missing === null) return null;
  const stop: Stop = {
    do: 'act',
    action: card === null ? action.id : `${card}.${action.id}`,
    spaces: spacesFor(search.game, action, card),
    standards: action.cost === 'standard' ? plan.times : 0,
    ...able.who,
    ...plan.also,
  };
  return search.task(stop, [...plan.before, ...able.needs, ...missing]);
}

function atTrigger(search: Questions, source: From<'trigger'>, plan: PartialPlan): Task | null {
  const { card, trigger } = source;
  const { game } = search;
  if (trigger.once && game.state.mission.fired.includes(`${card ?? ''}/${trigger.id}`)) return null;
  const able = ableTo(search, trigger.when, plan.depth);
  if (able === null) return null;
  const before = [...plan.before, ...able.needs];
  const { wait } = trigger;
  switch (wait.on) {
    case 'enters':
      return toEnter(search, source, wait, { ...plan, before, also: { ...able.who, ...plan.also } });
    case 'action': {
      const spaces = wait.place ? spacesIn(game, wait.place, card) : [];
      const action = wait.action === 'any' ? 'prepare' : wait.action;
      return search.task({ do: 'act', action, spaces, standards: 1, ...able.who, ...plan.also }, before);
    }
    case 'flipped':
      return afterAll(before, search.toTurnUp(wait.card, wait.face ?? 'b', plan.depth));
    case 'counter': {
      const { counter, is, value } = wait;
      return afterAll(before, search.toMeet({ if: 'counter', counter, is, value }, plan.depth));
    }
    case 'dies':
      return toHunt(search, wait, { ...plan, before });
    case 'leaves':
      if (wait.who !== 'stalker' && wait.who !== 'entity') return null;
      return atLast(before, search.toMeet({ if: 'everybodyLeft' }, plan.depth));
    case 'round':
    case 'phase':
    case 'turnEnds':
    case 'fate':
      return after([...before, WAIT]);
    case 'ends':
      return null;
  }
}

const afterAll = (before: readonly Task[], tasks: Plan): Task | null => tasks && after([...before, ...tasks]);

/** A Stalker who has left cannot help any more: it comes after all else, unless that says already when. */
function atLast(before: readonly Task[], tasks: Plan): Task | null {
  if (tasks === null) return null;
  const isPlanned = ({ key }: Task): boolean => before.some((one) => one.key === key);
  const last = tasks.filter((task) => !isPlanned(task));
  if (last.length === 0) return after(before);
  return after(last.map((task) => ({ ...task, before: [...before, ...task.before] })));
}

type Wait<On extends string> = Extract<From<'trigger'>['trigger']['wait'], { readonly on: On }>;

/** A Stalker walks in, a Companion is led in; Enemies cannot be controlled. */
function toEnter(
  search: Questions,
  { card }: From<'trigger'>,
  wait: Wait<'enters'>,
  plan: PartialPlan,
): Task | null {
  const { game } = search;
  const spaces = spacesIn(game, wait.place, card);
  if (wait.who === 'stalker' || wait.who === 'entity') {
    const missing = toBeThere(search, wait.place, plan.depth);
    if (missing === null) return null;
    return search.task({ do: 'enter', spaces, standards: 0, ...plan.also }, [...plan.before, ...missing]);
  }
  if (wait.who !== 'companion') return null;
  const companion = game.state.companions.find(
    (one) => one.space !== null && (wait.card === undefined || one.card === wait.card),
  );
  if (companion)
    return search.task({ do: 'escort', spaces, standards: 0, companion: companion.id }, plan.before);
  if (wait.card === undefined) return null;
  const joins = search.toMeet({ if: 'companion', companion: wait.card, is: 'onMap' }, plan.depth);
  return joins && search.task({ do: 'escort', spaces, standards: 3 }, [...plan.before, ...joins]);
}

/** An Enemy has to die, and perhaps to appear first. */
function toHunt(search: Questions, { who, card }: Wait<'dies'>, { before, depth }: PartialPlan): Task | null {
  if (who !== 'enemy' && who !== 'entity') return null;
  const { game } = search;
  const there = game.state.enemies.filter((one) => card === undefined || one.card === card);
  if (there.length > 0 || card === undefined) return after([...before, toKill(game, there)]);
  const spawns = search.makers(['spawn'], ({ enemy }) => enemy === card);
  const comes = search.once(`spawn ${card}`, () => search.best(spawns, depth));
  if (comes === null) return null;
  const stop: Stop = { do: 'kill', spaces: [], standards: 0 };
  return { stop, key: keyOfStop(stop), before: [...before, ...comes], own: TO_KILL_ONE, choices: [] };
}

/** If a place is a token or card that must be placed first. */
function toBeThere(search: Questions, place: Place, depth: number): Plan {
  if (spacesIn(search.game, place).length > 0) return [];
  switch (place.at) {
    case 'token':
      return search.toMeet({ if: 'token', token: place.token }, depth);
    case 'card':
      return search.toMeet({ if: 'face', card: place.card }, depth);
    case 'companion':
      return search.toMeet({ if: 'companion', companion: place.companion, is: 'onMap' }, depth);
    case 'beside':
      return toBeThere(search, place.place, depth);
    default:
      return [];
  }
}
