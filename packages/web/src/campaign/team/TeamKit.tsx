/** The PDA of one Stalker of the team: each slot takes a card by tap, by key or by dragging. */
import { cardsIn, type Slot } from '@zonecrawl/engine/campaign';
import type { CardId, Loadout } from '@zonecrawl/engine/model';
import { Face } from '../../faces/index.ts';
import { Icon, type IconName } from '../../icons/index.ts';
import { sentencesOf, t } from '../../text/index.ts';
import { IconButton } from '../../widgets/index.ts';
import { magazineIcons, magazines } from '../../words/gear.ts';
import { cardIn, cardName } from '../../words/names.ts';
import { rings } from '../../words/seats.ts';
import { WhoPlays } from '../group/WhoPlays.tsx';
import { Scars } from '../parts/Scars.tsx';
import { useCampaign } from '../state/context.ts';
import { indexOf } from '../state/store.ts';
import { CardKey } from './CardKey.tsx';
import { asked, dragged, takesCards } from './hand.ts';
import { movesOf, roomIn, slots } from './slots.ts';

interface KitProps {
  readonly seat: Loadout;
  readonly at: number;
}

export function TeamKit({ seat, at }: KitProps) {
  return (
    <li class={`camp-kit ring-${rings[at]}`}>
      <h2>
        <span class="camp-kit-seat read">{at + 1}</span>
        <Face card={seat.stalker} class="is-scrap camp-kit-face" />
        {cardName(seat.stalker)}
      </h2>
      <WhoPlays stalker={seat.stalker} />
      <Scars stalker={seat.stalker} />
      <Missing seat={seat} />
      <ul class="camp-slots">
        {slots.map(({ slot, icon }) => (
          <SlotLine key={slot} seat={seat} at={at} slot={slot} icon={icon} />
        ))}
      </ul>
      <Magazines seat={seat} at={at} />
    </li>
  );
}

/** C7: each should have an Armor and a Weapon. */
function Missing({ seat }: { readonly seat: Loadout }) {
  const missing = (['weapon', 'armor'] as const).filter((slot) => seat[slot] === undefined);
  return missing.length === 0 ? null : (
    <p class="camp-missing">
      <Icon name="warning" />
      {sentencesOf(missing.map((slot) => t(`camp.missing.${slot}`)))}
    </p>
  );
}

function SlotLine({ seat, at, slot, icon }: KitProps & { readonly slot: Slot; readonly icon: IconName }) {
  const { box, view, decision } = useCampaign();
  const cards = cardsIn(seat, slot);
  const room = roomIn(box, seat, slot, view.backpacks[at] ?? 0);
  const held = dragged.value;
  const fits = held !== null && movesOf(decision, held).some((move) => move.to === at && move.slot === slot);
  if (room === 0 && cards.length === 0) return null;
  const state = held === null ? '' : fits ? ' is-fit' : ' is-unfit';
  return (
    <li class={`camp-slot of-${slot}${state}`} {...takesCards(at, slot)}>
      <p class="label">
        <Icon name={icon} />
        {t(`camp.slot.${slot}`)}
        {room > 1 ? (
          <span class="read">
            {cards.length}/{room}
          </span>
        ) : null}
      </p>
      <ul>
        {cards.map((card, index) => (
          <li key={keyOf(cards, card, index)}>
            <CardKey held={{ card, from: at }} />
          </li>
        ))}
        {cards.length < room ? (
          <li>
            <button
              type="button"
              class="camp-slot-empty"
              onClick={() => (asked.value = { ask: 'what', seat: at, slot })}
            >
              <Icon name="plus" />
              {t('camp.slot.fill')}
              <span class="unseen">
                {t('camp.slot.fillFor', {
                  slot: { name: `camp.slot.${slot}` },
                  stalker: cardIn(seat.stalker),
                })}
              </span>
            </button>
          </li>
        ) : null}
      </ul>
    </li>
  );
}

/** Copies of a card are distinguished by their number. */
const keyOf = (cards: readonly CardId[], card: CardId, index: number): string =>
  `${card} ${cards.slice(0, index).filter((one) => one === card).length}`;

function Magazines({ seat, at }: KitProps) {
  const { box, view, campaign, decision } = useCampaign();
  const ammo = box.weapons[seat.weapon ?? '']?.ammo;
  const shown = magazines.filter((kind) => kind === ammo || (seat.magazines?.[kind] ?? 0) > 0);
  return shown.length === 0 ? null : (
    <ul class="camp-magazines">
      {shown.map((magazine) => {
        const back = { is: 'moveMagazine', magazine, from: at, to: null } as const;
        const take = { is: 'moveMagazine', magazine, from: null, to: at } as const;
        const name = t(`table.magazine.${magazine}`);
        return (
          <li key={magazine}>
            <Icon name={magazineIcons[magazine]} size="1.5rem" />
            <span>
              {name}
              <small>{t('camp.magazines.inStash', { count: view.stash.magazines[magazine] })}</small>
            </span>
            <IconButton
              icon="minus"
              label={t('camp.magazines.less', {
                magazine: { name: `table.magazine.${magazine}` },
                stalker: cardIn(seat.stalker),
              })}
              disabled={indexOf(decision.options, back) < 0 || campaign.busy.value}
              onPress={() => void campaign.answer(back)}
            />
            <b class="read">{seat.magazines?.[magazine] ?? 0}</b>
            <IconButton
              icon="plus"
              label={t('camp.magazines.more', {
                magazine: { name: `table.magazine.${magazine}` },
                stalker: cardIn(seat.stalker),
              })}
              disabled={indexOf(decision.options, take) < 0 || campaign.busy.value}
              onPress={() => void campaign.answer(take)}
            />
          </li>
        );
      })}
    </ul>
  );
}
