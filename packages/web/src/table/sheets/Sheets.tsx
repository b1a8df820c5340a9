/** What lies over the table for a moment: a card, the reasons of something, what is not possible, questions. */

import { useSignal } from '@preact/signals';
import type { Refused } from '@zonecrawl/engine/host';
import { useEffect } from 'preact/hooks';
import { CardFace } from '../../cards/CardFace.tsx';
import { Note } from '../../cards/Paper.tsx';
import { Clauses } from '../../cards/RichText.tsx';
import { deckNameOf } from '../../game/cards.ts';
import { Icon } from '../../icons/index.ts';
import { t, textOf } from '../../text/index.ts';
import { Button, Dialog, Sheet } from '../../widgets/index.ts';
import { abilityName, actionIcon, actionSource } from '../../words/actions.ts';
import { factText } from '../../words/facts.ts';
import { cardName } from '../../words/names.ts';
import { placesOf } from '../../words/pins.ts';
import { becauseOf, modifierText, reasonsOf, refusalText } from '../../words/reasons.ts';
import { spaceName } from '../../words/spaces.ts';
import { Figures } from '../spoken/Figures.tsx';
import { useTable, useWords } from '../state/context.ts';
import { Keys, Menu } from './Menu.tsx';
import { MissionSheet } from './MissionSheet.tsx';
import { ProblemReport } from './ProblemReport.tsx';

export interface SheetsProps {
  readonly onLeave: () => void;
  readonly onSettings?: (() => void) | undefined;
}

export function Sheets({ onLeave, onSettings }: SheetsProps) {
  const { ui } = useTable();
  const close = () => {
    ui.sheet.value = 'none';
  };
  return (
    <>
      <CardSheet />
      <WhySheet />
      {ui.sheet.value === 'menu' ? <Menu onClose={close} onSettings={onSettings} /> : null}
      {ui.sheet.value === 'mission' ? <MissionSheet onClose={close} /> : null}
      {ui.sheet.value === 'whyNot' ? <WhyNot onClose={close} /> : null}
      {ui.sheet.value === 'undo' ? <UndoPast onClose={close} /> : null}
      {ui.sheet.value === 'keys' ? <Keys onClose={close} /> : null}
      {ui.sheet.value === 'figures' ? <Figures onClose={close} /> : null}
      {ui.sheet.value === 'report' ? <ProblemReport onClose={close} /> : null}
      {ui.sheet.value === 'leave' ? (
        <Dialog
          open
          title={t('table.leave.title')}
          closeLabel={t('ui.button.close')}
          onClose={close}
          buttons={
            <>
              <Button onPress={close}>{t('table.leave.stay')}</Button>
              <Button kind="primary" onPress={onLeave}>
                {t('table.leave.go')}
              </Button>
            </>
          }
        >
          <p>{t('table.leave.text')}</p>
        </Dialog>
      ) : null}
    </>
  );
}

function CardSheet() {
  const { game, ui } = useTable();
  const card = ui.card.value;
  if (card === null) return null;
  const view = game.shown.value?.view;
  const owned = view?.stalkers
    .flatMap((stalker) => [stalker.weapon, ...stalker.backpack])
    .find((one) => one?.card === card);
  return (
    <Sheet
      open
      title={cardName(card)}
      closeLabel={t('ui.button.close')}
      onClose={() => {
        ui.card.value = null;
      }}
    >
      {deckNameOf(card) === undefined ? (
        <Note card={card} />
      ) : (
        <CardFace card={card} owned={owned ?? undefined} />
      )}
    </Sheet>
  );
}

