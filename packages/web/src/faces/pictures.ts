/** The picture of a card, drawn the first time it is asked for. Loaded apart from everything else, with all drawings. */
import { drawings, heads } from './drawings/index.ts';
import { across, familyOf } from './families.ts';
import { type Detail, draw, type Layer } from './pen/ink.ts';

export interface Picture {
  readonly layers: readonly Layer[];
  readonly viewBox: string;
}

const WHOLE = '0 0 100 100';
const ACROSS = '0 20 100 62';
/** Small portraits come closer to the head. */
const CLOSE = '5 2 89 89';

const drawn: Readonly<Record<Detail, Map<string, Picture>>> = { card: new Map(), figure: new Map() };

/** Nothing for cards nobody has drawn, as those of Missions. */
export function pictureOf(card: string, detail: Detail): Picture | undefined {
  const name = card in drawings ? card : familyOf.get(card);
  if (name === undefined) return undefined;
  let picture = drawn[detail].get(name);
  if (picture === undefined) {
    const viewBox = across.has(name) ? ACROSS : detail === 'figure' && heads.has(name) ? CLOSE : WHOLE;
    picture = { layers: draw(name, drawings, detail), viewBox };
    drawn[detail].set(name, picture);
  }
  return picture;
}
