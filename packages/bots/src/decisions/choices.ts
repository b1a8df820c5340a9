/** MI5: choices of Notes and Events by what they lead to and cost; Control cards. */

import { amount, environmentCard, eventCard } from '@zonecrawl/engine/mission';
import type { CardId, Choice, Decision, Effect, Game } from '@zonecrawl/engine/model';
import { missionOf, randomEventsOf } from '@zonecrawl/engine/rules';
import { plain, type Reasoned } from '../base/reasons.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';

/** What the plan needs outweighs what it costs. */
const LEADS_ON = 10;

export function weighChoice(
  evaluation: Evaluation,
  { options, about, clauses }: Decision,
  index: number,
): Reasoned {
  const option = options[index];
  if (option?.is === 'turn') return plain(evaluation.stalker.turns[option.token].slid);
  if (option?.is !== 'choice') return plain(0);
  if (!clauses.includes('MI5')) return plain(0);
  const leads = evaluation.errands.choices.has(`${about.card ?? ''}/${option.choice}`) ? LEADS_ON : 0;
  const choice = printed(evaluation.game, about.card ?? null).find(({ id }) => id === option.choice);
  if (!choice) return plain(leads);
  return {
    score: leads + worthOfAll(evaluation, choice.do) - priceOf(choice),
    reasons: leads > 0 ? [{ reason: 'errand', figures: { standards: 0 } }] : [],
  };
}

function priceOf({ cost }: Choice): number {
  if (!cost) return 0;
  return (
    (cost.standard || cost.slide ? 1.5 : 0) +
    (cost.focus ? 1 : 0) +
    (cost.bolts ?? 0) * 0.3 +
    (cost.magazines ?? 0) +
    (cost.magazine ? 1 : 0) +
    (cost.hp ?? 0) * 1.2 +
    (cost.coupons ?? 0) * 0.0005
  );
}

/** All choices of a card, however deeply nested in its effects. */
function printed(game: Game, card: CardId | null): readonly Choice[] {
  const mission = missionOf(game);
  const choices: Choice[] = [];
  const faces =
    card === null
      ? [mission]
      : mission.events.some(({ id }) => id === card) || randomEventsOf(game.box, mission)[card]
        ? [eventCard(game, card)]
        : facesOf(game, card);
  for (const face of faces) {
    const { actions = [], triggers = [] } = face;
    for (const { do: effects } of [...actions, ...triggers]) find(effects, choices);
    if ('resolve' in face) find(face.resolve ?? [], choices);
    if ('instant' in face) find([...face.instant, ...face.endOfRound], choices);
    if ('begin' in face) find(face.begin ?? [], choices);
  }
  return choices;
}

function facesOf(game: Game, card: CardId) {
  const { a, b } = environmentCard(game, card);
  return b ? [a, b] : [a];
}

function find(effects: readonly Effect[], choices: Choice[]): void {
  for (const effect of effects) {
    if (effect.do === 'ask') {
      choices.push(...effect.choices);
      for (const choice of effect.choices) find(choice.do, choices);
    }
    for (const inner of innerOf(effect)) find(inner, choices);
  }
}

function innerOf(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.do) {
    case 'if':
      return [effect.effects, effect.otherwise ?? []];
    case 'random':
      return effect.of;
    case 'roll':
      return Object.values(effect.on);
    case 'repeat':
    case 'each':
      return [effect.effects];
    default:
      return [];
  }
}

const worthOfAll = (evaluation: Evaluation, effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + worthOfEffect(evaluation, effect), 0);

/** A rough value of an effect. */
function worthOfEffect(evaluation: Evaluation, effect: Effect): number {
  const { game } = evaluation;
  switch (effect.do) {
    case 'if':
    case 'repeat':
    case 'each':
      return worthOfAll(evaluation, effect.effects) * (effect.do === 'if' ? 0.5 : 1);
    case 'random':
    case 'roll': {
      const inner = innerOf(effect);
      return inner.reduce((sum, each) => sum + worthOfAll(evaluation, each), 0) / Math.max(1, inner.length);
    }
    case 'end':
      return missionOf(game).endings[effect.ending]?.won ? 60 : -60;
    case 'heal':
      return amount(game, effect.amount) * 0.7;
    case 'loseHp':
    case 'suffer':
      return -evaluation.pain(amount(game, effect.do === 'loseHp' ? effect.amount : effect.damage));
    case 'dosage':
      return amount(game, effect.amount) * (effect.lower ? 0.4 : -0.4);
    case 'give':
      return effect.gift.gift === 'finding' ? 1 : effect.gift.gift === 'coupons' ? 0.5 : 1;
    case 'status':
      return (effect.status === 'focus' ? 1 : -1.5) * (effect.gain ? 1 : -1);
    case 'attention':
      return effect.set === 'reduce' ? 0.7 : effect.set === 'high' ? -1 : -0.3;
    case 'slide':
      return -1.5;
    case 'marker':
      return 1.5 * effect.count;
    case 'nextStandardFree':
      return 1.2;
    case 'placeLoot':
      return 0.6;
    case 'placeUnknown':
      return -1.5;
    case 'resolveUnknown':
      return -1.5;
    case 'spawn':
      return -3 * amount(game, effect.count);
    case 'activate':
    case 'enemiesAttack':
    case 'enemiesSpecial':
      return -2;
    case 'removeEnemies':
      return 3;
    case 'woundEnemies':
      return 2;
    case 'enemyStatus':
      return effect.gain ? 1 : -0.5;
    case 'addRandomEvents':
      return evaluation.errands.pressure > 0.5 ? 2 : 0;
    default:
      return 0;
  }
}

/** Resist with a Focus if there is one, with HP while there are enough. */
export function weighControl(evaluation: Evaluation, { options, about }: Decision, index: number): Reasoned {
  const option = options[index];
  if (option?.is !== 'choice') return plain(0);
  const card = evaluation.game.box.controls[about.card ?? ''];
  if (!card) return plain(0);
  if (option.choice === 'resist') return plain(-evaluation.pain(card.resist));
  if (option.choice === 'resistWithFocus') return plain(-evaluation.pain(card.resistWithFocus) - 1);
  return plain(-3.5);
}
