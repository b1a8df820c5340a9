/** What a player may set once and for all games. */
export { language, languages, nameOfLanguage, speakFirst } from './language.ts';
export { followSettings } from './stored.ts';
export { type UndoRule, undoRule, undoRules } from './undo.ts';
