/** The rules to read. */
export { chapterOf, chapters, isClause, ruled } from './chapters.ts';
export { Rulebook } from './Rulebook.tsx';
export { RulesScreen } from './RulesScreen.tsx';
