/**
 * The one entry point to messages: everything on screen gets its text here.
 * - `t(key, params)`: the message of a key, with a text, a number, a date, a name that bends (`{ name: 'card.snork.name',
 *   number: 2 }`) or a list of these. A key without a message is shown as it is, so that a gap is seen.
 * - `textOf(key, params)`: of a key that comes with data. `textOr(fallback, keys, params)`: of the first key that has one.
 * - `nameOf(fallback, keys)`: a name for a message. `wordsOf(value)`: a name, a number or a list by itself ("a, b and c").
 * - `problemText(problem)`: what the engine says is wrong.
 * - `notesOf(texts)`, `sentencesOf(texts)`: texts beside each other, each whole by itself.
 * - `messagesNow()`: another value means other texts, so it can key a cache.
 *
 * Keys are literals or template literals (`term.${id}.name`); the locale check reads them from the source. All of these
 * read a signal: whatever is drawn from them follows the language. A language is set by language/catalogue.ts, in tests
 * with `setMessages(messagesOf(compileAll(texts), 'en'))`.
 */
export type { Name, Params, Value } from '@zonecrawl/text/runtime';
export {
  languageNow,
  messagesNow,
  messagesOf,
  nameOf,
  setMessages,
  t,
  textOf,
  textOr,
  wordsOf,
} from './messages.ts';
export { notesOf, sentencesOf } from './notes.ts';
export { problemLines, problemText } from './problems.ts';
