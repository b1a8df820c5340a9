/** The mark of a stored game that is not what its start and inputs say; the others need none. */
import type { Lineage } from '@zonecrawl/engine/kernel';
import { Icon } from '../icons/index.ts';
import { lineageText } from '../words/lineage.ts';

export function LineageLine({ lineage }: { readonly lineage: Lineage | undefined }) {
  if (lineage === undefined || lineage.is === 'repeats') return null;
  return (
    <p class="save-line">
      <Icon name="log" />
      {lineageText(lineage)}
    </p>
  );
}
