/** The compiled form of a message: small as JSON, and nothing is left to parse. */

/** Text alone, or parts to be joined. */
export type Message = string | readonly Part[];

/** A literal, the number of the plural around it (`#`), or an argument. */
export type Part = string | 0 | Argument;

export type Cases = Readonly<Record<string, Message>>;

/** An argument by its name, and how it is shown: as it is, by its cases, or in a format. */
export type Argument =
  | readonly [name: string, kind?: undefined]
  | readonly [name: string, kind: 's', cases: Cases]
  | readonly [name: string, kind: 'p' | 'o', cases: Cases, offset?: number | undefined]
  | readonly [name: string, kind: 'n', options: Intl.NumberFormatOptions, scale?: number]
  | readonly [name: string, kind: 'd', options: Intl.DateTimeFormatOptions];

/** Compiled messages by key. */
export type Catalogue = Readonly<Record<string, Message>>;
