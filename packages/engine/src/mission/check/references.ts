/** Every card, token, counter and finding a Mission names exists, and effects stand where they make sense. */

import {
  type Problem,
  type ProblemParams,
  type Say,
  sayTo,
  unknownName,
  untold,
} from '../../base/problems.ts';
import type { Box, Deck } from '../../model/box.ts';
import type { Effect } from '../../model/effects.ts';
import type { Mission } from '../../model/mission.ts';
import type { Condition } from '../../model/words.ts';
import { randomEventsOf } from '../../rules/basics/mission.ts';
import { STORY } from '../words/story.ts';
import { checkDeeds } from './deedReferences.ts';
import { type EffectSite, walkMission } from './walk.ts';

type Kind = ProblemParams<'name.unknown'>['kind'];
type Told = ProblemParams<'mission.untold'>['kind'];

export class References {
  private readonly box: Box;
  private readonly mission: Mission;
  private readonly problems: Problem[];
  private readonly say: Say;
  /** What some card sets, gives or places, so that others may ask for it. */
  private readonly counters = new Set<string>(['coupons']);
  private readonly findings = new Set<string>();
  private readonly tokens = new Set<string>();

  constructor(box: Box, mission: Mission, problems: Problem[]) {
    this.box = box;
    this.mission = mission;
    this.problems = problems;
    this.say = sayTo(problems);
  }

  check(): void {
    this.collect();
    this.checkSetup();
    for (const [name, { event, epilogue = [] }] of Object.entries(this.mission.endings)) {
      if (event !== undefined) this.event(event, `endings.${name}.event`);
      checkDeeds(this.box, epilogue, `endings.${name}.epilogue`, this.counters, this.problems);
    }
    walkMission(this.mission, {
      effect: (effect, where, standing) => {
        this.effect(effect, where);
        this.standing(effect, where, standing);
      },
      condition: (condition, where) => {
        this.condition(condition, where);
      },
      choice: ({ cost }, where, standing) => {
        if (cost?.finding !== undefined)
          this.known(this.findings, cost.finding, `${where}.cost.finding`, 'finding');
        if (cost?.standard && standing.in === 'event') {
          this.say(`${where}.cost.standard`, 'mission.eventOutsideTurn');
        }
      },
      enemies: ({ kind }, where) => {
        if (kind !== undefined) this.card(this.box.enemies, kind, `${where}.kind`, 'enemy');
      },
      place: (place, where) => {
        if (place.at === 'card') this.environment(place.card, `${where}.card`);
        if (place.at === 'token') this.known(this.tokens, place.token, `${where}.token`, 'token');
        if (place.at === 'named') this.named(place.place, `${where}.place`);
        if (place.at === 'companion')
          this.card(this.box.companions, place.companion, `${where}.companion`, 'companion');
      },
      gift: (gift, where) => {
        if ('gift' in gift && gift.gift === 'card') this.equipment(gift.card, `${where}.card`);
        if ('take' in gift && gift.take === 'card') this.equipment(gift.card, `${where}.card`);
        if ('take' in gift && gift.take === 'finding')
          this.known(this.findings, gift.finding, `${where}.finding`, 'finding');
      },
      waiting: (wait, where) => {
        if (wait.on === 'flipped') this.environment(wait.card, `${where}.card`);
        if (wait.on === 'counter') this.counter(wait.counter, `${where}.counter`);
        if ((wait.on === 'enters' || wait.on === 'dies' || wait.on === 'leaves') && wait.card !== undefined) {
          this.entity(wait.who, wait.card, `${where}.card`);
        }
      },
    });
  }

  private collect(): void {
    walkMission(this.mission, {
      effect: (effect) => {
        if (effect.do === 'counter') this.counters.add(effect.counter);
        if (effect.do === 'placeToken') this.tokens.add(effect.token);
        if (effect.do === 'give' && effect.gift.gift === 'finding') this.findings.add(effect.gift.finding);
      },
    });
    // ZS2: each Setup card has its token on the map.
    for (const card of this.mission.setup.recipe?.cards.of ?? []) this.tokens.add(card);
  }

