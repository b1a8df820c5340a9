/** A problem report: one file with all that is needed to see the problem again. It names nobody who plays. */

const FORMAT = 1;

export interface Report {
  readonly zonecrawl: 'report';
  readonly format: typeof FORMAT;
  readonly version: string;
  /** Of rules and content; null: the game does not answer. */
  readonly digest: string | null;
  readonly browser: string;
  readonly language: string;
  /** What the table said went wrong, and what the machine said. */
  readonly problem: { readonly key: string; readonly detail?: string } | null;
  /** What the player says happened. */
  readonly words: string;
  /** The last lines of the log as the player read them. */
  readonly log: readonly string[];
  /** The game as a record; as a save where it does not follow from its start; null: left out, or not to be had. */
  readonly record: object | null;
}

/** What the player cannot change about it. */
export type ReportFacts = Omit<Report, 'zonecrawl' | 'format' | 'words'>;

/** So many lines of the log tell how it came to it. */
export const LAST_LINES = 30;

export const reportOf = (facts: ReportFacts, words: string, withRecord: boolean): Report => ({
  zonecrawl: 'report',
  format: FORMAT,
  ...facts,
  words,
  record: withRecord ? facts.record : null,
});

export const textOfReport = (report: Report): string => `${JSON.stringify(report)}\n`;

export const reportFileName = (now: Date): string =>
  `zonecrawl-report-${now.toISOString().slice(0, 16).replaceAll(':', '-')}.json`;

interface Asked {
  own(request: { readonly ask: 'record' }): Promise<object>;
  own(request: { readonly ask: 'save' }): Promise<object>;
}

/** The running game as a record, or as a save; null: it cannot be had now. */
export async function recordFrom(port: Asked): Promise<object | null> {
  try {
    const record = await port.own({ ask: 'record' });
    if (!('problems' in record)) return record;
    const save = await port.own({ ask: 'save' });
    return 'problems' in save ? null : save;
  } catch {
    return null;
  }
}

/** The digest a record or a save names. */
export const digestOf = (record: object | null): string | null =>
  record !== null && 'digest' in record && typeof record.digest === 'string' ? record.digest : null;

export const inputsOf = (record: object | null): number =>
  record !== null && 'inputs' in record && Array.isArray(record.inputs) ? record.inputs.length : 0;
