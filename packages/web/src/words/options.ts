import type { Decision, Option, Saying } from '@zonecrawl/engine/model';
import type { IconName } from '../icons/index.ts';
import { notesOf, t, textOr, wordsOf } from '../text/index.ts';
import { abilityName, actionIcon, actionSource, effectIn, effectName, effectText } from './actions.ts';
import { choiceName } from './facts.ts';
import { magazineIcons, thingIn } from './gear.ts';
import { anomalyIn, anomalyName, type Cast, cardName, entityIn, entityName, plain } from './names.ts';
import { directionName, spaceName } from './spaces.ts';
import type { Words } from './words.ts';

export interface OptionWords {
  readonly title: string;
  readonly detail?: string;
  readonly icon?: IconName;
  readonly card?: string;
}

const says: Readonly<Record<Saying, IconName>> = {
  endTurn: 'endTurn',
  pass: 'pass',
  stop: 'check',
  done: 'check',
  keep: 'check',
  yes: 'check',
  no: 'close',
  skip: 'skip',
  heal: 'health',
  focus: 'focus',
  backpack: 'item',
  equip: 'armor',
  loot: 'loot',
  artifact: 'artifact',
};

const directions: Readonly<Record<0 | 1 | 2 | 3, IconName>> = {
  0: 'sight',
  1: 'sight',
  2: 'sight',
  3: 'sight',
};

export function optionWords(option: Option, decision: Decision, words: Words): OptionWords {
  const { cast, view, board } = words;
  switch (option.is) {
    case 'say':
      return {
        title: textOr(option.say, [
          `decision.${decision.kind}.say.${option.say}`,
          `decision.say.${option.say}`,
        ]),
        icon: says[option.say],
      };
    case 'action':
      return {
        title: abilityName(option.action, option.card),
        detail: actionSource(option.action, option.card),
        icon: actionIcon(option.action, option.card),
        ...(option.card === null ? {} : { card: option.card }),
      };
    case 'turn':
      return { title: t('decision.turnToken', { token: option.token + 1 }), icon: 'standardAction' };
    case 'space':
      return { title: spaceName(board, option.space), icon: 'map' };
    case 'entity':
      return {
        title: entityName(cast, option.entity),
        icon: view.stalkers.some(({ id }) => id === option.entity) ? 'stalker' : 'enemy',
        ...(option.space === null ? {} : { detail: spaceName(board, option.space) }),
      };
    case 'stalker':
      return { title: entityName(cast, option.stalker), icon: 'stalker' };
    case 'route':
      return {
        title: t('decision.route', { spaces: option.route.length }),
        detail: option.route.map(({ to }) => spaceName(board, to)).join(' → '),
        icon: 'movement',
      };
    case 'direction':
      return { title: directionName(option.direction), icon: directions[option.direction] };
    case 'die':
      return { title: t('decision.die', { number: option.die + 1 }) };
    case 'number':
      return { title: wordsOf(option.number) };
    case 'part':
      return {
        title: textOr(plain(option.part), [`term.${option.part}.name`]),
        icon: option.part === 'head' ? 'head' : 'torso',
      };
    case 'symbol': {
      const symbol = view.overlays.find(({ id }) => id === option.overlay)?.symbols[option.symbol];
      return {
        title: t('decision.symbol', {
          anomaly: anomalyIn(view, option.overlay),
          petals: symbol?.petals ?? 0,
        }),
        detail: t(symbol?.covered === true ? 'decision.symbolCovered' : 'decision.symbolOn', {
          space: spaceName(board, option.space),
        }),
        icon: 'boltsNuts',
      };
    }
    case 'overlay': {
      const overlay = view.overlays.find(({ id }) => id === option.overlay);
      return {
        title: anomalyName(view, option.overlay),
        icon: 'warning',
        ...(overlay === undefined ? {} : { detail: spaceName(board, overlay.center) }),
      };
    }
    case 'owned':
      return { title: cardName(option.card), card: option.card, icon: actionIcon('', option.card) };
    case 'magazine':
      return { title: t(`table.magazine.${option.magazine}`), icon: magazineIcons[option.magazine] };
    case 'effect':
      if (decision.kind === 'reroll') return rerollWords(option.effect, decision);
      return {
        title: effectName(option.effect),
        detail: notesOf([
          option.target === null ? '' : entityName(cast, option.target),
          ...(isPaidInMasks(option, decision)
            ? [t('decision.maskCost', { masks: option.cost }), effectText(option.effect)]
            : []),
        ]),
        icon: isPaidInMasks(option, decision) ? 'mask' : 'focus',
      };
    case 'choice':
      return {
        title: choiceName(decision.about.card ?? null, option.choice),
        ...(decision.kind === 'card' ? { card: option.choice } : {}),
        ...(option.standard ? { detail: t('decision.costsStandard'), icon: 'standardAction' } : {}),
      };
    case 'exchange':
      return {
        title: exchangeText(option, cast),
        ...(option.exchange === 'give' ? {} : { detail: entityName(cast, option.from) }),
        ...(option.thing.thing === 'card' ? { card: option.thing.card } : {}),
      };
  }
}

/** Which card or token rolls again, and what: an Anomaly's die, or those of an attack by the card's ability. */
function rerollWords(effect: string, { about }: Decision): OptionWords {
  const [card = ''] = effect.split(':');
  const name = effectName(effect);
  const source = effect === card ? '' : cardName(card);
  return {
    title: t('decision.reroll.with', { source: effectIn(effect) }),
    detail: about.cause === 'anomaly' ? t('term.anomalyDie.name') : source === name ? '' : source,
    icon: 'redo',
  };
}

/** A3. */
export const exchangeText = (
  { exchange, thing, to }: Extract<Option, { readonly is: 'exchange' }>,
  cast: Cast,
): string =>
  exchange === 'give'
    ? t('decision.exchange.give', { thing: thingIn(thing), to: entityIn(cast, to) })
    : t(`decision.exchange.${exchange}`, { thing: thingIn(thing) });

/** Other costs, such as the Focus a reroll takes, are what the option is called by. */
const isPaidInMasks = ({ cost }: { readonly cost: number }, { kind }: Decision): boolean =>
  kind === 'masks' && cost > 0;
