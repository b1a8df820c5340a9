/** What a card is worth beside another of its kind, figure by figure, as printed. */

import type { CampaignView } from '@zonecrawl/engine/campaign';
import type { Box, CardId, Loadout } from '@zonecrawl/engine/model';
import type { IconName } from '../../icons/index.ts';

export interface GearFigure {
  /** Its name is the text `camp.figure.<key>`. */
  readonly key:
    | 'accurate'
    | 'maximum'
    | 'capacity'
    | 'dice'
    | 'defense'
    | 'mapRadiation'
    | 'container'
    | 'baseRadiation';
  readonly icon: IconName;
  readonly value: number;
  /** As the card has it, where that is not the number that counts. */
  readonly printed?: string;
}

export interface Difference extends GearFigure {
  readonly before: number;
}

const CONTAINERS = { basic: 0, improved: 2, advanced: 4 } as const;

/** The figures of which more is better; what a card does in words cannot be counted. */
export function figuresOf(box: Box, card: CardId): readonly GearFigure[] {
  const weapon = box.weapons[card];
  if (weapon !== undefined) {
    const dice = Math.max(0, ...weapon.attacks.map((line) => line.dice));
    const [from, to] = weapon.accurate;
    const printed = from === to ? `${to}` : `${from}–${to}`;
    return [
      // Neither near nor far is better, but the more Ranges the better.
      { key: 'accurate', icon: 'accurate', value: to - from + 1, printed },
      { key: 'maximum', icon: 'range', value: weapon.maximum },
      { key: 'capacity', icon: 'magazineRifle', value: weapon.capacity },
      { key: 'dice', icon: 'success', value: dice },
    ];
  }
  const armor = box.armors[card];
  if (armor !== undefined) {
    return [
      { key: 'defense', icon: 'armor', value: armor.defense },
      { key: 'mapRadiation', icon: 'radiation', value: armor.mapRadiation },
      { key: 'container', icon: 'artifact', value: CONTAINERS[armor.container] },
    ];
  }
  const artifact = box.artifacts[card];
  return artifact === undefined
    ? []
    : [{ key: 'baseRadiation', icon: 'radiation', value: artifact.baseRadiation }];
}

/** Of these figures less is better. */
const burdens: ReadonlySet<string> = new Set(['baseRadiation']);
export const isBetter = ({ key, value, before }: Difference): boolean =>
  burdens.has(key) ? value < before : value > before;

/** Only what differs. */
export function differences(box: Box, card: CardId, than: CardId): readonly Difference[] {
  const old = figuresOf(box, than);
  return figuresOf(box, card).flatMap((figure) => {
    const before = old.find(({ key }) => key === figure.key)?.value;
    return before === undefined || before === figure.value ? [] : [{ ...figure, before }];
  });
}

export type GearKind = 'weapons' | 'armors' | 'attachments' | 'artifacts' | 'items';
export const kinds: readonly GearKind[] = ['weapons', 'armors', 'attachments', 'artifacts', 'items'];
export const kindOf = (box: Box, card: CardId): GearKind =>
  kinds.find((kind) => Object.hasOwn(box[kind], card)) ?? 'items';

export const worthOf = (box: Box, card: CardId): number => box[kindOf(box, card)][card]?.value ?? 0;

const wornBy = ({ weapon, armor }: Loadout): readonly CardId[] =>
  [weapon, armor].filter((card) => card !== undefined);

/** The card to compare with: one that a Stalker wears, else the most valuable of that kind in the Stash. */
export function rivalOf(box: Box, view: CampaignView, card: CardId): CardId | undefined {
  const kind = kindOf(box, card);
  if (kind !== 'weapons' && kind !== 'armors') return undefined;
  const alike = (cards: readonly CardId[]) =>
    cards
      .filter((one) => one !== card && Object.hasOwn(box[kind], one))
      .sort((one, other) => worthOf(box, other) - worthOf(box, one));
  const [worn] = alike(view.exploration.team.flatMap(wornBy));
  return worn ?? alike(view.stash.cards)[0];
}

/** The same card several times is one line with a number. */
export function counted(
  cards: readonly CardId[],
): readonly { readonly card: CardId; readonly count: number }[] {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
