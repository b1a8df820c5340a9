/**
 * The one place for dice: who attacks whom, the dice, the sum against what it takes, what came of it. It stays until the
 * next input or until it is put away.
 */
import { useComputed, useSignal } from '@preact/signals';
import { Icon } from '../../icons/index.ts';
import { notesOf, t } from '../../text/index.ts';
import { IconButton } from '../../widgets/index.ts';
import { factText } from '../../words/facts.ts';
import { entityIn } from '../../words/names.ts';
import { modifierText } from '../../words/reasons.ts';
import { DiceRow } from '../parts/Dice.tsx';
import { useTable, useWords } from '../state/context.ts';
import { type Exchange, exchangeInTray, outcomeOf, type Result, targetOf } from './exchange.ts';
import { resultText } from './resultText.ts';

export function Tray() {
  const { game } = useTable();
  const words = useWords();
  const away = useSignal(-1);
  const shown = useComputed(() => {
    const now = game.playback.now.value?.id;
    if (game.looking.value?.replaying === false) return null;
    // Where it is asked whether to roll again the dice lie in the question.
    if (now === undefined && game.decision.value?.kind === 'reroll') return null;
    return exchangeInTray(game.log.value, now, game.fresh.value[0]?.id);
  });
  const exchange = shown.value;
  if (words === null || exchange === null || exchange.id === away.value) return null;
  const outcome = outcomeOf(exchange);
  return (
    <section class="t-tray" aria-label={t('table.tray.title')}>
      <header class="t-tray-head">
        <PartIcon exchange={exchange} />
        <p>{factText(exchange.began, words)}</p>
        <IconButton
          icon="close"
          kind="quiet"
          label={t('table.tray.close')}
          onPress={() => {
            away.value = exchange.id;
          }}
        />
      </header>
      {exchange.dice.length === 0 ? null : (
        <DiceRow
          dice={exchange.dice}
          rolling={game.playback.playing.value ? exchange.rolling : undefined}
          size={40}
        />
      )}
      <Results exchange={exchange} />
      {outcome.length === 0 ? null : (
        <ul class="t-tray-after">
          {outcome.map(({ id, fact }) => (
            <li key={id}>{factText(fact, words)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What was aimed at comes first. */
function PartIcon({ exchange: { results } }: { readonly exchange: Exchange }) {
  const first = results[0]?.fact;
  if (first?.fact !== 'attackResolved') return <Icon name="success" size="1.5rem" />;
  const part = first.part === 'head' ? 'head' : 'torso';
  return <Icon name={part} title={t(`term.${part}.name`)} size="1.5rem" />;
}

function Results({ exchange: { results, began } }: { readonly exchange: Exchange }) {
  const { game } = useTable();
  const cast = game.cast.value;
  if (results.length === 0) {
    // Nothing more is asked about these dice.
    const isOver = !game.playback.playing.value && game.choosing.value?.kind === 'action';
    const isNobody = began.fact === 'spaceAttacked' && isOver;
    return isNobody ? <p class="t-tray-sum is-bad">{t('table.tray.nobody')}</p> : null;
  }
  const numbered = results.map((result, number) => ({ result, number }));
  return numbered.map(({ result, number }) => {
    const { text, isGood } = resultText(result, began, cast);
    return (
      <p key={number} class={`t-tray-sum ${isGood ? 'is-good' : 'is-bad'}`}>
        {results.length === 1 ? null : (
          <span class="t-tray-target">
            {t('table.tray.target', { target: entityIn(cast, targetOf(result)) })}{' '}
          </span>
        )}
        {text}
        <Incoming fact={result.fact} />
      </p>
    );
  });
}

/** Why it is not the damage that was said at first. */
function Incoming({ fact }: Pick<Result, 'fact'>) {
  if (fact.fact !== 'defended' || fact.incoming.length < 2) return null;
  return (
    <small class="t-modifiers">{notesOf(fact.incoming.map((modifier) => modifierText(modifier)))}</small>
  );
}
