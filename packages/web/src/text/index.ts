/**
 * The one entry point to messages: everything on screen gets its text here, and nothing else reads a pattern. t(key)
 * the message of a key; a key without one is shown as it is, so that a gap is seen t(key, { name: 'Milady', n: 2 })
 * with arguments, each a string or a number textOr(fallback, keys, args?) the message of the first key that has one,
 * else the fallback listOf(['a', 'b', 'c']) "a, b and c" messagesNow() the messages in use: another value means other
 * texts, so it can key a cache Keys are literals or template literals (`term.${id}.name`); the locale check reads them
 * from the source. Patterns are ICU: `{name}`, `{n, plural, =0 {…} one {# …} other {# …}}`, `{kind, select, a {…} other
 * {…}}`, nested at will; numbers are formatted by the language. `t`, `textOr` and `messagesNow` read a signal: whatever
 * is drawn from them follows the language. A language is set with `setMessages(messagesFrom(find, language))`
 * (language/catalogue.ts), in tests with `setMessages(messagesOf(dictionary, language))`.
 */
export { type Dictionary, messagesFrom, messagesOf } from './icu.ts';
export { listOf } from './lists.ts';
export { type Messages, messagesNow, type Params, setMessages, t, textOr } from './messages.ts';
