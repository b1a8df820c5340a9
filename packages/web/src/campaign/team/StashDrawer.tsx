/** C1: the Stash: what the group owns and no Stalker carries. */
import { useSignal } from '@preact/signals';
import { Icon } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { magazineIcons, magazines } from '../../words/gear.ts';
import { useCampaign } from '../state/context.ts';
import { counted, type GearKind, kindOf, kinds, worthOf } from '../trade/compare.ts';
import { Filters } from '../trade/Filters.tsx';
import { CardKey } from './CardKey.tsx';
import { dragged, takesCards } from './hand.ts';
import { movesOf } from './slots.ts';

export function StashDrawer() {
  const { box, view, decision } = useCampaign();
  const filter = useSignal<GearKind | 'all'>('all');
  const cards = counted(view.stash.cards)
    .map((one) => ({ ...one, kind: kindOf(box, one.card) }))
    .sort(
      (one, other) =>
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
        worthOf(box, other.card) - worthOf(box, one.card),
    );
  const there = kinds.filter((kind) => cards.some((one) => one.kind === kind));
  const held = dragged.value;
  const goesHome = held !== null && movesOf(decision, held).some(({ to }) => to === null);
  return (
    <section
      class={`camp-stash${goesHome ? ' is-fit' : ''}`}
      aria-label={t('camp.stash')}
      {...takesCards(null)}
    >
      <h2>
        <Icon name="loot" />
        {t('camp.stash')}
        <span class="camp-stash-coupons read">
          <Icon name="coupons" />
          {t('camp.coupons', { coupons: view.stash.coupons })}
        </span>
      </h2>
      {there.length < 2 ? null : (
        <Filters
          there={there}
          filter={filter.value}
          onFilter={(next) => (filter.value = next === 'magazines' ? 'all' : next)}
        />
      )}
      <ul class="camp-stash-cards">
        {cards
          .filter(({ kind }) => filter.value === 'all' || filter.value === kind)
          .map(({ card, count }) => (
            <li key={card}>
              <CardKey held={{ card, from: null }} count={count} />
            </li>
          ))}
      </ul>
      {cards.length === 0 ? <p class="camp-none">{t('camp.stash.empty')}</p> : null}
      <ul class="camp-stash-magazines">
        {magazines.map((magazine) => (
          <li key={magazine}>
            <Icon name={magazineIcons[magazine]} />
            {t(`table.magazine.${magazine}`)} <b class="read">{view.stash.magazines[magazine]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
