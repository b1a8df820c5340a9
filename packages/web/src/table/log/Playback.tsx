/** The playback of facts: cards, dice and text, at the player's speed. */
import type { Fact } from '@zonecrawl/engine/model';
import { ActivationFace } from '../../cards/ActivationFace.tsx';
import { CardFace } from '../../cards/CardFace.tsx';
import type { LogLine } from '../../game/log.ts';
import { speed, speeds } from '../../game/speed.ts';
import { Die } from '../../icons/Die.tsx';
import { keyLabel, playbackKeys, useKey } from '../../keyboard/index.ts';
import { notesOf, t } from '../../text/index.ts';
import { Button, IconButton } from '../../widgets/index.ts';
import { factText, isSilent } from '../../words/facts.ts';
import { becauseOf, modifierText } from '../../words/reasons.ts';
import { DiceRow } from '../parts/Dice.tsx';
import { OptionButton } from '../parts/OptionButton.tsx';
import { useTable, useWords } from '../state/context.ts';

/** How many earlier lines stay visible. */
const BEFORE = 4;

export function PlaybackPanel() {
  const { game } = useTable();
  const words = useWords();
  const line = game.playback.now.value;
  if (line === null || words === null) return null;
  const log = game.log.value;
  const before = log
    .slice(
      0,
      log.findIndex(({ id }) => id === line.id),
    )
    .filter(({ fact, input }) => input === line.input && !isSilent(fact))
    .slice(-BEFORE);
  return (
    <section class="t-playback" aria-label={t('table.playback.title')}>
      <h2 class="unseen">{t('table.playback.title')}</h2>
      <ActivationNow line={line} />
      <ul class="t-said">
        {before.map((one) => (
          <li key={one.id} class="is-past">
            {factText(one.fact, words)}
          </li>
        ))}
        <li key={line.id} class="is-now">
          <Stage line={line} />
        </li>
      </ul>
      <Controls />
    </section>
  );
}

/** A death may end the Mission in the middle of a card. */
const ENDS_CARD: ReadonlySet<Fact['fact']> = new Set(['activationEnded', 'eventDrawn', 'missionEnded']);

/** The Activation card that is being carried out, with its step. */
function ActivationNow({ line }: { readonly line: LogLine }) {
  const { game } = useTable();
  const upTo = game.log.value.filter(({ id }) => id <= line.id);
  const drawn = upTo.findLast(({ fact }) => fact.fact === 'activationDrawn');
  const ended = upTo.findLast(({ fact }) => ENDS_CARD.has(fact.fact));
  if (drawn?.fact.fact !== 'activationDrawn' || (ended !== undefined && ended.id > drawn.id)) return null;
  const step = upTo.findLast(({ fact, id }) => id > drawn.id && fact.fact === 'activationStep')?.fact;
  const { card, part } = drawn.fact;
  return (
    <ActivationFace
      card={card}
      part={part}
      step={step?.fact === 'activationStep' ? step.step : undefined}
      bottom={step?.fact === 'activationStep' && step.bottom}
      scrolls
    />
  );
}

function Stage({ line }: { readonly line: LogLine }) {
  const { ui } = useTable();
  const words = useWords();
  if (words === null) return null;
  const { fact } = line;
  const modifiers = 'modifiers' in fact ? fact.modifiers : [];
  return (
    <>
      <p class="t-stage-words">{factText(fact, words)}</p>
      {/* The dice of an attack lie in the tray. */}
      {fact.fact === 'diceRolled' && fact.purpose !== 'attack' && fact.purpose !== 'defense' ? (
        <DiceRow dice={fact.dice} rolling="all" />
      ) : null}
      {fact.fact === 'fateRolled' ? (
        <Die face={{ die: 'anomaly', petals: fact.petals }} title="" rolling />
      ) : null}
      {fact.fact === 'eventDrawn' || fact.fact === 'cardGained' ? <CardFace card={fact.card} /> : null}
      {modifiers.length === 0 ? null : (
        <p class="t-modifiers">{notesOf(modifiers.map((modifier) => modifierText(modifier)))}</p>
      )}
      {becauseOf(fact) === undefined ? null : (
        <Button
          size="small"
          kind="quiet"
          icon="why"
          onPress={() => {
            ui.why.value = line;
          }}
        >
          {t('ui.button.why')}
        </Button>
      )}
    </>
  );
}

function Controls() {
  const { game, ui } = useTable();
  useKey('table', playbackKeys.follow, ui.toggleFollow);
  const { playback } = game;
  const paused = playback.paused.value;
  const toggle = () => (paused ? playback.resume() : playback.pause());
  useKey('table', playbackKeys.pause, toggle);
  useKey('table', playbackKeys.step, playback.step);
  return (
    <div class="t-controls">
      <div class="t-controls-keys">
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={t(paused ? 'table.playback.play' : 'table.playback.pause')}
          hotkey={keyLabel(playbackKeys.pause)}
          onPress={toggle}
        />
        <IconButton
          icon="fit"
          label={t('table.playback.follow')}
          hotkey={keyLabel(playbackKeys.follow)}
          pressed={ui.follows.value}
          onPress={ui.toggleFollow}
        />
        <IconButton
          icon="step"
          label={t('table.playback.step')}
          hotkey={keyLabel(playbackKeys.step)}
          onPress={playback.step}
        />
        <div class="t-speeds" role="group" aria-label={t('table.playback.speed')}>
          {speeds.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={speed.value === one}
              onClick={() => {
                speed.value = one;
                if (one === 'off') playback.skip();
              }}
            >
              {t(`table.speed.${one}`)}
            </button>
          ))}
        </div>
      </div>
      <OptionButton
        id="skip"
        kind="primary"
        title={t('table.playback.skip')}
        icon="skip"
        hotkey={playbackKeys.skip}
        onPress={playback.skip}
      >
        <span class="t-still read">{playback.left.value}</span>
      </OptionButton>
    </div>
  );
}
