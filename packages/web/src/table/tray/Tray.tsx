/**
 * The one place for dice: who attacks whom, the dice, the sum against what it takes, what came of it. It stays until the
 * next input or until it is put away.
 */
import { useComputed, useSignal } from '@preact/signals';
import { box } from '../../game/cards.ts';
import { Icon } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { IconButton } from '../../widgets/index.ts';
import { factText } from '../../words/facts.ts';
import { sourceIn } from '../../words/reasons.ts';
import { DiceRow } from '../parts/Dice.tsx';
import { faceOf } from '../parts/faces.ts';
import { useTable, useWords } from '../state/context.ts';
import { type Exchange, exchangeInTray } from './exchange.ts';

export function Tray() {
  const { game } = useTable();
  const words = useWords();
  const away = useSignal(-1);
  const shown = useComputed(() => {
    const now = game.playback.now.value?.id;
    if (game.looking.value?.replaying === false) return null;
    // Where it is asked about dice they lie in the question.
    if (now === undefined && (game.decision.value?.about.dice?.length ?? 0) > 0) return null;
    return exchangeInTray(game.log.value, now, game.fresh.value[0]?.id);
  });
  const exchange = shown.value;
  if (words === null || exchange === null || exchange.id === away.value) return null;
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
      <Result exchange={exchange} />
      {exchange.after.length === 0 ? null : (
        <ul class="t-tray-after">
          {exchange.after.map(({ id, fact }) => (
            <li key={id}>{factText(fact, words)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What was aimed at comes first. */
function PartIcon({ exchange: { result } }: { readonly exchange: Exchange }) {
  if (result?.fact !== 'attackResolved') return <Icon name="success" size="1.5rem" />;
  const part = result.part === 'head' ? 'head' : 'torso';
  return <Icon name={part} title={t(`term.${part}.name`)} size="1.5rem" />;
}

function Result({ exchange }: { readonly exchange: Exchange }) {
  const { game } = useTable();
  const { result, began } = exchange;
  if (result === null) {
    // Nothing more is asked about these dice.
    const isOver = !game.playback.playing.value && game.choosing.value?.kind === 'action';
    const isNobody = began.fact === 'spaceAttacked' && isOver;
    return isNobody ? <p class="t-tray-sum is-bad">{t('table.tray.nobody')}</p> : null;
  }
  const sum = sumOf(exchange);
  if (result.fact === 'defended') {
    const damage = result.incoming.reduce((all, { by }) => all + by, 0);
    return (
      <p class={`t-tray-sum ${result.damage > 0 ? 'is-bad' : 'is-good'}`}>
        {t('table.tray.defended', { sum, stopped: result.successes, damage, through: result.damage })}
      </p>
    );
  }
  const card = game.cast.value.get(result.target);
  const body = card === undefined ? undefined : box.value?.enemies[card]?.body;
  const rows = result.part === 'head' ? body?.head : body?.torso;
  const least = Math.min(...(rows ?? []).map(({ at }) => at));
  const isHit = result.threshold !== null;
  const need = result.threshold ?? (Number.isFinite(least) ? least : 0);
  const isSpace = began.fact === 'spaceAttacked';
  return (
    <p class={`t-tray-sum ${isHit ? 'is-good' : 'is-bad'}`}>
      {t(isHit ? 'table.tray.hit' : 'table.tray.miss', {
        sum,
        total: result.successes,
        need,
        part: isSpace ? 'other' : result.part === 'head' ? 'head' : 'torso',
      })}
    </p>
  );
}

/** `2 + 1 + 4 + 1 − 1 (Cover)`; only the total if something else has a share in it. */
function sumOf({ dice, result }: Exchange): string {
  if (result === null) return '';
  const faces = dice.map((die) => {
    const face = faceOf(die);
    return face === undefined || face.die === 'anomaly' ? 0 : face.successes;
  });
  const all = [...faces, ...result.modifiers.map(({ by }) => by)].reduce((sum, one) => sum + one, 0);
  if (Math.max(0, all) !== result.successes) return 'none';
  const modifiers = result.modifiers
    .filter(({ by }) => by !== 0)
    .map(({ by, reason }) =>
      t(by < 0 ? 'table.tray.minus' : 'table.tray.plus', { by: Math.abs(by), source: sourceIn(reason) }),
    );
  // One figure alone is the total.
  if (faces.length + modifiers.length < 2) return 'none';
  return [faces.join(' + '), ...modifiers].filter((part) => part !== '').join(' ');
}
