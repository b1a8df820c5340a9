/**
 * Names of 0.1.0 that are others now: the colours of Enemy tokens (E2), and the Unknown tokens that have one in their
 * id. Positions that use them are still read.
 */
import { isObject, type OldFile } from '../kernel/migrate.ts';
import type { Colour } from '../model/enemies.ts';

const THEN: Readonly<Record<Colour, string>> = { green: 'boss', red: 'elite', yellow: 'pack', blue: 'horde' };
const NOW: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(THEN).map(([now, then]) => [then, now]),
);

const renamed = (name: string, names: Readonly<Record<string, string>>): string =>
  Object.hasOwn(names, name) ? (names[name] ?? name) : name;

/** An Unknown token goes by its colour, how many it brings, and its arrow: `green-1-north`. */
const recoloured = (token: string, names: Readonly<Record<string, string>>): string =>
  token.replace(/^[a-z]+(?=-[12]-)/, (colour) => renamed(colour, names));

export const colourThen = (colour: Colour): string => renamed(colour, THEN);
export const tokenThen = (token: string): string => recoloured(token, THEN);

/** In an untrusted file: what is no list of texts is refused by the schema later. */
const each = (list: unknown, change: (text: string) => string): unknown =>
  Array.isArray(list) ? list.map((one: unknown) => (typeof one === 'string' ? change(one) : one)) : list;

export const coloursNow = (list: unknown): unknown => each(list, (colour) => renamed(colour, NOW));
export const tokensNow = (list: unknown): unknown => each(list, (token) => recoloured(token, NOW));

/** The object with one field as it is spelled now, if it has that field. */
export const withField = (file: unknown, field: string, now: (value: unknown) => unknown): unknown =>
  isObject(file) && Object.hasOwn(file, field) ? { ...file, [field]: now(file[field]) } : file;

/** Each object of a list with one field as it is spelled now. */
export const withFields =
  (field: string, now: (value: unknown) => unknown) =>
  (list: unknown): unknown =>
    Array.isArray(list) ? list.map((one: unknown) => withField(one, field, now)) : list;

/** A position file with the names of now. */
export function positionNow(file: unknown): unknown {
  let now = withField(file, 'kinds', (kinds) => (isObject(kinds) ? recolouredKinds(kinds) : kinds));
  now = withField(now, 'unknown', withFields('tokens', tokensNow));
  return withField(now, 'decks', (decks) => withField(decks, 'unknown', tokensNow));
}

const recolouredKinds = (kinds: OldFile): OldFile =>
  Object.fromEntries(
    Object.entries(kinds).map(([card, kind]) => [card, withField(kind, 'colours', coloursNow)]),
  );
