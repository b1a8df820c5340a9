/** "Where should it go?" for a card in hand, "what goes here?" for a slot: every legal way, and why not the others. */
import { type Slot, slotOf } from '@zonecrawl/engine/campaign';
import { CardFace } from '../../cards/CardFace.tsx';
import { t } from '../../text/index.ts';
import { Button, Sheet } from '../../widgets/index.ts';
import { cardIn, cardName } from '../../words/names.ts';
import { rings } from '../../words/seats.ts';
import { WhyNot } from '../parts/WhyNot.tsx';
import { useCampaign } from '../state/context.ts';
import { Differences, Ware } from '../trade/Ware.tsx';
import { asked, emptyHand, keyAt } from './hand.ts';
import { type Held, type Move, movesInto, movesOf } from './slots.ts';

export function MoveSheet() {
  const now = asked.value;
  const { view } = useCampaign();
  if (now === null) return null;
  const seat = now.ask === 'what' ? view.exploration.team[now.seat] : undefined;
  const title =
    now.ask === 'where'
      ? t('camp.move.where', { card: cardIn(now.held.card) })
      : t('camp.move.what', {
          slot: { name: `camp.slot.${now.slot}` },
          stalker: cardIn(seat?.stalker ?? ''),
        });
  return (
    <Sheet open title={title} closeLabel={t('ui.button.close')} onClose={emptyHand}>
      {now.ask === 'where' ? <Where held={now.held} /> : <What seat={now.seat} slot={now.slot} />}
    </Sheet>
  );
}

function useMove(): (move: Move) => Promise<void> {
  const { campaign } = useCampaign();
  return async (move) => {
    emptyHand();
    if (await campaign.answer(move)) followCard(move);
  };
}

/** The key that opened the sheet is gone with its card: the focus goes where the card went. */
function followCard({ card, to, slot }: Move): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      keyAt(to, slot, card)?.focus();
  });
}

function Where({ held }: { readonly held: Held }) {
  const { box, view, decision } = useCampaign();
  const put = useMove();
  const moves = movesOf(decision, held);
  const home = moves.find(({ to }) => to === null);
  const best = slotOf(box, held.card);
  return (
    <div class="camp-move">
      <CardFace card={held.card} />
      <ol class="camp-move-seats">
        {view.exploration.team.map((seat, at) => {
          const there = moves.filter(({ to }) => to === at);
          const closed = (
            best === 'backpack' ? (['backpack'] as const) : ([best, 'backpack'] as const)
          ).filter((slot) => held.from !== at && !there.some((move) => move.slot === slot));
          return there.length + closed.length === 0 ? null : (
            <li key={rings[at]} class={`ring-${rings[at]}`}>
              <h3>{cardName(seat.stalker)}</h3>
              {there.map((move) => (
                <Button key={JSON.stringify(move)} wide onPress={() => void put(move)}>
                  <MoveWords move={move} />
                </Button>
              ))}
              {closed.map((slot) => (
                <div key={slot} class="camp-move-closed">
                  <span>{t(`camp.slot.${slot}`)}</span>
                  <WhyNot
                    option={{ is: 'move', card: held.card, from: held.from, to: at, slot, replaces: null }}
                  />
                </div>
              ))}
            </li>
          );
        })}
      </ol>
      {home === undefined ? null : (
        <Button wide icon="loot" onPress={() => void put(home)}>
          {t('camp.move.home')}
        </Button>
      )}
      {moves.length === 0 ? <p class="camp-none">{t('camp.move.nowhere')}</p> : null}
    </div>
  );
}

function MoveWords({ move: { card, slot, replaces } }: { readonly move: Move }) {
  return (
    <span class="camp-move-words">
      {t(`camp.slot.${slot ?? 'backpack'}`)}
      {replaces === null ? null : (
        <>
          <small>{t('camp.move.replaces', { card: cardIn(replaces) })}</small>
          <Differences card={card} than={replaces} />
        </>
      )}
    </span>
  );
}

function What({ seat, slot }: { readonly seat: number; readonly slot: Slot }) {
  const { view, decision } = useCampaign();
  const put = useMove();
  const moves = movesInto(decision, seat, slot);
  const holder = (from: number | null): string =>
    from === null ? t('camp.stash') : cardName(view.exploration.team[from]?.stalker ?? '');
  return moves.length === 0 ? (
    <p class="camp-none">{t('camp.move.nothing')}</p>
  ) : (
    <ul class="camp-wares">
      {moves.map((move) => (
        <Ware key={JSON.stringify(move)} card={move.card} than={move.replaces ?? undefined}>
          <small class="camp-from">{holder(move.from)}</small>
          <Button size="small" icon="check" kind="primary" onPress={() => void put(move)}>
            {t('camp.move.put')}
            <span class="unseen"> {cardName(move.card)}</span>
          </Button>
        </Ware>
      ))}
    </ul>
  );
}
