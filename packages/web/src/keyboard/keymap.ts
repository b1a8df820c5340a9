/**
 * Every key that has a meaning of its own. The lists of one scope may share a key where they are never open together;
 * where they are, the list that opened last has it.
 */
import { textOr } from '../text/index.ts';

export const tableKeys = {
  confirm: 'Enter',
  cancel: 'Escape',
  undo: 'u',
  redo: 'y',
  mission: 'o',
  danger: 'v',
  ruler: 'x',
  log: 'l',
  rules: 'h',
  help: 'F1',
  keys: '?',
  pin: ';',
  hint: 'z',
  doHint: 'Shift+Enter',
  nextLesson: '/',
  pointOut: "'",
  talk: '"',
  command: ':',
} as const;

/** While a Stalker acts or moves. */
export const turnKeys = {
  whyNot: 'w',
  endTurn: 'e',
  pass: 'f',
  stopHere: 'e',
  goAndStop: 's',
  goOn: 'a',
  takeBack: 'Backspace',
} as const;

/** While something is played back. */
export const playbackKeys = { pause: 'p', step: '.', follow: 'f', skip: 'Enter' } as const;

/** While an earlier moment is shown. */
export const pastKeys = { earlier: ',', later: '.', backToNow: 'Backspace' } as const;

/** The PDA of each seat: the number keys with Shift, as they are called on most keyboards. */
export const seatKeys: readonly string[] = ['!', '@', '#', '$'];

/** Actions of the rules, each with a key of its own; the others get what is left. */
export const actionKeys: Readonly<Record<string, string>> = {
  movement: 'm',
  carefulMovement: 'c',
  discardPinDown: 'n',
  prepare: 'p',
  reload: 'r',
  pickUp: 'g',
  decoy: 'd',
  boltsAndNuts: 'b',
  knife: 'k',
  leadToken: 't',
};
export const otherActionKeys: readonly string[] = [...'123456789', ...'aijqs'];

/** The options of any other decision, first to last. */
const optionKeys: readonly string[] = [...'123456789', ...'abcdfghijk'];
export const optionKey = (index: number): string | undefined => optionKeys[index];

export const mapKeys = {
  arrows: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  zoomIn: '+',
  zoomOut: '-',
  fit: '0',
} as const;

export const campaignKeys = { undo: 'z', redo: 'y', stash: 'b', story: 'j', goOn: 'n' } as const;

/** Any page that can be left. */
export const pageKeys = { back: 'Escape' } as const;

/** What the help of the table says of a group of keys; without a list its text names them. */
export interface KeyHelp {
  /** `table.keys.<id>.text`, and `table.keys.<id>.keys` for keys that have a name in each language. */
  readonly id: string;
  readonly keys?: readonly string[];
  /** Its text names keys that can be switched off. */
  readonly single?: true;
}

export const tableHelp: readonly KeyHelp[] = [
  { id: 'map' },
  { id: 'pieces' },
  { id: 'pan' },
  { id: 'zoom', keys: [mapKeys.zoomIn, mapKeys.zoomOut, mapKeys.fit] },
  { id: 'confirm' },
  { id: 'via' },
  { id: 'cancel' },
  { id: 'options', single: true },
  { id: 'stalkers', single: true },
  { id: 'pin', keys: [tableKeys.pin] },
  {
    id: 'tools',
    keys: [
      tableKeys.undo,
      tableKeys.redo,
      tableKeys.mission,
      tableKeys.danger,
      tableKeys.ruler,
      tableKeys.log,
      tableKeys.rules,
      turnKeys.whyNot,
    ],
  },
  { id: 'help', keys: [tableKeys.help] },
  { id: 'command', keys: [tableKeys.command] },
  { id: 'hint', keys: [tableKeys.hint] },
  { id: 'playback', keys: [playbackKeys.pause, playbackKeys.step, playbackKeys.skip] },
];

/** A letter as it is printed on its key, or what a longer key is called. */
export const keyLabel = (key: string): string =>
  key === '-' ? '−' : key.length === 1 ? key.toUpperCase() : textOr(key, [`ui.key.${key}`]);
