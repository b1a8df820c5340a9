/** Chances and measured amounts as they are printed. */
import { t } from '../text/index.ts';

export const percent = (chance: number): string => {
  const rounded = Math.round(chance * 100);
  // What may happen is never shown as impossible or certain.
  const shown = chance > 0 && rounded === 0 ? '<1' : chance < 1 && rounded === 100 ? '>99' : String(rounded);
  return t('table.percent', { percent: shown });
};

export const amount = (value: number): string => String(Math.round(value * 10) / 10);
