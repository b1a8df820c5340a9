/** Crockford's base 32: letters and digits that are hard to mistake for each other when typed. */

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const BASE = LETTERS.length;

export const letterOf = (value: number): string => LETTERS[value % BASE] ?? '0';

/** The values of a typed text; blanks and dashes do not count, O is 0, I and L are 1. null: a letter that is none. */
export function valuesOf(text: string): readonly number[] | null {
  const clean = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const values = [...clean].map((letter) => LETTERS.indexOf(letter));
  return values.includes(-1) ? null : values;
}

/** The last letter of a code: one wrong letter, and most swapped ones, are noticed. */
export const checkOf = (values: readonly number[]): number =>
  values.reduce((sum, value, i) => sum + value * (2 * i + 1), 0) % BASE;
