/** A row of rolled dice. */
import type { RolledDie } from '@zonecrawl/engine/model';
import { Die } from '../../icons/index.ts';
import { faceName, faceOf } from './faces.ts';

export interface DiceRowProps {
  readonly dice: readonly RolledDie[];
  /** Indices of the dice that are animated. */
  readonly rolling?: readonly number[] | 'all' | undefined;
  readonly size?: number;
}

export function DiceRow({ dice, rolling, size = 48 }: DiceRowProps) {
  const numbered = dice.map((die, index) => ({ die, number: index }));
  return (
    <ul class="t-dice">
      {numbered.map(({ die, number }) => {
        const face = faceOf(die);
        const rolls = rolling === 'all' || rolling?.includes(number) === true;
        return face === undefined ? null : (
          <li key={`${number}-${rolls ? die.face : 'still'}`}>
            <Die face={face} title={faceName(face)} size={size} rolling={rolls} />
          </li>
        );
      })}
    </ul>
  );
}