  private checkSetup(): void {
    const { box, mission } = this;
    const { setup } = mission;
    const each = <T>(
      which: string | { readonly oneOf: readonly string[] },
      where: string,
      check: (id: string, at: string) => T,
    ): void => {
      if (typeof which === 'string') check(which, where);
      else
        for (const [i, id] of which.oneOf.entries()) {
          check(id, `${where}.oneOf.${i}`);
        }
    };
    for (const [i, { card }] of setup.cards.entries()) {
      each(card, `setup.cards.${i}.card`, (id, at) => this.environment(id, at));
    }
    for (const [i, { card }] of setup.enemies.entries()) {
      each(card, `setup.enemies.${i}.card`, (id, at) => this.card(box.enemies, id, at, 'enemy'));
    }
    for (const [i, { card, pattern }] of setup.anomalies.entries()) {
      const where = `setup.anomalies.${i}`;
      if (typeof card === 'string' || 'oneOf' in card) {
        each(card, `${where}.card`, (id, at) => this.card(box.anomalies, id, at, 'anomaly'));
      } else if (!Object.values(box.anomalies).some(({ type, mission }) => type === card.type && !mission)) {
        this.say(`${where}.card.type`, 'mission.noAnomalyOf', { type: card.type });
      }
      const numbers = typeof pattern === 'object' ? pattern.oneOf : [pattern];
      for (const number of numbers) if (number !== 'any') this.pattern(number, `${where}.pattern`);
    }
    for (const [i, { card }] of (setup.recipe?.enemies ?? []).entries()) {
      each(card, `setup.recipe.enemies.${i}.card`, (id, at) => this.card(box.enemies, id, at, 'enemy'));
    }
    for (const [i, { card }] of (setup.recipe?.anomalies ?? []).entries()) {
      if (typeof card === 'object' && 'type' in card) continue;
      each(card, `setup.recipe.anomalies.${i}.card`, (id, at) => this.card(box.anomalies, id, at, 'anomaly'));
    }
    for (const [i, id] of (setup.recipe?.cards.of ?? []).entries()) {
      this.environment(id, `setup.recipe.cards.of.${i}`);
    }
    for (const [i, { pattern }] of (setup.emptyOverlays ?? []).entries()) {
      this.pattern(pattern, `setup.emptyOverlays.${i}.pattern`);
    }
    for (const [i, set] of setup.unknown.tokens.entries()) {
      if (typeof set === 'number') continue;
      for (const [j, id] of set.entries()) {
        this.card(box.unknown, id, `setup.unknown.tokens.${i}.${j}`, 'unknown');
      }
    }
    for (const [i, event] of setup.events.entries()) {
      if (typeof event === 'string' || 'oneOf' in event)
        each(event, `setup.events.${i}`, (id, at) => this.event(id, at));
    }
  }

  private effect(effect: Effect, where: string): void {
    const { box } = this;
    switch (effect.do) {
      case 'bringEvent':
      case 'addEvent':
        this.event(effect.event, `${where}.event`);
        break;
      case 'placeCard':
      case 'flipCard':
      case 'discardCard':
      case 'removeCard':
        this.environment(effect.card, `${where}.card`);
        break;
      case 'findCard':
        for (const [i, card] of effect.of.entries()) {
          this.environment(card, `${where}.of.${i}`);
        }
        break;
      case 'removeToken':
        this.known(this.tokens, effect.token, `${where}.token`, 'token');
        break;
      case 'placeUnknown':
        if (effect.token !== undefined) this.card(box.unknown, effect.token, `${where}.token`, 'unknown');
        break;
      case 'placeAnomaly':
        this.card(box.anomalies, effect.anomaly, `${where}.anomaly`, 'anomaly');
        this.pattern(effect.pattern, `${where}.pattern`);
        break;
      case 'removeAnomaly':
        this.card(box.anomalies, effect.anomaly, `${where}.anomaly`, 'anomaly');
        break;
      case 'newKind':
      case 'spawn':
        this.card(box.enemies, effect.enemy, `${where}.enemy`, 'enemy');
        break;
      case 'companionJoins':
      case 'companionMoves':
      case 'companionLeaves':
        this.card(box.companions, effect.companion, `${where}.companion`, 'companion');
        break;
      default:
        break;
    }
  }

