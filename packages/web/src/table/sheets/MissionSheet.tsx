/** The Mission at a glance: its objective, the active Event, the cards in play, who is against us, and the decks. */
import type { View } from '@zonecrawl/engine/view';
import { CardFace } from '../../cards/CardFace.tsx';
import { Note, Paper } from '../../cards/Paper.tsx';
import { ColourIcon, Icon } from '../../icons/index.ts';
import { t, textOr } from '../../text/index.ts';
import { Sheet } from '../../widgets/index.ts';
import { cardName, missionName, sideName } from '../../words/names.ts';
import { useTable } from '../state/context.ts';

export function MissionSheet({ onClose }: { readonly onClose: () => void }) {
  const { game, ui } = useTable();
  const view = game.shown.value?.view;
  if (view === undefined) return null;
  const { mission, event } = view;
  return (
    <Sheet open title={missionName(mission.id)} closeLabel={t('ui.button.close')} onClose={onClose}>
      <div class="t-mission">
        <Paper text={textOr('', [`mission.${mission.id}.objective`])} />
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
      </div>
    </Sheet>
  );
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
  const figures: readonly (readonly [string, number, number | null])[] = [
    ['events', decks.events, null],
    ['low', decks.low.length, decks.lowDiscard.length],
    ['high', decks.high.length, decks.highDiscard.length],
    ['wounds', decks.wounds.length, decks.woundDiscard.length],
    ['loot', decks.loot, null],
    ['coupons', coupons, null],
  ];
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
