import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge } from '../testing/syscalls.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const OTHER = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const LOG = /\.sqlite-wal/;
const write = '7 pwrite64(20</data/zonecrawl.sqlite-wal>, "row", 3, 0) = 3';
const sync = '7 fdatasync(20</data/zonecrawl.sqlite-wal>) = 0';
const reply = (id: string): string =>
  `5 write(23<socket:[1]>, "{\\"type\\":\\"reply\\",\\"id\\":\\"${id}\\"}", 9) = 9`;

describe('a trace of system calls', () => {
  it('is well where the log was written and synced before each answer', () => {
    const { told, syncs, tooEarly } = judge(
      [write, sync, reply(ID), write, sync, reply(OTHER)].join('\n'),
      LOG,
    );
    assert.deepEqual([...told], [ID, OTHER]);
    assert.deepEqual({ syncs, tooEarly }, { syncs: 2, tooEarly: 0 });
  });

  it('sees an answer that goes out together with the update before it', () => {
    const both = reply(ID).replace('"{', '"{\\"type\\":\\"game\\"}\\201~{');
    assert.deepEqual([...judge([write, sync, both].join('\n'), LOG).told], [ID]);
    assert.equal(judge([write, sync, reply(OTHER), write, both].join('\n'), LOG).tooEarly, 2);
  });

  it('shows an answer that came before its sync, and one whose sync is of another file or of an earlier write', () => {
    assert.equal(judge([write, reply(ID), sync].join('\n'), LOG).tooEarly, 1);
    assert.equal(judge([write, '7 fsync(21</data/other>) = 0', reply(ID)].join('\n'), LOG).tooEarly, 1);
    assert.equal(judge([write, sync, reply(ID), sync, reply(OTHER)].join('\n'), LOG).tooEarly, 1);
  });

  it('counts a sync that another thread interrupts where it returns', () => {
    const parts = [
      '7 fdatasync(20</data/zonecrawl.sqlite-wal> <unfinished ...>',
      '7 <... fdatasync resumed>) = 0',
    ];
    const [begins = '', ends = ''] = parts;
    assert.equal(judge([write, begins, ends, reply(ID)].join('\n'), LOG).tooEarly, 0);
    assert.equal(judge([write, begins, reply(ID), ends].join('\n'), LOG).tooEarly, 1);
  });
});
