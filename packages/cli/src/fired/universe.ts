/** Everything in the box that can be used in a game, by a key for each: `weapons/ptm/quickShot`, `endings/a1/success`. */
import type {
  Box,
  Deck,
  Effect,
  EnemyCard,
  EnvironmentFace,
  EventCard,
  Mission,
  Trigger,
} from '@zonecrawl/engine/model';

export function universeOf(box: Box): Set<string> {
  const all = new Set<string>();
  const deck = (name: string, cards: Deck<Owned>): void => {
    for (const [id, card] of Object.entries(cards)) if (!isOfSurvival(card)) all.add(`${name}/${id}`);
  };
  deck('stalkers', box.stalkers);
  deck('armors', box.armors);
  deck('attachments', box.attachments);
  deck('artifacts', box.artifacts);
  deck('items', box.items);
  deck('enemies', box.enemies);
  deck('wounds', box.wounds);
  deck('low', box.lowActivations);
  deck('high', box.highActivations);
  deck('controls', box.controls);
  deck('anomalies', box.anomalies);
  deck('events', box.randomEvents);
  deck('loot', box.loot);
  deck('unknown', box.unknown);
  deck('companions', box.companions);
  for (const weapon of Object.values(box.weapons)) {
    if (weapon.unique) continue;
    for (const attack of weapon.attacks) all.add(`weapons/${weapon.id}/${attack.id}`);
  }
  for (const enemy of Object.values(box.enemies)) if (!enemy.survival) addEnemy(all, enemy);
  for (const anomaly of Object.keys(box.anomalies)) all.add(`activations/${anomaly}`);
  for (const mission of Object.values(box.missions)) addMission(all, mission);
  return all;
}

interface Owned {
  readonly id: string;
  readonly unique?: true | undefined;
  readonly survival?: true | undefined;
}

/** Unique loot and Enemies of Zone Survival are met in no Mission of the box. */
const isOfSurvival = ({ unique, survival }: Owned): boolean => unique === true || survival === true;

function addEnemy(all: Set<string>, { id, special }: EnemyCard): void {
  all.add(`attacks/${id}`);
  all.add(`deaths/${id}`);
  if (special) all.add(`specials/${id}`);
}

/** ZS: its own decks, with every Action, trigger and choice on their cards, and its Enemies. */
export function survivalUniverse({ survival, enemies }: Box): Set<string> {
  const all = new Set<string>();
  if (!survival) return all;
  for (const enemy of Object.values(enemies)) if (enemy.survival) addEnemy(all, enemy);
  for (const event of survival.events) addEvent(all, event);
  for (const card of [...survival.setupCards, ...survival.notes]) addFace(all, card.id, 'a', card.a);
  return all;
}

function addMission(all: Set<string>, mission: Mission): void {
  const { id } = mission;
  for (const ending of Object.keys(mission.endings)) all.add(`endings/${id}/${ending}`);
  for (const event of mission.events) addEvent(all, event);
  addTriggers(all, '', mission.triggers);
  for (const action of mission.actions ?? []) all.add(`actions/${id}/${action.id}`);
  for (const card of mission.environment) {
    addFace(all, card.id, 'a', card.a);
    if (card.b) addFace(all, card.id, 'b', card.b);
  }
}

function addEvent(all: Set<string>, event: EventCard): void {
  all.add(`events/${event.id}`);
  addTriggers(all, event.id, event.triggers);
  addChoices(all, event.id, event.instant);
  addChoices(all, event.id, event.endOfRound);
  for (const action of event.actions ?? []) all.add(`actions/${event.id}/${event.id}.${action.id}`);
}

function addFace(all: Set<string>, card: string, face: 'a' | 'b', drawn: EnvironmentFace): void {
  all.add(`environment/${card}/${face}`);
  for (const action of drawn.actions ?? []) {
    all.add(`actions/${card}/${card}.${action.id}`);
    addChoices(all, card, action.do);
  }
  addTriggers(all, card, drawn.triggers);
  addChoices(all, card, drawn.resolve ?? []);
}

/** Facts name them as `<card>/<id>`; those of the Mission itself have no card. */
function addTriggers(all: Set<string>, card: string, triggers: readonly Trigger[] = []): void {
  for (const trigger of triggers) all.add(`triggers/${card}/${trigger.id}`);
}

/** Choices, however deeply nested in an effect. */
function addChoices(all: Set<string>, card: string, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if (effect.do === 'ask') {
      for (const choice of effect.choices) {
        all.add(`choices/${card}/${choice.id}`);
        addChoices(all, card, choice.do);
      }
    } else if (effect.do === 'if') {
      addChoices(all, card, effect.effects);
      addChoices(all, card, effect.otherwise ?? []);
    } else if (effect.do === 'random') for (const one of effect.of) addChoices(all, card, one);
    else if (effect.do === 'roll')
      for (const one of Object.values(effect.on)) addChoices(all, card, one ?? []);
    else if (effect.do === 'repeat' || effect.do === 'each') addChoices(all, card, effect.effects);
  }
}