  /** Effects that only mean something in somebody's Turn. */
  private standing(effect: Effect, where: string, standing: EffectSite): void {
    if (effect.do === 'nextStandardFree' && (standing.in === 'event' || !standing.actor)) {
      this.say(where, 'mission.onlyInTurn');
    }
    if (effect.do === 'bringEvent' && standing.in === 'ending') {
      this.say(where, 'mission.eventAtEnd');
    }
  }

  private condition(condition: Condition, where: string): void {
    switch (condition.if) {
      case 'counter':
        this.counter(condition.counter, `${where}.counter`);
        break;
      case 'finding':
        this.known(this.findings, condition.finding, `${where}.finding`, 'finding');
        break;
      case 'token':
        this.known(this.tokens, condition.token, `${where}.token`, 'token');
        break;
      case 'card':
        this.equipment(condition.card, `${where}.card`);
        break;
      case 'face':
        this.environment(condition.card, `${where}.card`);
        break;
      case 'companion':
        this.card(this.box.companions, condition.companion, `${where}.companion`, 'companion');
        break;
      case 'standing':
        if (condition.card !== undefined) this.entity(condition.who, condition.card, `${where}.card`);
        break;
      default:
        break;
    }
  }

  /** C8: what the stories remember is set by other Missions (campaign/book/check.ts). */
  private counter(counter: string, where: string): void {
    if (!counter.startsWith(STORY)) this.known(this.counters, counter, where, 'counter');
  }

  private known(names: ReadonlySet<string>, name: string, where: string, kind: Told): void {
    if (!names.has(name)) this.problems.push(untold(where, kind, name, [...names]));
  }

  private card(deck: Deck<unknown>, id: string, where: string, kind: Kind): void {
    if (!Object.hasOwn(deck, id)) this.unknown(where, kind, id, Object.keys(deck));
  }

  private unknown(where: string, kind: Kind, id: string, known: readonly string[] = []): void {
    this.problems.push(unknownName(where, kind, id, known));
  }

  private entity(who: string, id: string, where: string): void {
    if (who === 'companion') this.card(this.box.companions, id, where, 'companion');
    else if (who === 'enemy') this.card(this.box.enemies, id, where, 'enemy');
    else this.say(where, 'mission.onlyNamed');
  }

  private pattern(number: number, where: string): void {
    const numbers = this.box.patterns.map((pattern) => pattern.number);
    if (!numbers.includes(number)) this.unknown(where, 'pattern', String(number), numbers.map(String));
  }

  private environment(id: string, where: string): void {
    const cards = this.mission.environment.map((card) => card.id);
    if (!cards.includes(id)) this.unknown(where, 'environment', id, cards);
  }

  private event(id: string, where: string): void {
    const events = this.mission.events.map((card) => card.id);
    if (!events.includes(id) && !Object.hasOwn(randomEventsOf(this.box, this.mission), id)) {
      this.unknown(where, 'event', id, events);
    }
  }

  private named(place: string, where: string): void {
    const names = (this.mission.places ?? []).map(({ id }) => id);
    if (!names.includes(place)) this.unknown(where, 'place', place, names);
  }

  private equipment(id: string, where: string): void {
    const { weapons, armors, attachments, artifacts, items } = this.box;
    if ([weapons, armors, attachments, artifacts, items].some((deck) => Object.hasOwn(deck, id))) return;
    this.unknown(where, 'equipment', id);
  }
}
