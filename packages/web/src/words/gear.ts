/** What a Stalker carries, in words and pictures. */
import type { Magazine, Thing } from '@zonecrawl/engine/model';
import { t } from '../text/index.ts';
import { cardName, findingName } from './names.ts';

export const magazines: readonly Magazine[] = ['pistol', 'rifle', 'shotgun'];

export const magazineIcons = {
  pistol: 'magazinePistol',
  rifle: 'magazineRifle',
  shotgun: 'magazineShotgun',
} as const;

export function thingName(thing: Thing): string {
  switch (thing.thing) {
    case 'card':
      return cardName(thing.card);
    case 'bolt':
      return t('term.bolt.name');
    case 'magazine':
      return t(`table.magazine.${thing.magazine}`);
    case 'finding':
      return findingName(thing.finding);
  }
}
