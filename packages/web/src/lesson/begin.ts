/** The introduction from the title: at once, with nothing to choose. */
import { firstWalk } from '@zonecrawl/content/lessons';
import { beginGame } from '../newgame/begin.ts';
import { coached } from './seen.ts';

export function beginIntroduction(): Promise<boolean> {
  coached.value = true;
  return beginGame(firstWalk, ['']);
}
