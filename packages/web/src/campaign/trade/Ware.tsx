/** A card as a line in a list: name, kind, figures beside what the group has; its face unfolds below. */
import { useSignal } from '@preact/signals';
import type { CardId } from '@zonecrawl/engine/model';
import type { ComponentChildren } from 'preact';
import { CardFace } from '../../cards/CardFace.tsx';
import { Icon, type IconName } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { cardName } from '../../words/names.ts';
import { useCampaign } from '../state/context.ts';
import { differences, type GearKind, isBetter, kindOf } from './compare.ts';

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
  const { box } = useCampaign();
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
          <Icon name={kindIcons[kindOf(box, card)]} size="1.5rem" />
          <span>
            <strong>
              {cardName(card)}
              {count > 1 ? <b class="read"> ×{count}</b> : null}
            </strong>
            {than === undefined ? null : <Differences card={card} than={than} />}
          </span>
        </button>
        <div class="camp-ware-deal">{children}</div>
      </div>
      {open.value ? <CardFace card={card} /> : null}
    </li>
  );
}

/** Better or worse, figure by figure, by sign and word. */
export function Differences({ card, than }: { readonly card: CardId; readonly than: CardId }) {
  const { box } = useCampaign();
  const all = differences(box, card, than);
  return (
    <small class="camp-differences">
      {all.length === 0
        ? t('camp.compare.same', { name: cardName(than) })
        : all.map((one) => {
            const by = one.value - one.before;
            return (
              <span key={one.key} class={isBetter(one) ? 'is-better' : 'is-worse'}>
                <Icon name={one.icon} />
                {t('camp.compare.by', {
                  figure: t(`camp.figure.${one.key}`),
                  by: by > 0 ? `+${by}` : `−${Math.abs(by)}`,
                })}
              </span>
            );
          })}
      {all.length === 0 ? null : (
        <span class="camp-differences-than">{t('camp.compare.than', { name: cardName(than) })}</span>
      )}
    </small>
  );
}
