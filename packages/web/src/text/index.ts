export type { Dictionary } from './icu.ts';
export { messagesOf } from './icu.ts';
export type { Messages, Params } from './messages.ts';
export { messagesNow, setMessages, t, textOr } from './messages.ts';
