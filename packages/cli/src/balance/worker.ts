/** The worker process: plays batches. */
import process from 'node:process';
import { type Batch, playBatch } from './batch.ts';

process.on('message', (batch: Batch) => {
  process.send?.(playBatch(batch));
});
process.send?.('ready');
