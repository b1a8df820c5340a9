/** MI4, MV7: what happens when somebody enters a space, dies, leaves ... */

import { RuleError } from '../../base/errors.ts';
import type { SpaceId } from '../../board/types.ts';
import { type Game, tell } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import type { Trigger, Waiting } from '../../model/mission.ts';
import { type Rule, SETTLED } from '../../model/rule.ts';
import { GO, type Occasion } from '../../model/script.ts';
import type { EntityState, Petals } from '../../model/state.ts';
import { capacityOf, crowd, isEnemy } from '../../rules/basics/entities.ts';
import { faceOf } from '../words/cards.ts';
import { amount, compares, holds, isA } from '../words/conditions.ts';
import type { EffectContext } from '../words/effectContext.ts';
import { isIn, somewhere } from '../words/places.ts';
import { cardSourcesOf, type Speaker } from './cardSources.ts';
import { checkObjective } from './ending.ts';
import { perform } from './perform.ts';

/**
 * All that a Mission may wait for besides movements: what the rules bring up, the course of the Round, its own cards.
 */
type Awaited =
  | Occasion
  | { readonly on: 'phase'; readonly phase: 'event' | 'players' | 'enemies' }
  | { readonly on: 'round'; readonly moment: 'begins' }
  | { readonly on: 'fate'; readonly petals: Petals }
  | { readonly on: 'ends'; readonly won: boolean }
  | { readonly on: 'flipped'; readonly card: CardId; readonly face: 'a' | 'b'; readonly about: EffectContext }
  | { readonly on: 'counter'; readonly counter: string; readonly about: EffectContext };

/** A trigger and the card it is printed on; null: the Mission's own. */
export interface Active {
  readonly card: CardId | null;
  readonly trigger: Trigger;
}

type On = Waiting['on'];
const NOTHING: readonly Active[] = [];

/** Everything on the table that waits for this: the Mission, the cards lying out, the active Event. */
export function active(game: Game, on: On): readonly Active[] {
  const table = cardSourcesOf(game);
  table.triggers ??= sorted(table.speakers);
  return table.triggers.get(on) ?? NOTHING;
}

/** By what they wait for. */
function sorted(speakers: readonly Speaker[]): ReadonlyMap<On, readonly Active[]> {
  const all = new Map<On, Active[]>();
  for (const { card, triggers } of speakers) {
    for (const trigger of triggers) {
      const { on } = trigger.wait;
      const those = all.get(on);
      if (those) those.push({ card, trigger });
      else all.set(on, [{ card, trigger }]);
    }
  }
  return all;
}

const keyOf = ({ card, trigger }: Active): string => `${card ?? ''}/${trigger.id}`;

/** Still on the table: an earlier one may have flipped or discarded its card. */
function isActive(game: Game, { card, trigger }: Active): boolean {
  if (card === null) return true;
  if (card === game.state.event) return true;
  const state = game.state.mission.environment.find((one) => one.card === card);
  return state !== undefined && (faceOf(game, state).triggers?.includes(trigger) ?? false);
}

/** Whether it would fire now. */
export function isDue(game: Game, one: Active, about: EffectContext): boolean {
  const { trigger } = one;
  if (!isActive(game, one)) return false;
  if (trigger.once && game.state.mission.fired.includes(keyOf(one))) return false;
  return trigger.when === undefined || holds(game, trigger.when, about);
}

/** The triggers of an untrusted Mission may cause each other endlessly (DESIGN 13). */
const DEEPEST = 30;

/** Carries a trigger out if it is due. */
export function* fire(game: Game, one: Active, about: EffectContext): Rule<boolean> {
  const { card, trigger } = one;
  const own: EffectContext = { ...about, card };
  if (!isDue(game, one, own)) return false;
  const key = keyOf(one);
  if (trigger.once) game.state.mission.fired.push(key);
  tell(game, { fact: 'triggered', trigger: key, card, clauses: ['MI4'] });
  if (game.nested >= DEEPEST) throw new RuleError(`triggers cause each other endlessly at ${key}`);
  game.nested++;
  try {
    yield* perform(game, trigger.do, own);
  } finally {
    game.nested--;
  }
  return true;
}

type Enters = Extract<Waiting, { readonly on: 'enters' }>;

const isEnters = (wait: Waiting): wait is Enters => wait.on === 'enters';

/** A trigger that waits for somebody to enter a place. */
export interface Entrance {
  readonly one: Active;
  readonly wait: Enters;
  readonly isThere: ReturnType<typeof somewhere>;
}

/** By when they are carried out. */
export interface Entrances {
  readonly atOnce: readonly Entrance[];
  readonly afterAction: readonly Entrance[];
}

/** MV9: at once, or when the Action is over. They are asked for after every step of everybody. */
function entrances(game: Game, moment: keyof Entrances): readonly Entrance[] {
  const table = cardSourcesOf(game);
  if (table.entrances === null) {
    const atOnce: Entrance[] = [];
    const afterAction: Entrance[] = [];
    for (const one of active(game, 'enters')) {
      const { wait } = one.trigger;
      if (!isEnters(wait)) continue;
      const those = wait.moment === 'afterAction' ? afterAction : atOnce;
      those.push({ one, wait, isThere: somewhere(wait.place) });
    }
    table.entrances = { atOnce, afterAction };
  }
  return moment === 'atOnce' ? table.entrances.atOnce : table.entrances.afterAction;
}

