/** The thread in which bots think, so that no table waits for another one's. */
import { isMainThread, parentPort } from 'node:worker_threads';
import { type BotRequest, consult, SeatBots } from '@zonecrawl/bots';
import { box } from '@zonecrawl/content';
import { loadGame } from '@zonecrawl/engine/game';

export interface Thought {
  readonly id: number;
  readonly reply: unknown;
  /** How long it took, in milliseconds. */
  readonly spent: number;
}

export interface Question {
  readonly id: number;
  readonly request: BotRequest;
  readonly save: unknown;
  /** Of what it imagines: another one in every room. */
  readonly seed: string;
  /** The most a plan may take, in milliseconds. */
  readonly patience: number;
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  port.on('message', ({ id, request, save, seed, patience }: Question) => {
    const began = performance.now();
    const bots = new SeatBots({ seed, patience: { now: () => performance.now(), milliseconds: patience } });
    const loaded = loadGame(box, save);
    const reply = loaded.ok ? consult(bots, loaded.play, request) : null;
    port.postMessage({ id, reply, spent: performance.now() - began } satisfies Thought);
  });
}
