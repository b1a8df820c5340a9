/** A row of rolled dice. */
import type { RolledDie } from '@zonecrawl/engine/model';
import { box } from '../../game/cards.ts';
import { Die, type DieFace } from '../../icons/index.ts';
import { t } from '../../text/index.ts';

/** The drawing of a face; which faces there are is printed in the box. */
export function faceOf({ kind, face }: RolledDie): DieFace | undefined {
  const dice = box.value?.dice;
  if (dice === undefined) return undefined;
  switch (kind) {
    case 'anomaly': {
      const petals = dice.anomaly[face];
      return petals === undefined ? undefined : { die: 'anomaly', petals };
    }
    case 'equipment': {
      const found = dice.equipment[face];
      return found === undefined
        ? undefined
        : { die: 'equipment', successes: upTo3(found.successes), accurate: found.accurate };
    }
    case 'stalker': {
      const found = dice.stalker[face];
      return found === undefined
        ? undefined
        : {
            die: 'stalker',
            successes: upTo3(found.successes),
            masks: found.masks > 1 ? 2 : found.masks > 0 ? 1 : 0,
          };
    }
  }
}

const upTo3 = (successes: number): 0 | 1 | 2 | 3 =>
  successes >= 3 ? 3 : successes === 2 ? 2 : successes === 1 ? 1 : 0;

export function faceName(face: DieFace): string {
  switch (face.die) {
    case 'anomaly':
      return t('table.die.anomaly', { petals: face.petals });
    case 'equipment':
      return t(face.accurate === true ? 'table.die.accurate' : 'table.die.equipment', {
        successes: face.successes,
      });
    case 'stalker':
      return t('table.die.stalker', { successes: face.successes, masks: face.masks });
  }
}

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
