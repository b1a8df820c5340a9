/** A card that can be taken in hand: a tap asks where it should go, a mouse may drag it there. */
import { Icon } from '../icons/index.ts';
import { cardName } from '../table/names.ts';
import { kindOf } from './compare.ts';
import { useCampaign } from './context.ts';
import { asked, dragged } from './hand.ts';
import type { Held } from './kit.ts';
import { kindIcons } from './Ware.tsx';

export function CardKey({ held, count = 1 }: { readonly held: Held; readonly count?: number }) {
  const { box } = useCampaign();
  const { card, from } = held;
  const inHand = dragged.value !== null && dragged.value.card === card && dragged.value.from === from;
  return (
    <button
      type="button"
      class={`camp-card-key${inHand ? ' is-held' : ''}`}
      draggable
      onDragStart={(event) => {
        event.dataTransfer?.setData('text/plain', cardName(card));
        if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
        dragged.value = held;
      }}
      onDragEnd={() => (dragged.value = null)}
      onClick={() => (asked.value = { ask: 'where', held })}
    >
      <Icon name={kindIcons[kindOf(box, card)]} size="1.4rem" />
      <span>
        {cardName(card)}
        {count > 1 ? <b class="read"> ×{count}</b> : null}
      </span>
    </button>
  );
}
