/** The introduction from the title: at once, with nothing to choose. */
import { firstWalk } from '@zonecrawl/content/lessons';
import { coached } from '../settings/lessons.ts';
import { beginGame } from './begin.ts';

export function beginIntroduction(): Promise<boolean> {
  coached.value = true;
  return beginGame(firstWalk, ['']);
}
