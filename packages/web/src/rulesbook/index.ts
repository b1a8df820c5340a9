/** The rules to read. */
export { chapters, isClause, ruleChapterOf, ruled } from './chapters.ts';
export { Rulebook } from './Rulebook.tsx';
export { RulesScreen } from './RulesScreen.tsx';
