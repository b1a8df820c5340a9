import { describe, it } from 'node:test';
import { MemoryStore } from '../src/kernel/memoryStore.ts';
import { journalContract } from '../testing/journalContract.ts';

describe('a journal in memory', () => {
  const store = new MemoryStore();
  for (const check of journalContract) it(check.name, () => check.run(async () => store));
});
