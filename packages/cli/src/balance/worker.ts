/** Plays batches in a process of its own. */
import process from 'node:process';
import { type Batch, playBatch } from './batch.ts';

process.on('message', (batch: Batch) => {
  process.send?.(playBatch(batch));
});
process.send?.('ready');
