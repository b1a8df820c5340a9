/** Sessions that begin with entries instead of a journal: a new game, a file that is taken over, a new seed. */
import { hash } from '../base/hash.ts';
import { type Failed, failed } from './files.ts';
import type { Entry, Lineage, Row } from './journal.ts';
import type { Mode, ModeTypes } from './mode.ts';
import type { Notice } from './notice.ts';
import { checkpointOf, type Play } from './runner.ts';
import { carriedOver, type Loaded } from './save.ts';
import { apply, hashOf, openWith, retell, type Session } from './session.ts';

export interface Begun<M extends ModeTypes> {
  readonly ok: true;
  readonly session: Session<M>;
  /** What is to be kept before anybody hears of it. */
  readonly rows: readonly Row[];
  readonly notice: Notice | null;
}

/** The session after these entries, the first of which says where it begins. */
export function beginSession<M extends ModeTypes>(
  mode: Mode<M>,
  [first, ...rest]: readonly Entry<M>[],
): Begun<M> | Failed {
  if (first?.entry !== 'began' && first?.entry !== 'stands') return failed('game', 'journal.noBeginning');
  const opened = openWith(mode, first);
  if (!opened.ok) return opened;
  const { session } = opened;
  const rows: Row[] = [{ number: 0, entry: first, hash: hashOf(session) }];
  for (const entry of rest) {
    const number = session.next;
    const applied = apply(session, entry);
    if (!applied.ok) {
      const refusal = JSON.stringify(applied.refusal);
      return failed(`inputs.${number - 1}`, 'journal.refused', { refusal });
    }
    rows.push({ number, entry, hash: hashOf(session) });
  }
  return { ok: true, session, rows, notice: noticeOf(first) };
}

/**
 * The entries that begin a journal with a save: its start and inputs if it repeats, else where it stands. What the file
 * says of its own lineage is believed only where it admits something.
 */
export function entriesOf<M extends ModeTypes>({
  play,
  save,
}: Loaded<M> & { readonly ok: true }): readonly Entry<M>[] {
  const { mode } = play;
  const { start, inputs, lineage, digest } = save;
  const format = mode.files.save.format;
  if (start !== null && lineage.is === 'repeats' && repeats(play, start)) {
    return [
      { entry: 'began', start, digest: mode.digest, format },
      ...inputs.map((input): Entry<M> => ({ entry: 'input', input })),
    ];
  }
  const isOlder = digest !== mode.digest;
  const { checkpoint, answers } = save;
  const standing = { start, checkpoint, answers, inputs };
  return [
    {
      entry: 'stands',
      because: isOlder ? 'carriedOver' : 'imported',
      from: digest,
      digest: mode.digest,
      format,
      lineage: isOlder ? carriedOver(lineage, digest) : admitted(lineage),
      ...standing,
    },
  ];
}

/** A file that says it repeats and does not is believed no longer. */
const admitted = (lineage: Lineage): Lineage =>
  lineage.is === 'repeats' ? { is: 'doesNotRepeat' } : lineage;

function repeats<M extends ModeTypes>({ mode, game, inputs }: Play<M>, start: M['start']): boolean {
  const retold = retell(mode, start, inputs);
  return retold !== null && hashOf(retold) === hash(game.state);
}

/** A save of older rules goes on under these. */
const noticeOf = <M extends ModeTypes>(first: Entry<M>): Notice | null =>
  first.entry === 'stands' && first.because === 'carriedOver'
    ? { notice: 'carriedOver', from: first.from, lost: 0 }
    : null;

/** The game goes on from the start of the running step, under this seed and with everything hidden drawn anew. */
export function reseeded<M extends ModeTypes>(mode: Mode<M>, session: Session<M>, seed: string): Entry<M> {
  const { play } = session.history;
  const { digest, files } = mode;
  const { checkpoint, answers } = checkpointOf(play);
  return {
    entry: 'stands',
    because: 'reseeded',
    from: digest,
    digest,
    format: files.save.format,
    lineage: { is: 'doesNotRepeat' },
    start: null,
    checkpoint: mode.reseed(checkpoint, seed),
    answers: [],
    inputs: play.inputs.slice(0, play.inputs.length - answers.length),
  };
}
