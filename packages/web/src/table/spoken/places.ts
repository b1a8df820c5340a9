/** Spaces and figures as somebody types them. */
import type { Direction, SpaceId } from '@zonecrawl/engine/board';
import type { EntityId } from '@zonecrawl/engine/model';
import { figuresOnMap } from '../../words/figures.ts';
import { entityName } from '../../words/names.ts';
import { placeName } from '../../words/pins.ts';
import { directionName, spaceName } from '../../words/spaces.ts';
import type { Words } from '../../words/words.ts';
import { exitsOf } from '../state/exits.ts';
import { calledSo } from './grammar.ts';

const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];

/** A direction by its name or its first letter. */
export const isDirection = (text: string): boolean =>
  DIRECTIONS.map(directionName).some((name) => [name, name.charAt(0)].includes(text.trim().toLowerCase()));

/** By its map reference, or that of any of its squares; undefined: there is none. */
export function spaceCalled(text: string, { board }: Words): SpaceId | undefined {
  const name = text.trim().toUpperCase();
  const named = board.spaces.find(({ id }) => spaceName(board, id) === name);
  if (named !== undefined) return named.id;
  const [, letters = '', row = ''] = /^([A-Z]{1,2})(\d{1,3})$/.exec(name) ?? [];
  if (letters === '') return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.charCodeAt(0) - 64);
  if (column > board.width) return undefined;
  const space = board.squares[(Number(row) - 1) * board.width + column - 1];
  return board.spaces.find(({ id }) => id === space)?.id;
}

/** All spaces a text may mean: a map reference, a direction from a space, or a place of the Mission. */
export function spacesMeant(text: string, from: SpaceId | null, words: Words): readonly SpaceId[] {
  const named = spaceCalled(text, words);
  if (named !== undefined) return [named];
  const { board, view } = words;
  if (from !== null && /^\p{L}+$/u.test(text.trim())) {
    const directions = DIRECTIONS.filter((one) => directionName(one).startsWith(text.trim().toLowerCase()));
    const there = exitsOf(board, from).filter(
      ({ direction }) => direction !== null && directions.includes(direction),
    );
    if (there.length > 0) return there.map(({ to }) => to);
  }
  return calledSo(board.places, text, ({ id }) => placeName(view.mission.id, id)).flatMap(
    ({ spaces }) => spaces,
  );
}

/** The figures on the map that are called so. */
export const figuresCalled = (text: string, { view, cast }: Words): readonly EntityId[] =>
  calledSo(figuresOnMap(view), text, (id) => entityName(cast, id));
