/** A visitor of a Mission's data with its places in the file: for validation and for listing texts. */

import type { Choice, Effect, Gift, Taking } from '../../model/effects.ts';
import type { EnvironmentAction, EventCard, Mission, Trigger, Waiting } from '../../model/mission.ts';
import type { Condition, Enemies, Place, Stalkers } from '../../model/words.ts';

/** Where in the Mission an effect stands; decides what makes sense there. */
export interface EffectSite {
  /** The card it is printed on; null: the Mission itself. */
  readonly card: string | null;
  readonly in: 'event' | 'eventAction' | 'ending' | 'environment' | 'mission';
  /** Somebody caused it: a trigger, an Action, a choice; else only the Lead Stalker is known. */
  readonly actor: boolean;
}

export interface Visitor {
  effect?(effect: Effect, where: string, standing: EffectSite): void;
  condition?(condition: Condition, where: string): void;
  place?(place: Place, where: string, standing: EffectSite): void;
  enemies?(enemies: Enemies, where: string): void;
  choice?(choice: Choice, where: string, standing: EffectSite): void;
  gift?(gift: Gift | Taking, where: string): void;
  trigger?(trigger: Trigger, where: string, standing: EffectSite): void;
  waiting?(wait: Waiting, where: string): void;
  action?(action: EnvironmentAction, where: string, standing: EffectSite): void;
}

export function walkMission(mission: Mission, visitor: Visitor): void {
  const walk = new Walk(visitor);
  const own: EffectSite = { card: null, in: 'mission', actor: false };
  walk.effects(mission.begin, 'begin', own);
  walk.triggers(mission.triggers, 'triggers', own);
  walk.actions(mission.actions, 'actions', own);
  if (mission.objective) walk.condition(mission.objective.when, 'objective.when', own);
  for (const [i, place] of (mission.goals ?? []).entries()) {
    walk.place(place, `goals.${i}`, own);
  }
  for (const [i, { place }] of (mission.places ?? []).entries()) {
    walk.place(place, `places.${i}.place`, own);
  }
  for (const [i, { until, place }] of (mission.aims ?? []).entries()) {
    walk.condition(until, `aims.${i}.until`, own);
    if (place) walk.place(place, `aims.${i}.place`, own);
  }
  for (const [i, { standing }] of mission.setup.enemies.entries()) {
    for (const [j, { when }] of standing.entries()) {
      if (when) walk.condition(when, `setup.enemies.${i}.standing.${j}.when`, own);
    }
  }
  const endings = Object.values(mission.endings).map(({ event }) => event);
  const walkEvents = (events: readonly EventCard[], where: string): void => {
    for (const [i, event] of events.entries()) {
      const isEnding = endings.includes(event.id);
      const standing: EffectSite = { card: event.id, in: isEnding ? 'ending' : 'event', actor: false };
      walk.effects(event.instant, `${where}.${i}.instant`, standing);
      walk.effects(event.endOfRound, `${where}.${i}.endOfRound`, standing);
      walk.triggers(event.triggers, `${where}.${i}.triggers`, standing);
      walk.actions(event.actions, `${where}.${i}.actions`, standing);
    }
  };
  walkEvents(mission.events, 'events');
  walkEvents(mission.randomEvents ?? [], 'randomEvents');
  for (const [i, card] of mission.environment.entries()) {
    const standing: EffectSite = { card: card.id, in: 'environment', actor: true };
    for (const face of ['a', 'b'] as const) {
      const side = card[face];
      if (!side) continue;
      const where = `environment.${i}.${face}`;
      walk.effects(side.resolve, `${where}.resolve`, standing);
      walk.triggers(side.triggers, `${where}.triggers`, standing);
      walk.actions(side.actions, `${where}.actions`, standing);
    }
  }
}

/** What nobody in particular causes. */
const UNPROVOKED: ReadonlySet<Waiting['on']> = new Set(['round', 'phase', 'counter', 'fate', 'ends']);

class Walk {
  private readonly visitor: Visitor;
  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  triggers(triggers: readonly Trigger[] | undefined, where: string, standing: EffectSite): void {
    for (const [i, trigger] of (triggers ?? []).entries()) {
      const at = `${where}.${i}`;
      const { wait } = trigger;
      const actor = !UNPROVOKED.has(wait.on);
      const inside: EffectSite = { ...standing, actor };
      this.visitor.trigger?.(trigger, at, standing);
      this.visitor.waiting?.(wait, `${at}.wait`);
      if ('place' in wait && wait.place) this.place(wait.place, `${at}.wait.place`, inside);
      if (trigger.when) this.condition(trigger.when, `${at}.when`, inside);
      this.effects(trigger.do, `${at}.do`, inside);
    }
  }

