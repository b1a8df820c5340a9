/** The Enemy Wound deck: four kinds of cards, 20 in all. */
import type { WoundCard } from '@zonecrawl/engine/model';

export const wounds: readonly WoundCard[] = [
  { id: 'wound-a', copies: 6, light: 'pushIfPinned', heavy: 'loseHpIfPinned' },
  { id: 'wound-b', copies: 6, light: 'pushIfPinned', heavy: 'loseHp' },
  { id: 'wound-c', copies: 6, light: 'exposed', heavy: 'exposedAndPinDown' },
  { id: 'wound-d', copies: 2, light: 'loseHpAndReshuffle', heavy: 'loseHpAndReshuffle' },
];
