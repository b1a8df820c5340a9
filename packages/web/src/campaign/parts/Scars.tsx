/** C9: what death has left on a Stalker, and what it does. */
import type { CardId } from '@zonecrawl/engine/model';
import { t } from '../../text/index.ts';
import { useCampaign } from '../state/context.ts';

export function Scars({ stalker }: { readonly stalker: CardId }) {
  const { view } = useCampaign();
  const scars = view.scars?.[stalker] ?? [];
  return scars.length === 0 ? null : (
    <ul class="camp-scars">
      {scars.map((scar) => (
        <li key={scar}>
          <strong>{t(`scar.${scar}.name`)}</strong> {t(`scar.${scar}.text`)}
        </li>
      ))}
    </ul>
  );
}
