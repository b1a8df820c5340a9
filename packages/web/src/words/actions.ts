/** Names, icons and groups of Actions, wherever they come from. */
import type { AttackLine, CardId, Option } from '@zonecrawl/engine/model';
import { textId } from '@zonecrawl/engine/survival';
import { box } from '../game/cards.ts';
import type { IconName } from '../icons/index.ts';
import { type Name, nameOf, textOr, wordsOf } from '../text/index.ts';
import { cardIn, cardName, onTable, plain } from './names.ts';

export type ActionOption = Extract<Option, { readonly is: 'action' }>;
export const actionGroups = ['move', 'shoot', 'items', 'map', 'other'] as const;
export type ActionGroup = (typeof actionGroups)[number];

const basic: Readonly<Record<string, { readonly icon: IconName; readonly group: ActionGroup }>> = {
  movement: { icon: 'movement', group: 'move' },
  carefulMovement: { icon: 'carefulMovement', group: 'move' },
  discardPinDown: { icon: 'pinDown', group: 'other' },
  prepare: { icon: 'prepare', group: 'other' },
  reload: { icon: 'reload', group: 'items' },
  pickUp: { icon: 'pickUp', group: 'map' },
  decoy: { icon: 'decoy', group: 'map' },
  boltsAndNuts: { icon: 'boltsNuts', group: 'map' },
  knife: { icon: 'knife', group: 'shoot' },
  leadToken: { icon: 'leadToken', group: 'other' },
};

const shots: Readonly<Record<AttackLine['type'], IconName>> = {
  singleShot: 'shootSingle',
  aimedShot: 'shootAimed',
  quickShot: 'shootQuick',
  burst: 'shootBurst',
  fullAuto: 'shootBurst',
  barrel: 'shootSingle',
  unload: 'shootBurst',
  thrown: 'throw',
  melee: 'knife',
};

/** The line of a Weapon an Action is, if it is one. */
export function attackLine(action: string, card: CardId | null): AttackLine | undefined {
  if (card === null) return undefined;
  return box.value?.weapons[card]?.attacks.find(({ id }) => id === bare(action, card));
}

/** Whether an Action is thrown at a space. */
export function isThrown(action: string, card: CardId | null): boolean {
  const actions = card === null ? undefined : box.value?.items[card]?.abilities?.actions;
  return actions?.find(({ id }) => id === action)?.throws !== undefined;
}

/** Ids of Actions of Weapons and of a Mission's cards have their source as a prefix. */
const bare = (action: string, card: CardId | null): string =>
  action.replace(/^attack:/, '').replace(card === null ? '' : `${card}.`, '');

export function actionIcon(action: string, card: CardId | null): IconName {
  const known = card === null ? basic[action] : undefined;
  if (known !== undefined) return known.icon;
  const line = attackLine(action, card);
  if (line !== undefined) return shots[line.type];
  const there = box.value;
  if (there === null || card === null) return 'standardAction';
  if (card in there.weapons) return 'weapon';
  if (card in there.items) return there.items[card]?.types.includes('grenade') === true ? 'throw' : 'useItem';
  if (card in there.attachments)
    return there.attachments[card]?.kind === 'detector' ? 'detect' : 'attachment';
  if (card in there.artifacts) return 'artifact';
  if (card in there.armors) return 'armor';
  if (card in there.companions) return 'people';
  if (card in there.stalkers) return 'stalker';
  return 'objective';
}

export function actionGroup(action: string, card: CardId | null): ActionGroup {
  const known = card === null ? basic[action] : undefined;
  if (known !== undefined) return known.group;
  const there = box.value;
  if (there === null || card === null) return 'other';
  if (card in there.weapons) return 'shoot';
  if (card in there.items || card in there.attachments) return 'items';
  if ([there.stalkers, there.artifacts, there.armors, there.companions].some((deck) => card in deck))
    return 'other';
  return 'map';
}

/** The name of an Action or ability: the rules' own, a Weapon's line, a card's, a Mission's. */
export function actionIn(action: string, card: CardId | null): Name {
  const name = bare(action, card);
  return nameOf(plain(name), [
    ...(card === null
      ? [`action.${name}.name`, `mission.${textId(onTable.value?.id ?? '')}.action.${name}`]
      : ['environment', 'event', 'companion', 'card'].flatMap((theme) => [
          `${theme}.${card}.action.${name}`,
          `${theme}.${card}.ability.${name}`,
        ])),
    `ability.${name}.name`,
    `attack.${name}.name`,
    `action.${name}.name`,
  ]);
}

export const abilityName = (action: string, card: CardId | null): string => wordsOf(actionIn(action, card));

/** What comes with the name: the card it is on, unless that is the same word. */
export function actionSource(action: string, card: CardId | null): string {
  if (card === null) return textOr('', [`action.${action}.hint`]);
  const name = cardName(card);
  return name === abilityName(action, card) ? '' : name;
}

/** Name and small print of an Action in a list: an Item goes by its own name, all else by what is done. */
export function actionWords(action: string, card: CardId | null): { title: string; detail: string } {
  const name = abilityName(action, card);
  if (card !== null && box.value !== null && card in box.value.items)
    return { title: cardName(card), detail: name };
  return { title: name, detail: actionSource(action, card) };
}

/**
 * A mask effect, a reroll, an effect after an attack or at the end of a Round: `<card>:<ability>`, or just its name. What a
 * card or the Mission waits for (`<card>.<trigger>`) goes by that.
 */
export function effectIn(effect: string): Name {
  const [card = '', ability] = effect.split(':');
  if (ability !== undefined) return nameOf(cardIn(card).name, [`ability.${ability}.name`]);
  const [source = ''] = effect.split('.');
  return nameOf(cardIn(source).name, [
    `ability.${source}.name`,
    `action.${source}.name`,
    `term.${source}.name`,
    `source.${source}`,
  ]);
}

export const effectName = (effect: string): string => wordsOf(effectIn(effect));

/** What a mask effect does, in a line; '' where its name says it all. */
export const effectText = (effect: string): string => textOr('', [`ability.${effect}.text`]);
