/** Opens on a port what is kept of a game or a Campaign: from its journal, or from what an older version kept of it. */
import type { Done, Failed } from '@zonecrawl/engine/kernel';
import type { SaveMeta, SaveStore } from './types.ts';

type Problems = Failed['problems'];

export type Brought =
  | {
      readonly ok: true;
      /** What an older version wrote last cannot be opened any more; this is what it wrote before. */
      readonly isEarlier: boolean;
    }
  | { readonly ok: false; readonly why: 'missing' }
  | { readonly ok: false; readonly why: 'broken'; readonly problems: Problems };

interface Opener {
  own(
    request:
      | { readonly ask: 'open'; readonly game: string }
      | { readonly ask: 'load'; readonly game: string; readonly save: unknown },
  ): Promise<Done>;
}

export async function bring<R extends SaveMeta>(
  port: Opener,
  saveStore: SaveStore<R>,
  id: string,
): Promise<Brought> {
  const where = await saveStore.whereabouts(id);
  switch (where.in) {
    case 'nowhere':
      return { ok: false, why: 'missing' };
    case 'journal': {
      const done = await port.own({ ask: 'open', game: id });
      if (!done.ok) return { ok: false, why: 'broken', problems: done.problems };
      // Left behind if the page was closed just after it had been taken over.
      dropSaves(saveStore, id);
      return { ok: true, isEarlier: false };
    }
    case 'saves':
      return takeOver(port, saveStore, id, where.saves);
  }
}

/** The newest save that can be opened begins the journal. Only when that is kept the saves go. */
async function takeOver<R extends SaveMeta>(
  port: Opener,
  saveStore: SaveStore<R>,
  id: string,
  saves: readonly unknown[],
): Promise<Brought> {
  let problems: Problems = [];
  for (const [index, save] of saves.entries()) {
    const done = await port.own({ ask: 'load', game: id, save });
    if (done.ok) {
      // One that cannot be opened is left where it is, for whoever can mend it.
      if (index === 0) dropSaves(saveStore, id);
      return { ok: true, isEarlier: index > 0 };
    }
    problems = index === 0 ? done.problems : problems;
  }
  return { ok: false, why: 'broken', problems };
}

function dropSaves<R extends SaveMeta>(saveStore: SaveStore<R>, id: string): void {
  saveStore.dropSaves(id).catch((error: unknown) => console.warn('old saves', error));
}

interface Reader {
  own(request: { readonly ask: 'read'; readonly game: string }): Promise<object | Failed>;
}

/** What is kept, as a save for a file; undefined: nothing that could be read. It is not taken from whoever plays it. */
export async function readKept<R extends SaveMeta>(
  port: Reader,
  saveStore: SaveStore<R>,
  id: string,
): Promise<unknown> {
  const where = await saveStore.whereabouts(id);
  if (where.in === 'nowhere') return undefined;
  if (where.in === 'saves') return where.saves[0];
  const save = await port.own({ ask: 'read', game: id });
  return 'problems' in save ? undefined : save;
}
