/** What lies in the browser's database, and which version of it brought what. */
import { oldSeed } from '@zonecrawl/engine/base';

export const NAME = 'zonecrawl';
export const VERSION = 4;

/** Rows of journals, by game and number. */
export const ROWS = 'rows';
/** Who plays a game now. A game without an owner is not there. */
export const OWNERS = 'owners';
/** The newest checkpoint of each game. */
export const CHECKPOINTS = 'checkpoints';

/** What lists show of games and of Campaigns. */
export const GAMES = 'games';
export const CAMPAIGNS = 'campaigns';
/** Where versions 1 to 3 kept whole saves. Each goes when its game has a journal. */
export const OLD_GAMES = 'saves';
export const OLD_CAMPAIGNS = 'campaignSaves';

interface StoreOf {
  readonly since: number;
  readonly name: string;
  readonly keyPath: string | readonly string[];
}

const stores: readonly StoreOf[] = [
  { since: 1, name: GAMES, keyPath: 'id' },
  { since: 1, name: OLD_GAMES, keyPath: ['id', 'slot'] },
  { since: 2, name: CAMPAIGNS, keyPath: 'id' },
  { since: 2, name: OLD_CAMPAIGNS, keyPath: ['id', 'slot'] },
  { since: 4, name: ROWS, keyPath: ['game', 'number'] },
  { since: 4, name: OWNERS, keyPath: 'game' },
  { since: 4, name: CHECKPOINTS, keyPath: 'game' },
];

/** Since this version a record says which generator its seed is for; before, there was only the first. */
const TAGGED = 3;

/** Adds what a database of this version does not have yet, and brings what it has up to date. */
export function upgrade(database: IDBDatabase, from: number, transaction: IDBTransaction): void {
  for (const { since, name, keyPath } of stores) {
    if (since > from)
      database.createObjectStore(name, { keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath] });
  }
  if (from > 0 && from < TAGGED) tagSeeds(transaction.objectStore(GAMES));
}

interface TaggedLater {
  readonly record: { readonly setup: { readonly seed: string } | null };
}

/** Saves say by their format what their seeds mean; how a game began lies beside them once more, and says nothing. */
function tagSeeds(games: IDBObjectStore): void {
  const request = games.openCursor();
  request.addEventListener('success', () => {
    const cursor = request.result;
    if (cursor === null) return;
    const entry: TaggedLater = cursor.value;
    const { setup } = entry.record;
    if (setup !== null) {
      const tagged = { ...setup, seed: oldSeed(setup.seed) };
      cursor.update({ ...entry, record: { ...entry.record, setup: tagged } });
    }
    cursor.continue();
  });
}
