/** The rules and the box in a worker, with one host that answers the page: of a game, of a Campaign, or of bots. */
import './strict.ts';
import { box } from '@zonecrawl/content';
import { CampaignHost } from '@zonecrawl/engine/campaign';
import { GameHost } from '@zonecrawl/engine/host';
import { type JournalOptions, MemoryStore } from '@zonecrawl/engine/kernel';
import { clock } from '../base/clock.ts';
import { IndexedDbStore, openDatabase } from '../journal/index.ts';
import { type Serving, servePage } from './serve.ts';

// One script for all workers, so that the rules are downloaded and cached once; the worker's name selects its role.
switch (self.name) {
  case 'bots':
    servePage(thinking());
    break;
  case 'campaign':
    servePage(journaled((journal) => new CampaignHost(box, { journal })));
    break;
  default:
    servePage(journaled((journal) => new GameHost(box, { journal })));
}

async function journaled(host: (journal: JournalOptions) => Serving['host']): Promise<Serving> {
  const database = await openDatabase();
  const store = database ? new IndexedDbStore(database) : new MemoryStore();
  // Unlike anybody else: only who has claimed a game last may write to its journal.
  const owner = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return { host: host({ store, owner, clock }), lasting: database !== null };
}

/** Bots come in only where somebody asks for them. */
async function thinking(): Promise<Serving> {
  const { thinkFor } = await import('./thinking.ts');
  return { host: thinkFor(box), lasting: true };
}
