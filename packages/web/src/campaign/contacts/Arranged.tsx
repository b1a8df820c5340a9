/** What has been agreed on for the Mission. */
import { Icon } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { cardIn } from '../../words/names.ts';
import { serviceIn } from '../parts/words.ts';
import { useCampaign } from '../state/context.ts';

export function Arranged() {
  const { view } = useCampaign();
  const { companion, contract, services } = view.exploration;
  const lines = [
    ...(companion === null
      ? []
      : [{ icon: 'people', text: t('camp.arranged.companion', { card: cardIn(companion) }) } as const]),
    ...(contract === null
      ? []
      : [{ icon: 'rules', text: t('camp.arranged.contract', { card: cardIn(contract) }) } as const]),
    ...services.map(
      ({ contact, service }) =>
        ({
          icon: 'stalker',
          text: t('camp.arranged.service', {
            contact: cardIn(contact),
            service: serviceIn(contact, service),
          }),
        }) as const,
    ),
  ];
  return lines.length === 0 ? null : (
    <ul class="camp-arranged" aria-label={t('camp.arranged')}>
      {lines.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
