/** The log: every fact so far with the input that caused it. */
import type { Update } from '@zonecrawl/engine/host';
import type { Fact } from '@zonecrawl/engine/model';

export interface LogLine {
  /** Unique within the log, in order. */
  readonly id: number;
  /** The number of inputs at which this line happened. */
  readonly input: number;
  readonly fact: Fact;
}

/** Drops what came after input `keep`, then appends what was told. Returns the new lines apart. */
export function logAfter(
  log: readonly LogLine[],
  { keep, told }: Pick<Update, 'keep' | 'told'>,
): { readonly log: readonly LogLine[]; readonly fresh: readonly LogLine[] } {
  const cut = log.findIndex(({ input }) => input > keep);
  const kept = cut < 0 ? log : log.slice(0, cut);
  let id = (kept.at(-1)?.id ?? 0) + 1;
  const fresh: LogLine[] = [];
  for (const { input, facts } of told) {
    for (const fact of facts) fresh.push({ id: id++, input, fact });
  }
  return { log: fresh.length === 0 ? kept : [...kept, ...fresh], fresh };
}

/** The lines of the last phase that the Zone answered in, the phase's own first; none before the first. */
export function lastPhase(log: readonly LogLine[]): readonly LogLine[] {
  const at = log.findLastIndex(({ fact }) => fact.fact === 'phaseBegan' && fact.phase === 'enemies');
  if (at < 0) return [];
  const after = log.slice(at);
  const next = after.findIndex(({ fact }) => fact.fact === 'roundBegan');
  return next < 0 ? after : after.slice(0, next);
}
