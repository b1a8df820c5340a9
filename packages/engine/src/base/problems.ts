/**
 * What is wrong with something that came from outside, and where. A problem is a key with parameters, never prose: its
 * words are a message `problem.<key>` of the locales, in whatever language it is read.
 */
import { problemTable } from './problemTable.ts';

type ProblemTable = typeof problemTable;

/** What may be wrong. */
export type ProblemKey = keyof ProblemTable;

interface KindTypes {
  text: string;
  number: number;
  texts: readonly string[];
}
type TypeOf<Kind> = Kind extends keyof KindTypes
  ? KindTypes[Kind]
  : Kind extends readonly (infer Case)[]
    ? Case
    : never;

/** What the message of a key is told. */
export type ProblemParams<K extends ProblemKey> = {
  readonly [P in keyof ProblemTable[K]]: TypeOf<ProblemTable[K][P]>;
};

/** The arguments after the key: none where its message has no placeholder. */
export type ProblemArguments<K extends ProblemKey> = keyof ProblemTable[K] extends never
  ? []
  : [params: ProblemParams<K>];

export interface Problem {
  /** The place in the file: names and numbers joined by dots. */
  readonly where: string;
  readonly key: ProblemKey;
  readonly params: Readonly<Record<string, string | number | readonly string[]>>;
}

/** Tells a problem. */
export type Say = <K extends ProblemKey>(where: string, key: K, ...params: ProblemArguments<K>) => void;

export function problemAt<K extends ProblemKey>(
  where: string,
  key: K,
  ...params: ProblemArguments<K>
): Problem;
export function problemAt(where: string, key: ProblemKey, params: Problem['params'] = {}): Problem {
  return { where, key, params };
}

/** Collects problems. */
export const sayTo =
  (problems: Problem[]): Say =>
  (where, key, ...params) => {
    problems.push(problemAt(where, key, ...params));
  };

/** Problems of a part, with their place in the whole. */
export const inside = (where: string, problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, where: `${where}.${problem.where}` }));

/** A problem as the error text of a schema, which `fromErrorText` turns back. */
export function errorText<K extends ProblemKey>(key: K, ...[params]: ProblemArguments<K>): string {
  return JSON.stringify({ key, params: params ?? {} });
}

/** The problem in the error text of a schema; null: it is the library's own text. */
export function fromErrorText(text: string): Omit<Problem, 'where'> | null {
  if (!text.startsWith('{"key":')) return null;
  const { key, params } = JSON.parse(text);
  return isProblemKey(key) ? { key, params } : null;
}

const isProblemKey = (key: unknown): key is ProblemKey =>
  typeof key === 'string' && Object.hasOwn(problemTable, key);

/** What was thrown, as the detail of a problem. */
export const errorIn = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

/** More names than anybody would read. */
const MOST_KNOWN = 40;

/** Something is called by a name that nothing has; `known` are those there are. */
export function unknownName(
  where: string,
  kind: ProblemParams<'name.unknown'>['kind'],
  id: string,
  known: readonly string[] = [],
): Problem {
  return known.length === 0
    ? problemAt(where, 'name.unknown', { kind, id })
    : problemAt(where, 'name.unknownAmong', { kind, id, known: known.slice(0, MOST_KNOWN) });
}

/** A Mission asks for what none of its cards brings about; `known` is what they do. */
export function untold(
  where: string,
  kind: ProblemParams<'mission.untold'>['kind'],
  id: string,
  known: readonly string[],
): Problem {
  return known.length === 0
    ? problemAt(where, 'mission.untold', { kind, id })
    : problemAt(where, 'mission.untoldAmong', { kind, id, known: known.slice(0, MOST_KNOWN) });
}
