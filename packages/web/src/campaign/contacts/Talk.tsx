/** At a Loner's, with a Companion, over a Contract; and the gift some Traders begin with. */
import { CardFace } from '../../cards/CardFace.tsx';
import { Face } from '../../faces/index.ts';
import { t } from '../../text/index.ts';
import { Button } from '../../widgets/index.ts';
import { cardIn, cardName } from '../../words/names.ts';
import { Price } from '../parts/Price.tsx';
import { WhyNot } from '../parts/WhyNot.tsx';
import { serviceName } from '../parts/words.ts';
import { useCampaign } from '../state/context.ts';
import { indexOf, optionsOf } from '../state/store.ts';
import { Sides } from './ContactSides.tsx';

/** The id of the heading over whomever the group is with. */
export const MET = 'contact-met';

/** The services of a Loner, hiring, signing: whatever this Contact does. */
export function Talk() {
  const { box, campaign, decision } = useCampaign();
  const card = box.contacts?.[decision.about.contact ?? ''];
  if (card === undefined || card.kind === 'trader') return null;
  const { busy } = campaign;
  return (
    <div class="camp-talk">
      <article class="camp-page">
        <Face card={card.id} class="camp-talk-face" />
        <p class="label">{t(`camp.contact.${card.kind}`)}</p>
        <h2 id={MET} tabIndex={-1}>
          {cardName(card.id)}
        </h2>
        <Sides card={card} />
      </article>
      <ul class="camp-offers">
        {offersOf(card).map((offer) => {
          const offered = indexOf(decision.options, offer) >= 0;
          return (
            <li key={JSON.stringify(offer)}>
              <Button
                wide
                size="large"
                disabled={!offered || busy.value}
                onPress={() => void campaign.answer(offer)}
              >
                {offer.is === 'service'
                  ? serviceName(card.id, offer.service)
                  : t(`camp.offer.${offer.is}`, { contact: cardIn(card.id) })}
              </Button>
              {offer.is === 'sign' ? (
                <p class="camp-offer-line">
                  {t('camp.offer.reward')} <Price coupons={offer.reward} />
                </p>
              ) : (
                <p class="camp-offer-line">
                  {t('camp.offer.price')} <Price coupons={offer.price} />
                </p>
              )}
              {offered ? null : <WhyNot option={offer} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type Card = NonNullable<ReturnType<typeof useCampaign>['box']['contacts']>[string];

function offersOf(card: Card) {
  switch (card.kind) {
    case 'loner':
      return card.services.map(({ id, price }) => ({ is: 'service', service: id, price }) as const);
    case 'companion':
      return [{ is: 'hire', price: card.price } as const];
    case 'contract':
      return [{ is: 'sign', reward: card.reward } as const];
    case 'trader':
      return [];
  }
}

/** One card out of several, or one kind of Magazine. */
export function Pick() {
  const { campaign, decision } = useCampaign();
  return (
    <>
      <h2 class="camp-count">{t(`camp.pick.${decision.kind === 'gift' ? 'gift' : 'one'}`)}</h2>
      <ul class="camp-cards">
        {optionsOf(decision.options, 'card').map((option) => (
          <li key={option.card}>
            <CardFace card={option.card} />
            <Button
              wide
              icon="check"
              disabled={campaign.busy.value}
              onPress={() => void campaign.answer(option)}
            >
              {t('camp.pick.take', { card: cardIn(option.card) })}
            </Button>
          </li>
        ))}
        {optionsOf(decision.options, 'magazine').map((option) => (
          <li key={option.magazine}>
            <Button
              wide
              size="large"
              disabled={campaign.busy.value}
              onPress={() => void campaign.answer(option)}
            >
              {t(`table.magazine.${option.magazine}`)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
