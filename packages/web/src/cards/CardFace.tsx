/** A card of any deck, laid out like a card: figures from the box, texts from the locales. */
import type { Ammo, AttackLine, Box, CardId, OwnedCard, WeaponCard } from '@zonecrawl/engine/model';
import type { ComponentChildren } from 'preact';
import { Face } from '../faces/index.ts';
import { box, deckNameOf } from '../game/cards.ts';
import type { IconName } from '../icons/index.ts';
import { notesOf, t, textOr } from '../text/index.ts';
import { Card, type CardFigure, type CardKind, CardLine } from '../widgets/index.ts';
import { cardName } from '../words/names.ts';
import { ActivationFace } from './ActivationFace.tsx';
import { CardText, Flavour } from './CardText.tsx';
import { EnemyFace } from './EnemyFace.tsx';

export interface CardFaceProps {
  readonly card: CardId;
  /** The owned copy, with its ammo. */
  readonly owned?: OwnedCard | undefined;
  readonly capacity?: number | undefined;
}

export function CardFace({ card, owned, capacity }: CardFaceProps) {
  const there = box.value;
  const deck = deckNameOf(card);
  if (there === null) return null;
  switch (deck) {
    case 'enemies':
      return <EnemyFace card={card} />;
    case 'lowActivations':
    case 'highActivations':
      return <ActivationFace card={card} />;
    default: {
      const printed = faceOf(there, card, owned, capacity);
      return (
        <Card
          kind={printed.kind}
          kindName={printed.kindName}
          title={cardName(card)}
          corner={printed.corner}
          picture={<Face card={card} />}
          figures={printed.figures}
          footer={<Flavour card={card} />}
        >
          {printed.lines}
          <CardText card={card} />
        </Card>
      );
    }
  }
}

interface Printed {
  readonly kind: CardKind;
  readonly kindName: string;
  readonly corner?: string;
  readonly figures: readonly CardFigure[];
  readonly lines?: ComponentChildren;
}

/** Figures on a card, by the keys `table.card.*`. */
type FigureLabel =
  | 'accurate'
  | 'maximum'
  | 'defense'
  | 'mapRadiation'
  | 'container'
  | 'baseRadiation'
  | 'hp'
  | 'shooting'
  | 'slot'
  | Ammo;

function faceOf(there: Box, id: CardId, owned: OwnedCard | undefined, capacity: number | undefined): Printed {
  const worth = (value: number | null): string =>
    value === null ? '–' : t('table.card.worth', { coupons: value });
  const figure = (icon: IconName, label: FigureLabel, value: string | number): CardFigure => ({
    icon,
    label: t(`table.card.${label}`),
    value: String(value),
  });
  const weapon = there.weapons[id];
  if (weapon !== undefined) {
    const [from, to] = weapon.accurate;
    const most = capacity ?? weapon.capacity;
    return {
      kind: 'weapon',
      kindName: t('table.card.weapon', { tier: weapon.tier }),
      corner: worth(weapon.value),
      figures: [
        figure('accurate', 'accurate', from === to ? to : `${from}–${to}`),
        figure('range', 'maximum', weapon.maximum),
        figure(ammoIcons[weapon.ammo], weapon.ammo, owned === undefined ? most : `${owned.ammo}/${most}`),
      ],
      lines: <WeaponLines weapon={weapon} />,
    };
  }
  const armor = there.armors[id];
  if (armor !== undefined) {
    return {
      kind: 'armor',
      kindName: t('table.card.armor', { tier: armor.tier }),
      corner: worth(armor.value),
      figures: [
        figure('armor', 'defense', armor.defense),
        figure('radiation', 'mapRadiation', armor.mapRadiation === 0 ? '0' : `−${armor.mapRadiation}`),
        figure('artifact', 'container', t(`table.card.container.${armor.container}`)),
      ],
    };
  }
  const attachment = there.attachments[id];
  if (attachment !== undefined) {
    return {
      kind: 'attachment',
      kindName: t('table.card.attachment', { tier: attachment.tier }),
      corner: worth(attachment.value),
      figures: [figure(slotIcons[attachment.slot], 'slot', t(`table.card.slot.${attachment.slot}`))],
    };
  }
  const artifact = there.artifacts[id];
  if (artifact !== undefined) {
    return {
      kind: 'artifact',
      kindName: t(`table.anomalyType.${artifact.type}`),
      corner: worth(artifact.value),
      figures: [figure('radiation', 'baseRadiation', artifact.baseRadiation)],
    };
  }
  const item = there.items[id];
  if (item !== undefined) {
    const types = item.types.map((type) => t(`table.itemType.${type}`));
    return { kind: 'item', kindName: notesOf(types), corner: worth(item.value), figures: [] };
  }
  const stalker = there.stalkers[id];
  if (stalker !== undefined) {
    return {
      kind: 'stalker',
      kindName: t('term.stalker.name'),
      figures: [
        figure('health', 'hp', stalker.hp),
        figure('success', 'shooting', [0, 2, 4].map((range) => stalker.shooting(range)).join('/')),
      ],
    };
  }
  const anomaly = there.anomalies[id];
  if (anomaly !== undefined)
    return { kind: 'artifact', kindName: t(`table.anomalyType.${anomaly.type}`), figures: [] };
  return { kind: 'event', kindName: t('term.event.name'), figures: [] };
}

export const ammoIcons = {
  pistol: 'ammoPistol',
  rifle: 'ammoRifle',
  shotgun: 'ammoShotgun',
  special: 'ammoSpecial',
} as const;

const slotIcons = {
  optic: 'slotOptic',
  barrel: 'slotBarrel',
  underbarrel: 'slotUnderbarrel',
  armor: 'slotArmor',
} as const;

function WeaponLines({ weapon }: { readonly weapon: WeaponCard }) {
  return (
    <>
      {weapon.attacks.map((line) => (
        <CardLine
          key={line.id}
          cost={line.cost}
          costName={t(line.cost === 'free' ? 'term.freeAction.name' : 'term.standardAction.name')}
          title={textOr(line.id, [`attack.${line.id}.name`])}
        >
          {lineText(line)}
        </CardLine>
      ))}
    </>
  );
}

/** What a line of a Weapon says in figures. */
export function lineText(line: AttackLine): string {
  return notesOf([
    line.ammo === 'X' ? t('table.line.ammoX') : t('table.line.ammo', { ammo: line.ammo }),
    line.ammo === 'X'
      ? t('table.line.diceX', { dice: line.dice })
      : t('table.line.dice', { dice: line.dice }),
    line.successes === undefined ? '' : t('table.line.successes', { successes: line.successes }),
    line.masks === undefined ? '' : t('table.line.masks', { masks: line.masks }),
    line.pickBodyPart === true || line.type === 'singleShot' ? t('table.line.part') : '',
    line.type === 'burst' || line.type === 'fullAuto' ? t('table.line.spread') : '',
    line.minimumRange === undefined ? '' : t('table.line.minimum', { range: line.minimumRange }),
    line.oncePerTurn === true ? t('table.line.once') : '',
    t(`table.line.attention.${line.attention}`),
  ]);
}
