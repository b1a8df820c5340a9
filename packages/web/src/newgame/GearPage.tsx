/** Equipment for the whole team from one budget: a default loadout in one tap, or card by card. */

import { useSignal } from '@preact/signals';
import type { Box } from '@zonecrawl/engine/model';
import type { ComponentChildren } from 'preact';
import { box } from '../game/cards.ts';
import { Icon } from '../icons/index.ts';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { refusalText } from '../words/reasons.ts';
import { rings } from '../words/seats.ts';
import { cost, equipAll, refusal, team, terms } from './draft.ts';
import { Kit } from './Kit.tsx';
import { Shop } from './Shop.tsx';
import { Terms } from './Terms.tsx';
import type { Slot } from './wares.ts';

export interface Shopping {
  readonly seat: number;
  readonly slot: Slot;
}

/** `more`: house rules and the like, below. */
export function GearPage({ more = <Terms /> }: { readonly more?: ComponentChildren }) {
  const there = box.value;
  const shopping = useSignal<Shopping | null>(null);
  if (there === null) return null;
  return (
    <div class="new-gear">
      <Purse there={there} />
      <ol class="new-kits">
        {team.value.map((loadout, seat) => (
          <Kit
            key={rings[seat]}
            there={there}
            loadout={loadout}
            seat={seat}
            onShop={(slot) => {
              shopping.value = { seat, slot };
            }}
          />
        ))}
      </ol>
      {more}
      {shopping.value === null ? null : (
        <Shop
          there={there}
          {...shopping.value}
          onClose={() => {
            shopping.value = null;
          }}
        />
      )}
    </div>
  );
}

/** What is left, always in sight while shopping. */
function Purse({ there }: { readonly there: Box }) {
  const left = terms.value.coupons - cost.value;
  const why = refusal.value;
  return (
    <div class={`new-purse${left < 0 ? ' is-over' : ''}`}>
      <p class="new-purse-sum" role="status">
        <Icon name="coupons" size="1.6rem" />
        <strong class="read">{left}</strong>
        <span>{t('ui.new.couponsLeft', { coupons: terms.value.coupons })}</span>
      </p>
      <Button icon="check" onPress={() => equipAll(there)}>
        {t('ui.new.equipAll')}
      </Button>
      {why === null ? null : (
        <p class="app-warning" role="alert">
          {refusalText(why)}
        </p>
      )}
    </div>
  );
}
