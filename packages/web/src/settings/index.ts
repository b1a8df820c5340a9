/** What a player may set once and for all games. */
export { followLanguage, language, languages, nameOfLanguage } from './language.ts';
export { followSettings } from './stored.ts';
export { type UndoRule, undoRule, undoRules } from './undo.ts';
