/** What every part of a set-up needs: chance, and spaces by their names. */

import { RuleError } from '../../base/errors.ts';
import { draw } from '../../base/random.ts';
import type { SpaceId } from '../../board/types.ts';
import type { Game } from '../../model/game.ts';
import { spaceNamed } from '../words/places.ts';

/** One of several, at random. */
export function pick<T>(game: Game, among: readonly T[]): T {
  const one = among[draw(game.state.random, 'setup', Math.max(1, among.length))];
  if (one === undefined) throw new RuleError('nothing to pick from');
  return one;
}

export function spaceFor(game: Game, name: string): SpaceId {
  const space = spaceNamed(game.board, name);
  if (space === undefined) throw new RuleError(`no space is called ${name}`);
  return space;
}
