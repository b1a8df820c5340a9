import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { durability, lookAtStorage } from './durability.ts';

const GIGABYTE = 2 ** 30;

/** A browser's storage, as browsers differ. */
const storage = (of: {
  readonly isPersistent?: boolean;
  readonly quota?: number;
  readonly hasFiles?: boolean;
}) => ({
  persisted: async () => of.isPersistent ?? false,
  estimate: async () => ({ quota: of.quota ?? 10 * GIGABYTE }),
  async getDirectory(): Promise<FileSystemDirectoryHandle> {
    if (of.hasFiles === false) throw new DOMException('not in a private window', 'SecurityError');
    return Object.create(null);
  },
});

describe('how long a browser keeps games', () => {
  afterEach(() => {
    durability.value = null;
  });

  it('is for good where it was asked to and agreed', async () => {
    await lookAtStorage(storage({ isPersistent: true, quota: 0 }));
    assert.equal(durability.value, 'persistent');
  });

  it('is until it runs short of room where it did not', async () => {
    await lookAtStorage(storage({}));
    assert.equal(durability.value, 'evictable');
  });

  it('is until the window is closed where it gives little room, or no files: a private window', async () => {
    await lookAtStorage(storage({ quota: GIGABYTE / 10 }));
    assert.equal(durability.value, 'private');
    await lookAtStorage(storage({}));
    assert.equal(durability.value, 'evictable');
    await lookAtStorage(storage({ hasFiles: false }));
    assert.equal(durability.value, 'private');
  });

  it('is not known, and nothing is said, where it does not tell', async () => {
    await lookAtStorage(undefined);
    assert.equal(durability.value, null);
  });
});
