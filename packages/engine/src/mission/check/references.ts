/** Every card, token, counter and finding a Mission names exists, and effects stand where they make sense. */

import type { Box, Deck } from '../../model/box.ts';
import type { Effect } from '../../model/effects.ts';
import type { Mission } from '../../model/mission.ts';
import type { Condition } from '../../model/words.ts';
import { STORY } from '../words/story.ts';
import { checkDeeds } from './deedReferences.ts';
import type { Problem } from './validate.ts';
import { type Standing, walkMission } from './walk.ts';

const nearby = (names: readonly string[]): string =>
  names.length === 0 ? 'none exist' : `one of ${names.slice(0, 40).join(', ')}`;

export class References {
  private readonly box: Box;
  private readonly mission: Mission;
  private readonly problem: Problem;
  /** What some card sets, gives or places, so that others may ask for it. */
  private readonly counters = new Set<string>(['coupons']);
  private readonly findings = new Set<string>();
  private readonly tokens = new Set<string>();

  constructor(box: Box, mission: Mission, problem: Problem) {
    this.box = box;
    this.mission = mission;
    this.problem = problem;
  }

  check(): void {
    this.collect();
    this.checkSetup();
    for (const [name, { event, epilogue = [] }] of Object.entries(this.mission.endings)) {
      if (event !== undefined) this.event(event, `endings.${name}.event`);
      checkDeeds(this.box, epilogue, `endings.${name}.epilogue`, this.counters, this.problem);
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
          this.problem(
            `${where}.cost.standard`,
            "an Event is read outside of everybody's Turn (MI5)",
            '"slide" instead of "standard"',
          );
        }
      },
      enemies: ({ kind }, where) => {
        if (kind !== undefined) this.card(this.box.enemies, kind, `${where}.kind`, 'Enemy');
      },
      place: (place, where) => {
        if (place.at === 'card') this.environment(place.card, `${where}.card`);
        if (place.at === 'token') this.known(this.tokens, place.token, `${where}.token`, 'token');
        if (place.at === 'companion')
          this.card(this.box.companions, place.companion, `${where}.companion`, 'Companion');
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
      each(card, `setup.enemies.${i}.card`, (id, at) => this.card(box.enemies, id, at, 'Enemy'));
    }
    for (const [i, { card, pattern }] of setup.anomalies.entries()) {
      const where = `setup.anomalies.${i}`;
      if (typeof card === 'string' || 'oneOf' in card) {
        each(card, `${where}.card`, (id, at) => this.card(box.anomalies, id, at, 'Anomaly'));
      } else if (!Object.values(box.anomalies).some(({ type, mission }) => type === card.type && !mission)) {
        this.problem(`${where}.card.type`, `no Anomaly is ${card.type}`, 'a type of which the box has one');
      }
      const numbers = typeof pattern === 'object' ? pattern.oneOf : [pattern];
      for (const number of numbers) if (number !== 'any') this.pattern(number, `${where}.pattern`);
    }
    for (const [i, { pattern }] of (setup.emptyOverlays ?? []).entries()) {
      this.pattern(pattern, `setup.emptyOverlays.${i}.pattern`);
    }
    for (const [i, set] of setup.unknown.tokens.entries()) {
      if (typeof set === 'number') continue;
      for (const [j, id] of set.entries()) {
        this.card(box.unknown, id, `setup.unknown.tokens.${i}.${j}`, 'Unknown token');
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
        if (effect.token !== undefined)
          this.card(box.unknown, effect.token, `${where}.token`, 'Unknown token');
        break;
      case 'placeAnomaly':
        this.card(box.anomalies, effect.anomaly, `${where}.anomaly`, 'Anomaly');
        this.pattern(effect.pattern, `${where}.pattern`);
        break;
      case 'removeAnomaly':
        this.card(box.anomalies, effect.anomaly, `${where}.anomaly`, 'Anomaly');
        break;
      case 'newKind':
      case 'spawn':
        this.card(box.enemies, effect.enemy, `${where}.enemy`, 'Enemy');
        break;
      case 'companionJoins':
      case 'companionMoves':
      case 'companionLeaves':
        this.card(box.companions, effect.companion, `${where}.companion`, 'Companion');
        break;
      default:
        break;
    }
  }

  /** Effects that only mean something in somebody's Turn. */
  private standing(effect: Effect, where: string, standing: Standing): void {
    if (effect.do === 'nextStandardFree' && (standing.in === 'event' || !standing.actor)) {
      this.problem(
        where,
        'this only means something in a Turn (A11)',
        'an Action or a trigger of somebody who acts',
      );
    }
    if (effect.do === 'bringEvent' && standing.in === 'ending') {
      this.problem(
        where,
        'the Mission is over when this Event is read',
        "no other Event on an ending's Event",
      );
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
        this.card(this.box.companions, condition.companion, `${where}.companion`, 'Companion');
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

  private known(names: ReadonlySet<string>, name: string, where: string, what: string): void {
    if (!names.has(name))
      this.problem(where, `no card sets, gives or places the ${what} "${name}"`, nearby([...names]));
  }

  private card(deck: Deck<unknown>, id: string, where: string, what: string): void {
    if (!Object.hasOwn(deck, id))
      this.problem(where, `there is no ${what} "${id}"`, nearby(Object.keys(deck)));
  }

  private entity(who: string, id: string, where: string): void {
    if (who === 'companion') this.card(this.box.companions, id, where, 'Companion');
    else if (who === 'enemy') this.card(this.box.enemies, id, where, 'Enemy');
    else this.problem(where, 'only Enemies and Companions are told apart by card', 'no card here');
  }

  private pattern(number: number, where: string): void {
    const numbers = this.box.patterns.map((pattern) => pattern.number);
    if (!numbers.includes(number))
      this.problem(where, `there is no Anomaly overlay ${number}`, nearby(numbers.map(String)));
  }

  private environment(id: string, where: string): void {
    const cards = this.mission.environment.map((card) => card.id);
    if (!cards.includes(id))
      this.problem(where, `the Mission has no environment card "${id}"`, nearby(cards));
  }

  private event(id: string, where: string): void {
    const events = this.mission.events.map((card) => card.id);
    if (!events.includes(id) && !Object.hasOwn(this.box.randomEvents, id)) {
      this.problem(where, `there is no Event card "${id}"`, nearby(events));
    }
  }

  private equipment(id: string, where: string): void {
    const { weapons, armors, attachments, artifacts, items } = this.box;
    if ([weapons, armors, attachments, artifacts, items].some((deck) => Object.hasOwn(deck, id))) return;
    this.problem(
      where,
      `there is no Equipment card "${id}"`,
      'the id of a Weapon, Armor, Attachment, Artifact or Item',
    );
  }
}
