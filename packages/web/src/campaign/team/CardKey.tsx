/** A draggable card; a tap opens the sheet of places where it can go. */
import { batch } from '@preact/signals';
import { Face } from '../../faces/index.ts';
import { cardName } from '../../words/names.ts';
import { useCampaign } from '../state/context.ts';
import { useDrag } from './drag.ts';
import { asked, dragged, draggedTo, placeAt } from './hand.ts';
import { type Held, movesOf } from './slots.ts';

export function CardKey({ held, count = 1 }: { readonly held: Held; readonly count?: number }) {
  const { campaign, decision } = useCampaign();
  const { card, from } = held;
  const inHand = dragged.value !== null && dragged.value.card === card && dragged.value.from === from;
  const putOn = (place: ReturnType<typeof placeAt>) => {
    if (place === null) return;
    const [move, ...others] = movesOf(decision, held).filter(
      ({ to, slot }) => to === place.to && (to === null || slot === place.slot),
    );
    // Nothing fits, or there is something to choose: the sheet says why, or asks.
    if (move === undefined || others.length > 0) asked.value = { ask: 'where', held };
    else void campaign.answer(move);
  };
  const key = useDrag<HTMLButtonElement>({
    take: (at) =>
      batch(() => {
        dragged.value = held;
        draggedTo.value = at;
      }),
    carry: (at) => {
      draggedTo.value = at;
    },
    putDown(at) {
      dragged.value = null;
      if (at !== null) putOn(placeAt(at, key.current));
    },
  });
  return (
    <button
      ref={key}
      type="button"
      class={`camp-card-key${inHand ? ' is-held' : ''}`}
      data-card={card}
      onClick={() => (asked.value = { ask: 'where', held })}
    >
      <Face card={card} detail="figure" class="camp-card-face" />
      <span>
        {cardName(card)}
        {count > 1 ? <b class="read"> ×{count}</b> : null}
      </span>
    </button>
  );
}

/** The card that is being dragged, at the pointer. */
export function CardInHand() {
  const held = dragged.value;
  if (held === null) return null;
  const { x, y } = draggedTo.value;
  return (
    <p class="camp-in-hand" style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
      {cardName(held.card)}
    </p>
  );
}
