/** The bar of an active bot: what it is doing, and buttons to stop it, take over or skip. */

import type { Bot } from '@zonecrawl/bots/seats';
import { standInFor } from '@zonecrawl/bots/seats';
import type { StalkerId } from '@zonecrawl/engine/model';
import { Icon } from '../../icons/index.ts';
import { keyLabel, tableKeys, useKey } from '../../keyboard/index.ts';
import { type Name, t } from '../../text/index.ts';
import { Button } from '../../widgets/index.ts';
import { entityIn } from '../../words/names.ts';
import { useTable, useWords } from '../state/context.ts';

interface Busy {
  readonly who: StalkerId;
  readonly bot: Bot;
}

export function BotBar() {
  const { game, bots } = useTable();
  const words = useWords();
  const decision = game.decision.value;
  const update = game.update.value;
  if (words === null || update === null || game.over.value) return null;
  const acting = bots.acting.value;
  const waiting = bots.waiting.value;
  const shown = lastBot(update.at, bots.answered.value, words.view.turn?.stalker, bots.seats.value);
  if (decision !== null && acting !== null) {
    const stalker = entityIn(words.cast, decision.who);
    return (
      <Bar
        who={decision.who}
        bot={acting.bot}
        text={t('hint.bots.thinks', { ...botName(acting.bot), stalker })}
      />
    );
  }
  if (decision !== null && waiting !== null) {
    const stalker = entityIn(words.cast, decision.who);
    const text = bots.lost.value
      ? t('hint.bots.stopped')
      : t('hint.bots.paused', { ...botName(waiting.bot), stalker });
    return <Bar waits who={decision.who} bot={waiting.bot} text={text} />;
  }
  if (!game.playback.playing.value || game.looking.value !== null || shown === null) return null;
  const stalker = entityIn(words.cast, shown.who);
  return <Bar {...shown} text={t('hint.bots.plays', { ...botName(shown.bot), stalker })} />;
}

const botName = (bot: Bot): { readonly bot: Name } => ({ bot: { name: `hint.bot.${bot}` } });

/** During playback: the bot whose answer is shown, if it still holds the seat. */
function lastBot(
  at: number,
  answered: Readonly<Record<number, Bot>>,
  turn: StalkerId | undefined,
  seats: Parameters<typeof standInFor>[0],
): Busy | null {
  const bot = answered[at];
  if (bot === undefined || turn === undefined || standInFor(seats, turn) === null) return null;
  return { who: turn, bot };
}

interface BarProps extends Busy {
  readonly text: string;
  readonly waits?: boolean;
}

function Bar({ who, text, waits = false }: BarProps) {
  const { bots } = useTable();
  const toggle = waits ? bots.goOn : bots.wait;
  useKey('table', waits ? undefined : tableKeys.hint, toggle);
  return (
    <section class="bots" aria-label={t('hint.bots.tag')}>
      <p class="bots-words" role="status">
        <Icon name="bot" size="1.5rem" />
        <span>{text}</span>
      </p>
      <div class="bots-keys">
        <Button
          id="bots-wait"
          size="small"
          kind={waits ? 'primary' : 'plain'}
          icon={waits ? 'play' : 'pause'}
          hotkey={waits ? undefined : keyLabel(tableKeys.hint)}
          onPress={toggle}
        >
          {t(waits ? 'hint.bots.goOn' : 'hint.bots.wait')}
        </Button>
        <Button id="bots-over" size="small" icon="stalker" onPress={() => bots.takeBack(who)}>
          {t('hint.bots.takeOver')}
        </Button>
        {waits ? null : (
          <Button id="bots-skip" size="small" icon="skip" onPress={bots.skip}>
            {t('hint.bots.skip')}
          </Button>
        )}
      </div>
    </section>
  );
}