/** MV9: immediate triggers of a space just entered. Returns 'stop' when the movement is ended by one. */
export function entered(game: Game, entity: EntityState, space: SpaceId): Rule<'go' | 'stop'> {
  const waiting = entrances(game, 'atOnce');
  for (const one of waiting) if (isMet(game, one, entity, space)) return setOff(game, entity, space, waiting);
  checkObjective(game);
  return GO;
}

/** Whether this one on this space is what it waits for. */
const isMet = (game: Game, { one, wait, isThere }: Entrance, entity: EntityState, space: SpaceId): boolean =>
  isA(entity, wait.who, wait.card) && isThere(game, space, one.card, entity);

function* setOff(
  game: Game,
  entity: EntityState,
  space: SpaceId,
  waiting: readonly Entrance[],
): Rule<'go' | 'stop'> {
  let stopped = false;
  for (const each of waiting) {
    if (!isMet(game, each, entity, space)) continue;
    const { one, wait } = each;
    if (wait.stops && isOnlyPassing(game, entity, space)) continue;
    const fired = yield* fire(game, one, { card: one.card, entity, space });
    if (fired && wait.stops) stopped = true;
    // MV7: moved elsewhere, the rest of the movement is lost.
    if (entity.space !== space) return 'stop';
  }
  checkObjective(game);
  return stopped ? 'stop' : 'go';
}

/** EM4: an Enemy cannot stop on a space that was full before it came. */
const isOnlyPassing = (game: Game, entity: EntityState, space: SpaceId): boolean =>
  isEnemy(entity) && crowd(game, space) > capacityOf(game, space);

/** MV9, 6: triggers due after the Action for the spaces it went through, each once. */
export function afterAction(game: Game, entity: EntityState, spaces: readonly SpaceId[]): Rule {
  const waiting = entrances(game, 'afterAction');
  for (const one of waiting) {
    for (const space of spaces)
      if (isMet(game, one, entity, space)) return setOffLater(game, entity, spaces, waiting);
  }
  checkObjective(game);
  return SETTLED;
}

function* setOffLater(
  game: Game,
  entity: EntityState,
  spaces: readonly SpaceId[],
  waiting: readonly Entrance[],
): Rule {
  for (const each of waiting) {
    const { one } = each;
    const space = spaces.find((s) => isMet(game, each, entity, s));
    if (space !== undefined) yield* fire(game, one, { card: one.card, entity, space });
  }
  checkObjective(game);
}

const WAITS: Readonly<Record<Awaited['on'], On>> = {
  died: 'dies',
  left: 'leaves',
  phase: 'phase',
  round: 'round',
  turnEnds: 'turnEnds',
  action: 'action',
  flipped: 'flipped',
  counter: 'counter',
  fate: 'fate',
  ends: 'ends',
};

export function occasion(game: Game, what: Awaited): Rule {
  const waiting = active(game, WAITS[what.on]);
  if (waiting.length > 0) {
    const about = sceneOf(what);
    for (const { trigger } of waiting)
      if (suits(game, trigger.wait, what, about)) return seize(game, what, about, waiting);
  }
  checkObjective(game, isDeferred(what));
  return SETTLED;
}

function* seize(game: Game, what: Awaited, about: EffectContext, waiting: readonly Active[]): Rule {
  for (const one of waiting) {
    if (suits(game, one.trigger.wait, what, about)) yield* fire(game, one, about);
  }
  checkObjective(game, isDeferred(what));
}

const isDeferred = (what: Awaited): boolean =>
  what.on === 'died' || ('about' in what && (what.about.deferred ?? false));

/** R13: what a death sets off may be part of an effect that still hits somebody else. */
function sceneOf(what: Awaited): EffectContext {
  switch (what.on) {
    case 'died':
      return { card: null, entity: what.entity, space: what.space, deferred: true };
    case 'left':
      return { card: null, entity: what.entity, space: what.space };
    case 'turnEnds':
    case 'action':
      return { card: null, entity: what.stalker, space: what.stalker.space };
    case 'flipped':
    case 'counter':
      return what.about;
    case 'phase':
    case 'round':
    case 'fate':
    case 'ends':
      return { card: null, entity: null, space: null };
  }
}

function suits(game: Game, wait: Waiting, what: Awaited, about: EffectContext): boolean {
  switch (wait.on) {
    case 'enters':
      return false;
    case 'dies':
      return what.on === 'died' && isA(what.entity, wait.who, wait.card);
    case 'leaves':
      return what.on === 'left' && isA(what.entity, wait.who, wait.card);
    case 'phase':
      return what.on === 'phase' && what.phase === wait.phase;
    case 'round':
      return what.on === 'round' && what.moment === wait.moment;
    case 'turnEnds':
      return what.on === 'turnEnds';
    case 'fate':
      return what.on === 'fate' && wait.petals.includes(what.petals);
    case 'ends':
      return what.on === 'ends' && (wait.won ?? what.won) === what.won;
    case 'flipped':
      return what.on === 'flipped' && what.card === wait.card && (wait.face ?? what.face) === what.face;
    case 'counter':
      return (
        what.on === 'counter' &&
        what.counter === wait.counter &&
        compares(game.state.mission.counters[wait.counter] ?? 0, wait.is, amount(game, wait.value))
      );
    case 'action': {
      if (what.on !== 'action') return false;
      if (wait.action !== 'any' && wait.action !== what.action) return false;
      if (wait.standard && !what.standard) return false;
      const { space } = what.stalker;
      return wait.place === undefined || (space !== null && isIn(game, wait.place, space, about));
    }
  }
}
