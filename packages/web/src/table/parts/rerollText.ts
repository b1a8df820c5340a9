/** What keeping dice gives and what a reroll would bring, as chances. */
import type { Replies } from '@zonecrawl/engine/host';
import { t } from '../../text/index.ts';
import { amount, percent } from '../../words/numbers.ts';

export type RerollOdds = NonNullable<Replies['rerollOdds']>;

export const keepingText = (odds: RerollOdds): string =>
  odds.of === 'attack'
    ? t('decision.reroll.chances', {
        how: 'other',
        hit: percent(1 - odds.kept.miss),
        kill: percent(odds.kept.kill),
      })
    : t('decision.reroll.through', { through: odds.kept });

/** `isBest`: nothing is picked, these are the odds of the dice that are best rolled again. */
export function againText(odds: RerollOdds, isBest: boolean): string | undefined {
  const how = isBest ? 'best' : 'other';
  if (odds.of === 'attack') {
    if (odds.again === null) return undefined;
    const { miss, kill } = odds.again;
    return t('decision.reroll.chances', { how, hit: percent(1 - miss), kill: percent(kill) });
  }
  if (odds.again === null) return undefined;
  const average = odds.again.reduce((sum, chance, lost) => sum + chance * lost, 0);
  return t('decision.reroll.average', {
    how,
    average: amount(average),
    none: percent(odds.again[0] ?? 0),
  });
}
