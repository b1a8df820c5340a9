/**
 * The Mission at a glance: its objective, what can be done where, the active Event, the cards in play, who is against us,
 * and the decks.
 */
import type { SpaceId } from '@zonecrawl/engine/board';
import { textId } from '@zonecrawl/engine/survival';
import type { View } from '@zonecrawl/engine/view';
import { CardFace } from '../../cards/CardFace.tsx';
import { Note, Paper } from '../../cards/Paper.tsx';
import { ColourIcon, Icon, type IconName } from '../../icons/index.ts';
import { t, textOr } from '../../text/index.ts';
import { Sheet } from '../../widgets/index.ts';
import { lineageText } from '../../words/lineage.ts';
import { cardName, missionName, sideName } from '../../words/names.ts';
import { pinText, placesOf } from '../../words/pins.ts';
import { spaceName } from '../../words/spaces.ts';
import type { Words } from '../../words/words.ts';
import { Score } from '../parts/Score.tsx';
import { useTable, useWords } from '../state/context.ts';

export function MissionSheet({ onClose }: { readonly onClose: () => void }) {
  const { game, ui } = useTable();
  const view = game.shown.value?.view;
  const update = game.update.value;
  if (view === undefined) return null;
  const { mission, event } = view;
  return (
    <Sheet open title={missionName(mission.id)} closeLabel={t('ui.button.close')} onClose={onClose}>
      <div class="t-mission">
        <Paper text={textOr('', [`mission.${textId(mission.id)}.objective`])} />
        <Score view={view} />
        <Where
          view={view}
          onShow={(spaces) => {
            onClose();
            ui.lookAt.value = { spaces, centre: true, marked: true };
          }}
        />
        {event === null ? null : (
          <section>
            <h3>{t('table.mission.event')}</h3>
            <CardFace card={event} />
          </section>
        )}
        {mission.environment.length === 0 ? null : (
          <section>
            <h3>{t('table.mission.cards')}</h3>
            {mission.environment.map(({ card, face }) => (
              <details key={card} class="t-mission-card">
                <summary>
                  <Icon name="map" />
                  {sideName(card, face)}
                </summary>
                <Note card={card} face={face} />
              </details>
            ))}
          </section>
        )}
        <section>
          <h3>{t('table.mission.enemies')}</h3>
          <Kinds
            view={view}
            onLook={(card) => {
              onClose();
              ui.card.value = card;
            }}
          />
        </section>
        <section>
          <h3>{t('table.mission.decks')}</h3>
          <Decks view={view} />
        </section>
        {update === null ? null : <p class="t-lineage read">{lineageText(update.lineage)}</p>}
      </div>
    </Sheet>
  );
}

/** What can be done where; a press shows it on the map. */
function Where({
  view,
  onShow,
}: {
  readonly view: View;
  readonly onShow: (spaces: readonly SpaceId[]) => void;
}) {
  const words = useWords();
  if (words === null || view.pins.length === 0) return null;
  const rows = view.pins.filter(
    ({ is, card }) => is !== 'card' || !view.pins.some((other) => other.is !== 'card' && other.card === card),
  );
  return (
    <section>
      <h3>{t('table.mission.where')}</h3>
      <ul class="t-where">
        {rows.map((pin) => (
          <li key={`${pin.is}${pin.id}`}>
            <button type="button" class="t-where-row" onClick={() => onShow(pin.spaces)}>
              <Icon name={PIN_ICONS[pin.is]} />
              <span>{pinText(pin)}</span>
              <span class="read">{whereIs(words, pin.spaces)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PIN_ICONS = {
  exit: 'door',
  action: 'standardAction',
  entering: 'movement',
  card: 'map',
} as const satisfies Record<View['pins'][number]['is'], IconName>;

/** By its name if it has one, else by the reference of its first space. */
function whereIs({ board, view }: Words, [first]: readonly SpaceId[]): string {
  if (first === undefined) return '';
  const [place] = placesOf(board, view.mission.id, first);
  return place ?? spaceName(board, first);
}

function Kinds({ view, onLook }: { readonly view: View; readonly onLook: (card: string) => void }) {
  return (
    <ul class="t-kinds">
      {view.kinds.map(({ card, colours, team, pool }) => (
        <li key={card}>
          <button type="button" class="t-slot-card" onClick={() => onLook(card)}>
            {cardName(card)}
          </button>
          <span>
            {colours.map((colour) => (
              <ColourIcon key={colour} colour={colour} title={t(`table.colour.${colour}`)} />
            ))}
          </span>
          <span class="read">
            {t('table.mission.kind', {
              team,
              there: view.enemies.filter((enemy) => enemy.card === card).length,
              pool,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Decks({ view: { decks, coupons } }: { readonly view: View }) {
  const figures = [
    ['events', decks.events, null],
    ['low', decks.low.length, decks.lowDiscard.length],
    ['high', decks.high.length, decks.highDiscard.length],
    ['wounds', decks.wounds.length, decks.woundDiscard.length],
    ['loot', decks.loot, null],
    ['coupons', coupons, null],
  ] as const;
  return (
    <dl class="t-decks">
      {figures.map(([name, left, spent]) => (
        <div key={name}>
          <dt>{t(`table.mission.deck.${name}`)}</dt>
          <dd class="read">{spent === null ? left : t('table.mission.spent', { left, spent })}</dd>
        </div>
      ))}
    </dl>
  );
}
