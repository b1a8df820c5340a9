/** C5: whom to turn to before the Mission: up to three, each readable before anything is decided. */

import { useSignal } from '@preact/signals';
import type { CardId, ContactCard } from '@zonecrawl/engine/model';
import { Face } from '../../faces/index.ts';
import { Icon, type IconName } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { Button, Sheet } from '../../widgets/index.ts';
import { cardIn, cardName } from '../../words/names.ts';
import { Navigation } from '../map/Navigation.tsx';
import { WhyNot } from '../parts/WhyNot.tsx';
import { useCampaign } from '../state/context.ts';
import { indexOf, optionsOf } from '../state/store.ts';
import { Arranged } from './Arranged.tsx';
import { Sides } from './ContactSides.tsx';

const MOST = 3;
const contactIcons: Readonly<Record<ContactCard['kind'], IconName>> = {
  trader: 'coupons',
  loner: 'stalker',
  companion: 'people',
  contract: 'rules',
};

/** The id of the key that leads to a Contact. */
export const keyOf = (contact: CardId): string => `contact-${contact}`;

export function Contacts() {
  const { view, decision } = useCampaign();
  const onMap = useSignal(false);
  const { used } = view.exploration;
  const visits = optionsOf(decision.options, 'visit').length;
  return (
    <>
      <div class="camp-used">
        <p role="status">{t('camp.contacts.used', { used: used.length, most: MOST })}</p>
        <span class="camp-used-dots" aria-hidden="true">
          {Array.from({ length: MOST }, (_, index) => (
            <i key={index} class={index < used.length ? 'is-used' : ''} />
          ))}
        </span>
        {visits === 0 ? null : (
          <Button icon="map" onPress={() => (onMap.value = true)}>
            {t('camp.contacts.toMap', { visits })}
          </Button>
        )}
      </div>
      <Arranged />
      <ul class="camp-contacts">
        {view.contacts.map((contact) => (
          <Contact key={contact} contact={contact} />
        ))}
      </ul>
      <Sheet
        open={onMap.value && visits > 0}
        title={t('camp.step.navigate')}
        closeLabel={t('ui.button.close')}
        onClose={() => (onMap.value = false)}
      >
        {onMap.value ? <Navigation /> : null}
      </Sheet>
    </>
  );
}

function Contact({ contact }: { readonly contact: CardId }) {
  const { box, campaign, view, decision } = useCampaign();
  const card = box.contacts?.[contact];
  if (card === undefined) return null;
  const option = { is: 'contact', contact } as const;
  const offered = indexOf(decision.options, option) >= 0;
  const isUsed = view.exploration.used.includes(contact);
  return (
    <li class={`camp-contact is-${card.kind}${offered ? '' : ' is-closed'}`}>
      <header>
        <Face card={contact} class="is-scrap camp-contact-face" />
        <div>
          <p class="label">
            {t(`camp.contact.${card.kind}`)} · <span class="read">{card.number}</span>
          </p>
          <h2>{cardName(contact)}</h2>
        </div>
        {isUsed ? (
          <span class="camp-badge">
            <Icon name="check" />
            {t('camp.contacts.isUsed')}
          </span>
        ) : null}
      </header>
      <Sides card={card} />
      {offered ? (
        <Button
          id={keyOf(contact)}
          wide
          icon={contactIcons[card.kind]}
          disabled={campaign.busy.value}
          onPress={() => void campaign.answer(option)}
        >
          {t(`camp.contact.${card.kind}.open`, { contact: cardIn(contact) })}
        </Button>
      ) : (
        <WhyNot option={option} />
      )}
    </li>
  );
}