  actions(actions: readonly EnvironmentAction[] | undefined, where: string, standing: EffectSite): void {
    for (const [i, action] of (actions ?? []).entries()) {
      const at = `${where}.${i}`;
      const inside: EffectSite = {
        ...standing,
        in: standing.in === 'event' ? 'eventAction' : standing.in,
        actor: true,
      };
      this.visitor.action?.(action, at, standing);
      this.place(action.place, `${at}.place`, inside);
      if (action.when) this.condition(action.when, `${at}.when`, inside);
      this.effects(action.do, `${at}.do`, inside);
    }
  }

  effects(effects: readonly Effect[] | undefined, where: string, standing: EffectSite): void {
    for (const [i, effect] of (effects ?? []).entries()) {
      this.effect(effect, `${where}.${i}`, standing);
    }
  }

  private effect(effect: Effect, where: string, standing: EffectSite): void {
    this.visitor.effect?.(effect, where, standing);
    if ('place' in effect && effect.place) this.place(effect.place, `${where}.place`, standing);
    if ('who' in effect) this.who(effect.who, `${where}.who`, standing);
    if ('enemies' in effect) this.enemies(effect.enemies, `${where}.enemies`, standing);
    if ('toward' in effect && typeof effect.toward === 'object')
      this.place(effect.toward, `${where}.toward`, standing);
    switch (effect.do) {
      case 'if':
        this.condition(effect.when, `${where}.when`, standing);
        this.effects(effect.effects, `${where}.effects`, standing);
        this.effects(effect.otherwise, `${where}.otherwise`, standing);
        break;
      case 'ask':
        for (const [i, choice] of effect.choices.entries()) {
          const at = `${where}.choices.${i}`;
          this.visitor.choice?.(choice, at, standing);
          if (choice.when) this.condition(choice.when, `${at}.when`, { ...standing, actor: true });
          this.effects(choice.do, `${at}.do`, { ...standing, actor: true });
        }
        break;
      case 'random':
        for (const [i, list] of effect.of.entries()) {
          this.effects(list, `${where}.of.${i}`, standing);
        }
        break;
      case 'roll':
        for (const [side, list] of Object.entries(effect.on))
          this.effects(list, `${where}.on.${side}`, standing);
        break;
      case 'repeat':
        this.effects(effect.effects, `${where}.effects`, standing);
        break;
      case 'each':
        this.effects(effect.effects, `${where}.effects`, { ...standing, actor: true });
        break;
      case 'resolveUnknown':
        if (typeof effect.which === 'object') this.place(effect.which.in, `${where}.which.in`, standing);
        break;
      case 'give':
        this.visitor.gift?.(effect.gift, `${where}.gift`);
        break;
      case 'take':
        this.visitor.gift?.(effect.what, `${where}.what`);
        break;
      default:
        break;
    }
  }

  condition(condition: Condition, where: string, standing: EffectSite): void {
    this.visitor.condition?.(condition, where);
    switch (condition.if) {
      case 'all':
      case 'any':
        for (const [i, one] of condition.of.entries()) {
          this.condition(one, `${where}.of.${i}`, standing);
        }
        break;
      case 'not':
        this.condition(condition.that, `${where}.that`, standing);
        break;
      case 'enemies':
        this.enemies(condition.enemies, `${where}.enemies`, standing);
        break;
      case 'seen':
        this.who(condition.who, `${where}.who`, standing);
        break;
      default:
        if ('place' in condition && condition.place) this.place(condition.place, `${where}.place`, standing);
        break;
    }
  }

  private enemies(enemies: Enemies, where: string, standing: EffectSite): void {
    this.visitor.enemies?.(enemies, where);
    if (enemies.in) this.place(enemies.in, `${where}.in`, standing);
  }

  private who(who: Stalkers, where: string, standing: EffectSite): void {
    if (typeof who === 'object' && 'in' in who) this.place(who.in, `${where}.in`, standing);
  }

  place(place: Place, where: string, standing: EffectSite): void {
    this.visitor.place?.(place, where, standing);
    if (place.at === 'beside') this.place(place.place, `${where}.place`, standing);
    if (place.at === 'stalkers') this.who(place.who, `${where}.who`, standing);
    if (place.at === 'either') {
      for (const [i, one] of place.of.entries()) {
        this.place(one, `${where}.of.${i}`, standing);
      }
    }
  }
}
