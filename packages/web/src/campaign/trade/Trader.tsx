/** C5, C6: a Trader's counter: what is on sale, what it would take, and why some of it cannot be had. */

import { useSignal } from '@preact/signals';
import { type CampaignOption, magazinePrice, onSale } from '@zonecrawl/engine/campaign';
import type { Magazine } from '@zonecrawl/engine/model';
import { Face } from '../../faces/index.ts';
import { Icon } from '../../icons/index.ts';
import { type Name, t } from '../../text/index.ts';
import { Button, Switch, Tabs } from '../../widgets/index.ts';
import { magazineIcons, magazines } from '../../words/gear.ts';
import { cardIn, cardName } from '../../words/names.ts';
import { Sides } from '../contacts/ContactSides.tsx';
import { MET } from '../contacts/Talk.tsx';
import { WhyNot } from '../parts/WhyNot.tsx';
import { useCampaign } from '../state/context.ts';
import { indexOf, optionsOf } from '../state/store.ts';
import { counted, kindOf, kinds, rivalOf } from './compare.ts';
import { type Filter, Filters } from './Filters.tsx';
import { Ware } from './Ware.tsx';

export function Trader() {
  const { box, decision } = useCampaign();
  const side = useSignal<'buy' | 'sell'>('buy');
  const card = box.contacts?.[decision.about.contact ?? ''];
  if (card?.kind !== 'trader') return null;
  return (
    <div class="camp-trader">
      <h2 id={MET} tabIndex={-1}>
        <Face card={card.id} class="is-scrap camp-trader-face" />
        {cardName(card.id)}
      </h2>
      <details class="camp-terms">
        <summary>{t('camp.trade.terms')}</summary>
        <Sides card={card} />
      </details>
      <Tabs
        label={t('camp.trade.sides')}
        chosen={side.value}
        onChoose={(chosen) => (side.value = chosen === 'sell' ? 'sell' : 'buy')}
        tabs={[
          { id: 'buy', title: t('camp.trade.buy'), icon: 'loot' },
          { id: 'sell', title: t('camp.trade.sell'), icon: 'coupons' },
        ]}
      >
        {side.value === 'buy' ? <Buying /> : <Selling />}
      </Tabs>
    </div>
  );
}

function Buying() {
  const { box, view, decision } = useCampaign();
  const filter = useSignal<Filter>('all');
  const onlyOpen = useSignal(false);
  const card = box.contacts?.[decision.about.contact ?? ''];
  if (card === undefined) return null;
  const wares = onSale(box, card)
    .map(({ card: ware, price }) => ({
      kind: kindOf(box, ware),
      option: { is: 'buy', card: ware, price } as const,
    }))
    .sort(
      (one, other) =>
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.option.price - other.option.price,
    );
  const price = magazinePrice(card);
  const there: readonly Filter[] = [
    ...kinds.filter((kind) => wares.some((ware) => ware.kind === kind)),
    ...(price === null ? [] : (['magazines'] as const)),
  ];
  const shows = (kind: Filter, option: CampaignOption) =>
    (filter.value === 'all' || filter.value === kind) &&
    (!onlyOpen.value || indexOf(decision.options, option) >= 0);
  const shownMagazines = magazines
    .map((magazine) => ({ is: 'buyMagazine', magazine, price: price ?? 0 }) as const)
    .filter((option) => price !== null && shows('magazines', option));
  const shown = wares.filter(({ kind, option }) => shows(kind, option));
  return (
    <>
      <Filters there={there} filter={filter.value} onFilter={(next) => (filter.value = next)} />
      <Switch label={t('camp.trade.onlyOpen')} on={onlyOpen.value} onChange={(on) => (onlyOpen.value = on)} />
      <ul class="camp-wares">
        {shown.map(({ option }) => {
          const offered = indexOf(decision.options, option) >= 0;
          return (
            <Ware
              key={option.card}
              card={option.card}
              than={rivalOf(box, view, option.card)}
              dimmed={!offered}
            >
              <Bargain option={option} name={cardIn(option.card)} />
            </Ware>
          );
        })}
        {shownMagazines.map((option) => (
          <MagazineLine key={option.magazine} option={option} has={view.stash.magazines[option.magazine]} />
        ))}
      </ul>
      {shown.length + shownMagazines.length === 0 ? <p class="camp-none">{t('camp.trade.nothing')}</p> : null}
    </>
  );
}

function Selling() {
  const { view, decision } = useCampaign();
  const owned = counted(view.stash.cards);
  const offers = new Map(optionsOf(decision.options, 'sell').map((option) => [option.card, option]));
  const magazineOffers = optionsOf(decision.options, 'sellMagazine');
  const open = owned.filter(({ card }) => offers.has(card));
  const closed = owned.filter(({ card }) => !offers.has(card));
  if (owned.length === 0 && magazineOffers.length === 0)
    return <p class="camp-none">{t('camp.trade.empty')}</p>;
  return (
    <ul class="camp-wares">
      {[...open, ...closed].map(({ card, count }) => {
        const option = offers.get(card) ?? ({ is: 'sell', card, price: 0 } as const);
        return (
          <Ware key={card} card={card} count={count} dimmed={!offers.has(card)}>
            <Bargain option={option} name={cardIn(card)} />
          </Ware>
        );
      })}
      {magazineOffers.map((option) => (
        <MagazineLine key={option.magazine} option={option} has={view.stash.magazines[option.magazine]} />
      ))}
    </ul>
  );
}

type Deal = Extract<CampaignOption, { readonly is: 'buy' | 'sell' | 'buyMagazine' | 'sellMagazine' }>;

/** The price as a key; or why not. */
function Bargain({ option, name }: { readonly option: Deal; readonly name: Name }) {
  const { campaign, decision } = useCampaign();
  const offered = indexOf(decision.options, option) >= 0;
  const isSale = option.is === 'sell' || option.is === 'sellMagazine';
  return (
    <>
      {isSale && !offered ? null : (
        <Button
          size="small"
          icon="coupons"
          disabled={!offered || campaign.busy.value}
          onPress={() => void campaign.answer(option)}
        >
          <span class="unseen">{t(isSale ? 'camp.trade.sellIt' : 'camp.trade.buyIt', { thing: name })} </span>
          <span class="read">{option.price}</span>
        </Button>
      )}
      {offered ? null : <WhyNot option={option} />}
    </>
  );
}

function MagazineLine({
  option,
  has,
}: {
  readonly option: Extract<Deal, { readonly magazine: Magazine }>;
  readonly has: number;
}) {
  const { decision } = useCampaign();
  const name = t(`table.magazine.${option.magazine}`);
  return (
    <li class={`camp-ware${indexOf(decision.options, option) >= 0 ? '' : ' is-dimmed'}`}>
      <div class="camp-ware-row">
        <span class="camp-ware-name">
          <Icon name={magazineIcons[option.magazine]} size="1.5rem" />
          <span>
            <strong>{name}</strong>
            <small>{t('camp.trade.has', { count: has })}</small>
          </span>
        </span>
        <div class="camp-ware-deal">
          <Bargain option={option} name={{ name: `table.magazine.${option.magazine}` }} />
        </div>
      </div>
    </li>
  );
}
