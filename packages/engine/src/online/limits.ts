/** What both ends of the wire agree on: version, sizes, close codes, names of the phrases. */

/** Raised whenever an older client could misunderstand a newer server; it is then told to reload. */
export const PROTOCOL = 2;

export const LIMITS = {
  /** Bytes of one message to the server; a save that is taken online comes by HTTP and may be larger. */
  message: 16 * 1024,
  save: 4 * 1024 * 1024,
  /** Inputs of a game that is taken online: all of them are played again, while every other table waits. */
  inputs: 20_000,
  name: 24,
  chat: 300,
  /** Lines of chat that whoever comes in is shown. */
  chatShown: 100,
  /** Spaces of a sketched path. */
  sketch: 60,
  /** People who ever joined one room, and sockets open to it. */
  players: 16,
  sockets: 40,
} as const;

/** Why the server closes a socket. From 4000 on they are ours; a client comes back by itself after 4000 alone. */
export const CLOSE = {
  /** This node goes away: connect again, after a random pause of up to `RECONNECT` milliseconds. */
  drain: 4000,
  /** The client is older than the server understands: reload the page. Its secret stays valid. */
  reload: 4001,
  /** The host removed this player. */
  removed: 4002,
  /** The room was closed, deleted or has expired, or there is none with this code. */
  gone: 4003,
  /** Too many messages, or not one that this protocol knows. */
  misuse: 4004,
  /** The host has switched watching off, or too many are here. */
  notWelcome: 4005,
} as const;

/** The longest random pause before connecting again, in milliseconds. */
export const RECONNECT = 3000;

/** Quick phrases: texts under `phrase.<id>`, so that everybody reads them in their own language. */
export const PHRASES = [
  'yes',
  'no',
  'thanks',
  'sorry',
  'wait',
  'go',
  'help',
  'look',
  'careful',
  'wellDone',
  'nextTurn',
  'brb',
] as const;
export type Phrase = (typeof PHRASES)[number];
