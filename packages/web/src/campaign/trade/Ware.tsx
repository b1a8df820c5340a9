/** A card as a line in a list: name, kind, figures beside what the group has; its face unfolds below. */
import { useSignal } from '@preact/signals';
import type { CardId } from '@zonecrawl/engine/model';
import type { ComponentChildren } from 'preact';
import { CardFace } from '../../cards/CardFace.tsx';
import { Face } from '../../faces/index.ts';
import { Icon, type IconName } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { cardIn, cardName } from '../../words/names.ts';
import { useCampaign } from '../state/context.ts';
import { differences, figuresOf, type GearKind, isBetter } from './compare.ts';

export const kindIcons: Readonly<Record<GearKind, IconName>> = {
  weapons: 'weapon',
  armors: 'armor',
  attachments: 'attachment',
  artifacts: 'artifact',
  items: 'item',
};

export interface WareProps {
  readonly card: CardId;
  readonly count?: number;
  /** The card it is compared with. */
  readonly than?: CardId | undefined;
  /** What can be done with it. */
  readonly children?: ComponentChildren;
  readonly dimmed?: boolean;
}

export function Ware({ card, count = 1, than, children, dimmed = false }: WareProps) {
  const open = useSignal(false);
  return (
    <li class={`camp-ware${dimmed ? ' is-dimmed' : ''}`}>
      <div class="camp-ware-row">
        <button
          type="button"
          class="camp-ware-name"
          aria-expanded={open.value}
          onClick={() => (open.value = !open.value)}
        >
          <Face card={card} detail="figure" class="is-scrap camp-ware-face" />
          <span>
            <strong>
              {cardName(card)}
              {count > 1 ? <b class="read"> ×{count}</b> : null}
            </strong>
            <Figures card={card} />
            {than === undefined ? null : <Differences card={card} than={than} />}
          </span>
        </button>
        <div class="camp-ware-deal">{children}</div>
      </div>
      {open.value ? <CardFace card={card} /> : null}
    </li>
  );
}

/** What is printed on it, so that cards can be told apart without unfolding them. */
function Figures({ card }: { readonly card: CardId }) {
  const { box } = useCampaign();
  const figures = figuresOf(box, card);
  return figures.length === 0 ? null : (
    <small class="camp-figures read">
      {figures.map(({ key, icon, value, printed }) => (
        <span key={key} title={t(`camp.figure.${key}`)}>
          <Icon name={icon} title={t(`camp.figure.${key}`)} />
          {printed ?? value}
        </span>
      ))}
    </small>
  );
}

/** Better or worse, figure by figure, by sign and word. */
export function Differences({ card, than }: { readonly card: CardId; readonly than: CardId }) {
  const { box } = useCampaign();
  const all = differences(box, card, than);
  return (
    <small class="camp-differences">
      {all.length === 0
        ? t('camp.compare.same', { card: cardIn(than) })
        : all.map((one) => {
            const by = one.value - one.before;
            return (
              <span key={one.key} class={isBetter(one) ? 'is-better' : 'is-worse'}>
                <Icon name={one.icon} />
                {t('camp.compare.by', {
                  figure: { name: `camp.figure.${one.key}` },
                  by,
                })}
              </span>
            );
          })}
      {all.length === 0 ? null : (
        <span class="camp-differences-than">{t('camp.compare.than', { card: cardIn(than) })}</span>
      )}
    </small>
  );
}
