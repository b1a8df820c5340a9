/** What a Stalker carries, in words and pictures. */
import type { Magazine, Thing } from '@zonecrawl/engine/model';
import { type Name, wordsOf } from '../text/index.ts';
import { cardIn, findingIn } from './names.ts';

export const magazines: readonly Magazine[] = ['pistol', 'rifle', 'shotgun'];

export const magazineIcons = {
  pistol: 'magazinePistol',
  rifle: 'magazineRifle',
  shotgun: 'magazineShotgun',
} as const;

export function thingIn(thing: Thing): Name {
  switch (thing.thing) {
    case 'card':
      return cardIn(thing.card);
    case 'bolt':
      return { name: 'term.bolt.name' };
    case 'magazine':
      return { name: `table.magazine.${thing.magazine}` };
    case 'finding':
      return findingIn(thing.finding);
  }
}

export const thingName = (thing: Thing): string => wordsOf(thingIn(thing));
