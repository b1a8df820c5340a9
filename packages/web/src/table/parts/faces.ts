/** The faces of dice: how they are drawn and what they are called. */
import type { RolledDie } from '@zonecrawl/engine/model';
import { box } from '../../game/cards.ts';
import type { DieFace } from '../../icons/index.ts';
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
