/** Successes as a sum one can follow: every die, and what is added and taken off with its reason. */
import { type Modifier, type RolledDie, successesOn } from '@zonecrawl/engine/model';
import { box } from '../../game/cards.ts';
import { t } from '../../text/index.ts';
import { sourceIn } from '../../words/reasons.ts';

/** What the rules call the dice among the parts of a sum; here every die stands for itself. */
const DICE = 'dice';

/** `2 + 1 + 4 + 1 − 1 (Cover)`; null where there is only one figure, which is the total. */
export function sumText(
  dice: readonly RolledDie[],
  modifiers: readonly Modifier[],
  accurate: boolean,
): string | null {
  const printed = box.value?.dice;
  const faces = printed === undefined ? [] : dice.map((die) => successesOn(printed, die, accurate));
  const added = modifiers.filter(({ reason, by }) => reason !== DICE && by !== 0);
  if (faces.length + added.length < 2) return null;
  const reasons = added.map(({ by, reason }, index) => {
    const isFirst = index === 0 && faces.length === 0;
    const key = by < 0 ? 'table.tray.minus' : isFirst ? 'table.tray.first' : 'table.tray.plus';
    return t(key, { by: Math.abs(by), source: sourceIn(reason) });
  });
  return [faces.join(' + '), ...reasons].filter((part) => part !== '').join(' ');
}
