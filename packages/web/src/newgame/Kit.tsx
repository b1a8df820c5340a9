/** What one Stalker takes along, slot by slot. */

import { backpackOf, startingArmor, teamRefusal } from '@zonecrawl/engine/mission';
import type { Box, CardId, Loadout, Magazine } from '@zonecrawl/engine/model';
import { Face } from '../faces/index.ts';
import { Icon, type IconName } from '../icons/index.ts';
import { t } from '../text/index.ts';
import { Button, IconButton } from '../widgets/index.ts';
import { magazines } from '../words/gear.ts';
import { cardIn, cardName } from '../words/names.ts';
import { rings } from '../words/seats.ts';
import { change, seats, team, terms } from './draft.ts';
import { type Slot, withMagazines, withoutWare } from './wares.ts';

interface KitProps {
  readonly there: Box;
  readonly loadout: Loadout;
  readonly seat: number;
  readonly onShop: (slot: Slot) => void;
}

export function Kit({ there, loadout, seat, onShop }: KitProps) {
  const { stalker, weapon, weaponAttachments = [], armor, armorAttachment, backpack = [] } = loadout;
  const person = seats.value.people[seat] ?? '';
  const slots = there.weapons[weapon ?? '']?.slots.length ?? 0;
  const remove = (slot: Slot, card: CardId) => change(seat, withoutWare(loadout, slot, card));
  const jacket = startingArmor(there);
  return (
    <li class={`new-kit ring-${rings[seat]}`}>
      <h2>
        <Face card={stalker} class="is-scrap new-kit-face" />
        {cardName(stalker)}
        {person === '' ? null : <small> {person}</small>}
      </h2>
      <ul class="new-slots">
        <Filled
          icon="weapon"
          label={t('ui.new.slot.weapon')}
          card={weapon}
          onShop={() => onShop('weapon')}
          onRemove={remove.bind(null, 'weapon')}
        />
        {slots === 0
          ? null
          : weaponAttachments.map((card) => (
              <Filled
                key={card}
                icon="attachment"
                label={t('ui.new.slot.weaponAttachment')}
                card={card}
                onShop={() => onShop('weaponAttachment')}
                onRemove={remove.bind(null, 'weaponAttachment')}
              />
            ))}
        {weaponAttachments.length < slots ? (
          <Filled
            icon="attachment"
            label={t('ui.new.slot.weaponAttachment')}
            card={undefined}
            onShop={() => onShop('weaponAttachment')}
            onRemove={remove.bind(null, 'weaponAttachment')}
          />
        ) : null}
        <Filled
          icon="armor"
          label={t('ui.new.slot.armor')}
          card={armor}
          onShop={() => onShop('armor')}
          onRemove={
            armor === jacket || jacket === undefined
              ? undefined
              : () => change(seat, { ...loadout, armor: jacket })
          }
        />
        <Filled
          icon="attachment"
          label={t('ui.new.slot.armorAttachment')}
          card={armorAttachment}
          onShop={() => onShop('armorAttachment')}
          onRemove={remove.bind(null, 'armorAttachment')}
        />
      </ul>
      <Magazines there={there} loadout={loadout} seat={seat} />
      <div class="new-backpack">
        <h3 class="label">
          {t('ui.new.slot.backpack', { cards: backpack.length, most: backpackOf(there, loadout) })}
        </h3>
        <ul>
          {[...new Set(backpack)].map((card) => (
            <li key={card}>
              <span>
                {cardName(card)}
                {count(backpack, card) > 1 ? <b class="read"> ×{count(backpack, card)}</b> : null}
              </span>
              <IconButton
                icon="close"
                kind="quiet"
                label={t('ui.new.putBack', { card: cardIn(card) })}
                onPress={() => remove('backpack', card)}
              />
            </li>
          ))}
        </ul>
        <Button icon="item" size="small" onPress={() => onShop('backpack')}>
          {t('ui.new.addItem')}
          <span class="unseen"> {cardName(stalker)}</span>
        </Button>
      </div>
    </li>
  );
}

const count = (all: readonly CardId[], card: CardId): number => all.filter((one) => one === card).length;

interface FilledProps {
  readonly icon: IconName;
  readonly label: string;
  readonly card: CardId | undefined;
  readonly onShop: () => void;
  readonly onRemove: ((card: CardId) => void) | undefined;
}

function Filled({ icon, label, card, onShop, onRemove }: FilledProps) {
  return (
    <li class="new-slot">
      <button type="button" class={`new-slot-key${card === undefined ? ' is-empty' : ''}`} onClick={onShop}>
        {card === undefined ? (
          <Icon name={icon} size="1.5rem" />
        ) : (
          <Face card={card} detail="figure" class="is-scrap new-slot-face" />
        )}
        <span>
          <small>{label}</small>
          <strong>{card === undefined ? t('ui.new.slot.empty') : cardName(card)}</strong>
        </span>
      </button>
      {card === undefined || onRemove === undefined ? null : (
        <IconButton
          icon="close"
          kind="quiet"
          label={t('ui.new.putBack', { card: cardIn(card) })}
          onPress={() => onRemove(card)}
        />
      )}
    </li>
  );
}

const magazineIcons = {
  pistol: 'magazinePistol',
  rifle: 'magazineRifle',
  shotgun: 'magazineShotgun',
} as const satisfies Record<Magazine, IconName>;

/** Only for Weapons this Stalker has, and for Magazines it has already. */
function Magazines({ there, loadout, seat }: Omit<KitProps, 'onShop'>) {
  const ammo = there.weapons[loadout.weapon ?? '']?.ammo;
  const shown = magazines.filter((kind) => kind === ammo || (loadout.magazines?.[kind] ?? 0) > 0);
  return (
    <ul class="new-magazines">
      {shown.map((kind) => {
        const has = loadout.magazines?.[kind] ?? 0;
        const more = withMagazines(loadout, kind, has + 1);
        const why = teamRefusal(there, terms.value, team.value.with(seat, more));
        return (
          <li key={kind}>
            <Icon name={magazineIcons[kind]} size="1.5rem" />
            <span>
              {t(`ui.new.magazine.${kind}`)}
              <small>{t('ui.new.each', { coupons: terms.value.magazine })}</small>
            </span>
            <IconButton
              icon="minus"
              label={t('ui.new.magazineLess')}
              disabled={has === 0}
              onPress={() => change(seat, withMagazines(loadout, kind, has - 1))}
            />
            <b class="read">{has}</b>
            <IconButton
              icon="plus"
              label={t('ui.new.magazineMore')}
              disabled={why !== null}
              onPress={() => change(seat, more)}
            />
          </li>
        );
      })}
    </ul>
  );
}
