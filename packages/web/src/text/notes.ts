/** Texts beside each other on screen. Parts of one sentence belong into one message, never here. */

const rows = (separator: string) => (texts: readonly (string | undefined)[]) =>
  texts.filter((text) => text !== undefined && text !== '').join(separator);

/** Notes that are whole by themselves, in one line: "Range 2 · Cover 1". */
export const notesOf = rows(' · ');

/** Whole sentences, one after the other. */
export const sentencesOf = rows(' ');
