/** Shows one kind of goods, or all. */
import { Icon } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import type { GearKind } from './compare.ts';
import { kindIcons } from './Ware.tsx';

export type Filter = GearKind | 'magazines' | 'all';

export function Filters({
  there,
  filter,
  onFilter,
}: {
  readonly there: readonly Filter[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}) {
  return (
    <div class="camp-filters" role="group" aria-label={t('camp.filter')}>
      {(['all', ...there] as const).map((kind) => (
        <button key={kind} type="button" aria-pressed={kind === filter} onClick={() => onFilter(kind)}>
          {kind === 'all' ? null : <Icon name={kind === 'magazines' ? 'magazineRifle' : kindIcons[kind]} />}
          {t(`camp.filter.${kind}`)}
        </button>
      ))}
    </div>
  );
}
