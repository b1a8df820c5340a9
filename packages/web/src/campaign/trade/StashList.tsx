/** C1: all the group owns, to be read at any time. */
import { Icon } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { magazineIcons, magazines } from '../../words/gear.ts';
import { useCampaign } from '../state/context.ts';
import { counted, kindOf, kinds, worthOf } from './compare.ts';
import { Ware } from './Ware.tsx';

export function StashList() {
  const { box, view } = useCampaign();
  const { coupons, cards, magazines: kept } = view.stash;
  const all = counted(cards).toSorted(
    (one, other) =>
      kinds.indexOf(kindOf(box, one.card)) - kinds.indexOf(kindOf(box, other.card)) ||
      worthOf(box, other.card) - worthOf(box, one.card),
  );
  return (
    <>
      <p class="camp-purse">
        <Icon name="coupons" size="1.6rem" />
        <strong class="read">{coupons}</strong>
        <span>{t('camp.trade.left')}</span>
      </p>
      <ul class="camp-wares">
        {all.map(({ card, count }) => (
          <Ware key={card} card={card} count={count} />
        ))}
      </ul>
      <ul class="camp-stash-magazines">
        {magazines.map((magazine) => (
          <li key={magazine}>
            <Icon name={magazineIcons[magazine]} />
            {t(`table.magazine.${magazine}`)} <b class="read">{kept[magazine]}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
