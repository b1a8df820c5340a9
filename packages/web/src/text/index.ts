export { type Dictionary, messagesOf } from './icu.ts';
export { type Messages, messagesNow, type Params, setMessages, t, textOr } from './messages.ts';
