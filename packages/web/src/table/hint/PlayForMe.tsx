/** A Stalker lent to a bot: for a Turn or from now on; and taken back. */
import { useSignal } from '@preact/signals';
import { BOTS, type Bot, standInFor } from '@zonecrawl/bots/seats';
import type { StalkerId } from '@zonecrawl/engine/model';
import { lastUsedBot } from '../../bots/lastUsedBot.ts';
import { type Name, t } from '../../text/index.ts';
import { Button, Choice, IconButton, Sheet } from '../../widgets/index.ts';
import { entityIn } from '../../words/names.ts';
import { OptionButton } from '../parts/OptionButton.tsx';
import { useTable, useWords } from '../state/context.ts';

export interface PlayForMeProps {
  readonly who: StalkerId;
  /** Only an icon where there is no room for text. */
  readonly small?: boolean;
}

export function PlayForMe({ who, small = false }: PlayForMeProps) {
  const { game, bots } = useTable();
  const words = useWords();
  const open = useSignal(false);
  if (words === null || game.over.value) return null;
  const name = entityIn(words.cast, who);
  const standIn = standInFor(bots.seats.value, who);
  const label = standIn === null ? t('hint.playForMe') : t(`hint.bot.${standIn.bot}`);
  const show = () => {
    open.value = true;
  };
  const close = () => {
    open.value = false;
  };
  return (
    <>
      {small ? (
        <IconButton
          icon="bot"
          kind={standIn === null ? 'quiet' : 'plain'}
          label={label}
          pressed={standIn !== null}
          onPress={show}
        />
      ) : (
        <Button size="small" icon="bot" pressed={standIn !== null} onPress={show}>
          {label}
        </Button>
      )}
      {open.value ? <Lending who={who} name={name} onClose={close} /> : null}
    </>
  );
}

interface LendingProps {
  readonly who: StalkerId;
  readonly name: Name;
  readonly onClose: () => void;
}

function Lending({ who, name, onClose }: LendingProps) {
  const { bots } = useTable();
  const bot = lastUsedBot.value;
  const lent = standInFor(bots.seats.value, who) !== null;
  const lend = (until: 'turnEnds' | 'forGood') => () => {
    onClose();
    bots.lend(who, { bot, until });
  };
  return (
    <Sheet
      open
      title={t('hint.playForMe.title', { stalker: name })}
      closeLabel={t('ui.button.close')}
      onClose={onClose}
    >
      <div class="hint-lending">
        <p class="t-help">{t('hint.playForMe.text')}</p>
        <Choice<Bot>
          label={t('hint.playForMe.which')}
          hint={t(`hint.bot.${bot}.about`)}
          chosen={bot}
          options={BOTS.map((value) => ({ value, text: t(`hint.bot.${value}`) }))}
          onChoose={(chosen) => {
            lastUsedBot.value = chosen;
          }}
        />
        <OptionButton
          id="lend-turn"
          icon="bot"
          title={t('hint.playForMe.turn')}
          detail={t('hint.playForMe.turn.detail', { stalker: name })}
          onPress={lend('turnEnds')}
        />
        <OptionButton
          id="lend-good"
          icon="bot"
          title={t('hint.playForMe.good')}
          detail={t('hint.playForMe.good.detail', { stalker: name })}
          onPress={lend('forGood')}
        />
        {lent ? (
          <OptionButton
            id="lend-back"
            kind="primary"
            icon="stalker"
            title={t('hint.playForMe.me', { stalker: name })}
            onPress={() => {
              onClose();
              bots.takeBack(who);
            }}
          />
        ) : null}
      </div>
    </Sheet>
  );
}
