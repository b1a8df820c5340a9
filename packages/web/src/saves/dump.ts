/** Everything the database has of one game, so that a deleted one can be put back as it was. */
import { CHECKPOINTS, done, OWNERS, ROWS, rowsOf, type StoreNamed } from '../journal/index.ts';

export type Dump = readonly { readonly store: string; readonly values: readonly unknown[] }[];

interface Wanted {
  readonly id: string;
  readonly records: string;
  readonly saves: string;
  readonly oldSaves: IDBKeyRange;
}

export function dumpOf(store: StoreNamed, { id, records, saves, oldSaves }: Wanted): Promise<Dump> {
  const places: readonly (readonly [string, IDBValidKey | IDBKeyRange])[] = [
    [records, id],
    [saves, oldSaves],
    [OWNERS, id],
    [ROWS, rowsOf(id)],
    [CHECKPOINTS, id],
  ];
  return Promise.all(
    places.map(async ([name, where]) => ({ store: name, values: await done(store(name).getAll(where)) })),
  );
}

export async function putBackIn(store: StoreNamed, dump: Dump): Promise<void> {
  await Promise.all(
    dump.flatMap(({ store: name, values }) => values.map((value) => done(store(name).put(value)))),
  );
}
