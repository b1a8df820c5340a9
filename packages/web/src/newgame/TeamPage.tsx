/** Who goes: how many Stalkers, which, and who at the screen plays them. */
import { useSignal } from '@preact/signals';
import type { Box, CardId } from '@zonecrawl/engine/model';
import { CardFace } from '../cards/CardFace.tsx';
import { Face } from '../faces/index.ts';
import { box } from '../game/cards.ts';
import { SOMEBODY } from '../saves/index.ts';
import { KnownPeople, PlayerChoice } from '../setup/PlayerChoice.tsx';
import { stalkersOf } from '../setup/stalkers.ts';
import { t, textOr } from '../text/index.ts';
import { Button, Choice, WideDialog } from '../widgets/index.ts';
import { cardIn, cardName } from '../words/names.ts';
import { rings } from '../words/seats.ts';
import { MOST_STALKERS, players, resize, seatPlayer, seatStalker, team } from './draft.ts';

export function TeamPage() {
  const there = box.value;
  const choosing = useSignal<number | null>(null);
  if (there === null) return null;
  const count = team.value.length;
  return (
    <div class="new-team">
      <Choice
        label={t('ui.new.count')}
        hint={t(count === 1 ? 'ui.new.countOne' : 'ui.new.countHint')}
        chosen={count}
        options={Array.from({ length: MOST_STALKERS }, (_, index) => ({
          value: index + 1,
          text: String(index + 1),
        }))}
        onChoose={(next) => resize(there, next)}
      />
      <ol class="new-seats">
        {team.value.map(({ stalker }, seat) => (
          <li key={rings[seat]} class={`new-seat ring-${rings[seat]}`}>
            <Face card={stalker} class="is-scrap new-seat-face" />
            <div class="new-seat-words">
              <h2>{cardName(stalker)}</h2>
              <p>{textOr('', [`card.${stalker}.line`, `card.${stalker}.flavour`])}</p>
            </div>
            <Button
              icon="people"
              onPress={() => {
                choosing.value = seat;
              }}
            >
              {t('ui.new.change')}
              <span class="unseen"> {cardName(stalker)}</span>
            </Button>
            <PlayerChoice
              name={cardIn(stalker)}
              player={players.value[seat] ?? SOMEBODY}
              onChange={(player) => seatPlayer(seat, player)}
            />
          </li>
        ))}
      </ol>
      <p class="z-hint">{t('ui.new.personHint')}</p>
      <KnownPeople besides={players.value} />
      {choosing.value === null ? null : (
        <ChooseStalker
          there={there}
          seat={choosing.value}
          onClose={() => {
            choosing.value = null;
          }}
        />
      )}
    </div>
  );
}

function ChooseStalker({
  there,
  seat,
  onClose,
}: {
  readonly there: Box;
  readonly seat: number;
  readonly onClose: () => void;
}) {
  const now = team.value[seat]?.stalker;
  const seatOf = (card: CardId): number => team.value.findIndex(({ stalker }) => stalker === card);
  return (
    <WideDialog open title={t('ui.new.choose')} closeLabel={t('ui.button.close')} onClose={onClose}>
      <ul class="new-cards">
        {stalkersOf(there).map((card) => (
          <li key={card}>
            <CardFace card={card} />
            <Button
              wide
              kind={card === now ? 'primary' : 'plain'}
              icon={card === now ? 'check' : 'people'}
              onPress={() => {
                seatStalker(seat, card);
                onClose();
              }}
            >
              {seatOf(card) >= 0 && card !== now
                ? t('ui.new.swap', { stalker: cardIn(card) })
                : t('ui.new.take', { stalker: cardIn(card) })}
            </Button>
          </li>
        ))}
      </ul>
    </WideDialog>
  );
}
