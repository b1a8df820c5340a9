/** What a Stalker carries: slots, Backpack and Pockets. */

import type { CardId, OwnedCard, StalkerState } from '@zonecrawl/engine/model';
import type { StalkerFigures } from '@zonecrawl/engine/view';
import type { ComponentChildren } from 'preact';
import { ammoIcons } from '../../cards/CardFace.tsx';
import { Face } from '../../faces/index.ts';
import { box } from '../../game/cards.ts';
import { Icon, type IconName } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { Meter } from '../../widgets/index.ts';
import { magazineIcons, magazines } from '../../words/gear.ts';
import { cardName, findingName } from '../../words/names.ts';

interface EquipmentProps {
  readonly stalker: StalkerState;
  readonly figures: StalkerFigures;
  readonly onLook: (card: CardId) => void;
}

export function Equipment({ stalker, figures, onLook }: EquipmentProps) {
  const { weapon, armor } = stalker;
  const weaponCard = weapon === null ? undefined : box.value?.weapons[weapon.card];
  return (
    <div class="t-gear">
      <Slot icon="weapon" label={t('term.weapon.name')} owned={weapon} onLook={onLook}>
        {weapon === null || weaponCard === undefined || figures.weapon === null ? null : (
          <>
            <Meter
              label={t(`table.card.${weaponCard.ammo}`)}
              icon={ammoIcons[weaponCard.ammo]}
              value={weapon.ammo}
              max={figures.weapon.capacity}
              tone="amber"
              text={t('table.ammoOf', { ammo: weapon.ammo, max: figures.weapon.capacity })}
            />
            <p class="t-slot-line">
              {t('table.weaponReach', {
                accurate:
                  figures.weapon.accurate[0] === figures.weapon.accurate[1]
                    ? figures.weapon.accurate[1]
                    : `${figures.weapon.accurate[0]}–${figures.weapon.accurate[1]}`,
                maximum: figures.weapon.maximum,
              })}
            </p>
          </>
        )}
        <Small cards={stalker.weaponAttachments} onLook={onLook} />
      </Slot>
      <Slot icon="armor" label={t('term.armor.name')} owned={armor} onLook={onLook}>
        <p class="t-slot-line">
          {t('table.armorFigures', {
            dice: figures.defense.dice,
            bonus: figures.defense.bonus,
            radiation: Math.abs(figures.mapRadiation),
          })}
        </p>
        <Small cards={stalker.armorAttachment === null ? [] : [stalker.armorAttachment]} onLook={onLook} />
      </Slot>
      <Pile
        icon="artifact"
        label={t('table.artifacts')}
        count={`${stalker.artifacts.length}/3`}
        cards={stalker.artifacts}
        onLook={onLook}
      />
      <Pile
        icon="item"
        label={t('term.backpack.name')}
        count={`${stalker.backpack.length}/${figures.backpackLimit}`}
        cards={stalker.backpack}
        onLook={onLook}
      />
    </div>
  );
}

interface SlotProps {
  readonly icon: IconName;
  readonly label: string;
  readonly owned: OwnedCard | null;
  readonly onLook: (card: CardId) => void;
  readonly children: ComponentChildren;
}

function Slot({ icon, label, owned, onLook, children }: SlotProps) {
  return (
    <section class="t-slot">
      <h3 class="label">
        <Icon name={icon} />
        {label}
      </h3>
      {owned === null ? (
        <p class="t-none">{t('table.none')}</p>
      ) : (
        <>
          <button type="button" class="t-slot-card" onClick={() => onLook(owned.card)}>
            <Face card={owned.card} detail="figure" class="is-scrap t-slot-face" />
            {cardName(owned.card)}
          </button>
          {children}
        </>
      )}
    </section>
  );
}

interface CardsProps {
  readonly cards: readonly OwnedCard[];
  readonly onLook: (card: CardId) => void;
}

function Small({ cards, onLook }: CardsProps) {
  return cards.length === 0 ? null : (
    <ul class="t-small-cards">
      {cards.map(({ id, card }) => (
        <li key={id}>
          <button type="button" class="t-small-card" onClick={() => onLook(card)}>
            <Face card={card} detail="figure" class="is-scrap t-small-face" />
            <span>{cardName(card)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Pile({
  icon,
  label,
  count,
  cards,
  onLook,
}: CardsProps & { readonly icon: IconName; readonly label: string; readonly count: string }) {
  return (
    <section class="t-slot">
      <h3 class="label">
        <Icon name={icon} />
        {label}
        <span class="read">{count}</span>
      </h3>
      <Small cards={cards} onLook={onLook} />
    </section>
  );
}

export function Pockets({ stalker }: { readonly stalker: StalkerState }) {
  return (
    <section class="t-slot">
      <h3 class="label">
        <Icon name="item" />
        {t('term.pockets.name')}
      </h3>
      <ul class="t-pockets">
        <li>
          <Icon name="bolt" size="1.4rem" />
          <span>{t('table.bolts', { bolts: stalker.bolts })}</span>
        </li>
        {magazines
          .filter((magazine) => stalker.magazines[magazine] > 0)
          .map((magazine) => (
            <li key={magazine}>
              <Icon name={magazineIcons[magazine]} size="1.4rem" />
              <span>
                {t(`table.magazine.${magazine}`)} <b class="read">×{stalker.magazines[magazine]}</b>
              </span>
            </li>
          ))}
        {[...new Set(stalker.findings)].map((finding) => (
          <li key={finding}>
            <Icon name="objective" size="1.4rem" />
            <span>{findingName(finding)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
