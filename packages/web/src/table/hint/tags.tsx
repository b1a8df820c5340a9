/** Marks for inputs and seats of bots. */
import { type Bot, standInFor } from '@zonecrawl/bots/seats';
import type { StalkerId } from '@zonecrawl/engine/model';
import { Icon } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { useTable } from '../state/context.ts';

const botName = (bot: Bot): string => t(`hint.bot.${bot}`);

/** In the log, at the first fact of the input. */
export function AnsweredTag({ input }: { readonly input: number }) {
  const { bots } = useTable();
  const bot = bots.answered.value[input];
  if (bot === undefined) return null;
  return (
    <Icon name="bot" class="bots-tag" title={t('hint.bots.answered', { bot: { name: `hint.bot.${bot}` } })} />
  );
}

/** By the name of the Stalker it plays. */
export function SeatTag({ who }: { readonly who: StalkerId }) {
  const { bots } = useTable();
  const standIn = standInFor(bots.seats.value, who);
  return standIn === null ? null : <Icon name="bot" class="bots-tag" title={botName(standIn.bot)} />;
}
