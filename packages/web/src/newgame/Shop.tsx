/** What may be bought for a slot: the cards, their price, and why some cannot be had. */

import { startingArmor, teamRefusal } from '@zonecrawl/engine/mission';
import type { Box, CardId } from '@zonecrawl/engine/model';
import { CardFace } from '../cards/CardFace.tsx';
import { Icon } from '../icons/index.ts';
import { t } from '../text/index.ts';
import { Button, Sheet } from '../widgets/index.ts';
import { cardIn } from '../words/names.ts';
import { refusalText } from '../words/reasons.ts';
import { change, cost, team, terms } from './draft.ts';
import { type Slot, waresFor, withWare } from './wares.ts';

export interface ShopProps {
  readonly there: Box;
  readonly seat: number;
  readonly slot: Slot;
  readonly onClose: () => void;
}

export function Shop({ there, seat, slot, onClose }: ShopProps) {
  const loadout = team.value[seat];
  if (loadout === undefined) return null;
  return (
    <Sheet
      open
      title={t(`ui.new.shop.${slot}`, { stalker: cardIn(loadout.stalker) })}
      closeLabel={t('ui.button.close')}
      onClose={onClose}
    >
      <p class="new-purse-sum" role="status">
        <Icon name="coupons" size="1.6rem" />
        <strong class="read">{terms.value.coupons - cost.value}</strong>
        <span>{t('ui.new.couponsLeft', { coupons: terms.value.coupons })}</span>
      </p>
      <ul class="new-cards">
        {waresFor(there, slot).map((card) => (
          <Ware key={card} there={there} seat={seat} slot={slot} card={card} onBought={onClose} />
        ))}
      </ul>
    </Sheet>
  );
}

function Ware({
  there,
  seat,
  slot,
  card,
  onBought,
}: {
  readonly there: Box;
  readonly seat: number;
  readonly slot: Slot;
  readonly card: CardId;
  readonly onBought: () => void;
}) {
  const loadout = team.value[seat];
  if (loadout === undefined) return null;
  const next = withWare(loadout, slot, card);
  const why = teamRefusal(there, terms.value, team.value.with(seat, next));
  const has = loadout[slot === 'weapon' ? 'weapon' : slot === 'armor' ? 'armor' : 'armorAttachment'] === card;
  const free = slot === 'armor' && card === startingArmor(there);
  return (
    <li>
      <CardFace card={card} />
      {why === null || has ? (
        <Button
          wide
          icon={has ? 'check' : 'coupons'}
          kind={has ? 'primary' : 'plain'}
          onPress={() => {
            if (!has) change(seat, next);
            // Of Items one may want more.
            if (slot !== 'backpack') onBought();
          }}
        >
          {has ? t('ui.new.has') : t(free ? 'ui.new.takeFree' : 'ui.new.buy', { card: cardIn(card) })}
        </Button>
      ) : (
        <p class="new-why">
          <Icon name="close" />
          {refusalText(why)}
        </p>
      )}
    </li>
  );
}
