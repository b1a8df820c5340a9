/** Chances and measured amounts as they are printed. */
import { t, wordsOf } from '../text/index.ts';

export const percent = (chance: number): string => {
  const rounded = Math.round(chance * 100) / 100;
  // What may happen is never shown as impossible or certain.
  if (chance > 0 && rounded === 0) return t('table.percentUnder', { percent: 0.01 });
  if (chance < 1 && rounded === 1) return t('table.percentOver', { percent: 0.99 });
  return t('ui.percent', { percent: rounded });
};

export function amount(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  // Nor is what may be lost shown as nothing: "−0 HP" beside a chance to kill.
  if (value > 0 && rounded === 0) return wordsOf(Math.max(0.01, Math.round(value * 100) / 100));
  return wordsOf(rounded);
}
