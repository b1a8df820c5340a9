/** What others may know of the texts besides the texts themselves. */
export { type FieldKind, type FieldTypes, factFields } from './facts.ts';
export { cardIn, figuresIn } from './figures.ts';
export { type FigureKind, type HintReason, hintReasons, type Why } from './hints.ts';
export type { ArgumentsOf, Key } from './keyTypes.ts';
export { FIRST, type Language, languages } from './languages.ts';
export { nameKeys } from './names.ts';