function WhySheet() {
  const { game, ui } = useTable();
  const words = useWords();
  const line = ui.why.value;
  if (line === null || words === null) return null;
  const because = becauseOf(line.fact);
  const reasons = because === undefined ? undefined : reasonsOf(because, words);
  const modifiers = 'modifiers' in line.fact ? line.fact.modifiers : [];
  const close = () => {
    ui.why.value = null;
  };
  return (
    <Sheet
      open
      title={t('ui.button.why')}
      closeLabel={t('ui.button.close')}
      onClose={close}
      buttons={
        <Button
          icon="clock"
          onPress={() => {
            close();
            void game.look(line.input);
          }}
        >
          {t('table.log.look')}
        </Button>
      }
    >
      <div class="t-why">
        <p class="t-why-fact">{factText(line.fact, words)}</p>
        {reasons === undefined ? null : (
          <>
            <h3>{reasons.question}</h3>
            <p class="t-why-chosen">
              <Icon name="check" />
              {reasons.chosen}
            </p>
            {reasons.lost.length === 0 ? (
              <p class="t-help">{t('because.only')}</p>
            ) : (
              <ul class="t-why-lost">
                {reasons.lost.map((text) => (
                  <li key={text}>
                    <Icon name="close" />
                    {text}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
        {modifiers.length === 0 ? null : (
          <ul class="t-why-sum">
            {modifiers.map((modifier) => (
              <li key={modifier.reason}>{modifierText(modifier)}</li>
            ))}
          </ul>
        )}
        <h3>{t('table.rules')}</h3>
        <Clauses clauses={line.fact.clauses} />
      </div>
    </Sheet>
  );
}

function WhyNot({ onClose }: { readonly onClose: () => void }) {
  const { game, ui } = useTable();
  const refused = useSignal<readonly Refused[] | null>(null);
  useEffect(() => {
    const stalker = game.decision.value?.who ?? ui.chosen.value;
    const token = game.beginning.value?.token.token;
    void game.ask({ ask: 'whyNot', stalker, ...(token === undefined ? {} : { token }) }).then((reply) => {
      refused.value = reply;
    });
  }, [game, ui, refused]);
  return (
    <Sheet open title={t('table.whyNot')} closeLabel={t('ui.button.close')} onClose={onClose}>
      <ul class="t-refused">
        {refused.value?.map(({ action, source, card, refusal }) => (
          <li key={`${action}${source}${card}`}>
            <Icon name={actionIcon(action, card)} size="1.5rem" />
            <span>
              <strong>{abilityName(action, card)}</strong>{' '}
              <span class="t-option-detail">{card === null ? '' : actionSource(action, card)}</span>
              <br />
              {refusalText(refusal)}
              <WhereTo action={action} card={card} onShow={onClose} />
            </span>
            <Clauses clauses={[refusal.clause]} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Where a Mission's Action can be done. */
function WhereTo({
  action,
  card,
  onShow,
}: Pick<Refused, 'action' | 'card'> & { readonly onShow: () => void }) {
  const { ui } = useTable();
  const words = useWords();
  const spaces = words?.view.pins.find((pin) => pin.id === action && pin.card === card)?.spaces ?? [];
  const [first] = spaces;
  if (words === null || first === undefined) return null;
  const [place] = placesOf(words.board, words.view.mission.id, first);
  return (
    <button
      type="button"
      class="t-where-to"
      onClick={() => {
        onShow();
        ui.lookAt.value = { spaces, centre: true, marked: true };
      }}
    >
      <Icon name="map" />
      {t('table.pin.where', { place: place ?? spaceName(words.board, first) })}
    </button>
  );
}

function UndoPast({ onClose }: { readonly onClose: () => void }) {
  const { game } = useTable();
  const { stop } = game.undoState.value;
  return (
    <Dialog
      open
      title={t('table.undo.title')}
      closeLabel={t('ui.button.close')}
      onClose={onClose}
      buttons={
        <>
          <Button onPress={onClose}>{t('ui.button.cancel')}</Button>
          <Button
            kind="danger"
            icon="undo"
            onPress={() => {
              onClose();
              void game.undo(true);
            }}
          >
            {t('table.undo.go')}
          </Button>
        </>
      }
    >
      <p>{t('table.undo.text', { what: stop === null ? '' : textOf(`table.undo.revealed.${stop}`) })}</p>
    </Dialog>
  );
}
