/** The keyboard: what each key means, and the one way to bind them. */
export { bindWhileCarrying, useKey, useKeysIn } from './keyboard.ts';
export {
  actionKeys,
  campaignKeys,
  type KeyHelp,
  keyLabel,
  mapKeys,
  optionKey,
  otherActionKeys,
  pageKeys,
  pastKeys,
  playbackKeys,
  seatKeys,
  tableHelp,
  tableKeys,
  turnKeys,
} from './keymap.ts';
export { shownKey, singleKeys } from './single.ts';
