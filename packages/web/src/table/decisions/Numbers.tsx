/** How many: ammo to spend, successes to deal out. */

import type { Decision } from '@zonecrawl/engine/model';
import { useKey } from '../../keyboard/index.ts';
import { DiceRow } from '../parts/Dice.tsx';
import { useTable } from '../state/context.ts';
import { DecisionFrame } from './DecisionFrame.tsx';

export function Numbers({ decision }: { readonly decision: Decision }) {
  const { dice } = decision.about;
  return (
    <DecisionFrame decision={decision}>
      {dice === undefined ? null : <DiceRow dice={dice} size={40} />}
      <ul class="t-numbers">
        {decision.options.map((option, index) =>
          option.is === 'number' ? (
            <NumberKey key={option.number} number={option.number} index={index} />
          ) : null,
        )}
      </ul>
    </DecisionFrame>
  );
}

function NumberKey({ number, index }: { readonly number: number; readonly index: number }) {
  const { game } = useTable();
  const answer = () => void game.answer(index);
  useKey('table', number < 10 ? String(number) : undefined, answer);
  return (
    <li>
      <button type="button" class="t-number read" onClick={answer}>
        {number}
      </button>
    </li>
  );
}
