/** Tries mutants one after the other in a thread of its own, so that one that hangs can be given up. */
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { box } from '@zonecrawl/content';
import { draw, seedRandom } from '@zonecrawl/engine/base';
import { corpusOf, KINDS, type Kind, type Original } from './corpus.ts';
import { mutated } from './mutate.ts';
import type { Verdict } from './playOn.ts';
import { signed } from './signed.ts';
import { tryOut } from './trial.ts';

export interface Task {
  readonly seed: string;
  readonly positions: readonly unknown[];
}

/** What became of a mutant, and how much time of the processor it took. */
export interface Tried {
  readonly verdict: Verdict;
  readonly milliseconds: number;
}

/** The n-th mutant of a seed is always the same. */
export async function tryMutant(
  corpus: readonly Original[],
  seed: string,
  n: number,
): Promise<{ readonly kind: Kind; readonly verdict: Verdict }> {
  const random = seedRandom(`${seed} ${n}`);
  // Every border is tried as often as the others, however many originals it has.
  const kind = KINDS[draw(random, 'setup', KINDS.length)];
  const originals = corpus.filter((original) => original.kind === kind);
  const original = originals[draw(random, 'setup', originals.length)];
  if (!original) throw new Error('there is nothing to mutate');
  const mutant = mutated(random, original.value);
  const isSigned = draw(random, 'setup', 3) > 0;
  return {
    kind: original.kind,
    verdict: await tryOut(box, original.kind, isSigned ? signed(mutant) : mutant, original.moment),
  };
}

if (parentPort) {
  const port = parentPort;
  const { seed, positions }: Task = workerData;
  const corpus = await corpusOf(box, seed, positions);
  port.on('message', async (n: number) => {
    const before = process.threadCpuUsage();
    const { verdict } = await tryMutant(corpus, seed, n);
    // What else the machine does must not count.
    const { user, system } = process.threadCpuUsage(before);
    port.postMessage({ verdict, milliseconds: (user + system) / 1000 } satisfies Tried);
  });
  port.postMessage({ ready: true });
}
