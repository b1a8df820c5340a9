/** The bots in a worker of their own, so that they block neither the page nor the rules. */
import { type BotReplies, type BotRequest, consult, SeatBots } from '@zonecrawl/bots';
import { loadGame } from '@zonecrawl/engine/game';
import type { Box } from '@zonecrawl/engine/model';
import type { Serving } from './serve.ts';

/** Every request carries the current game: the worker is stateless. */
export type ThinkRequest = BotRequest & { readonly save: unknown };

/** Every reply may be null: by then something else was asked. */
export type ThinkReplies = { readonly [K in keyof BotReplies]: BotReplies[K] | null };

/** The time limit of an answer. */
const PATIENCE = 300;

export function thinkFor(box: Box): Serving['host'] {
  const bots = new SeatBots({
    seed: 'table',
    patience: { now: () => performance.now(), milliseconds: PATIENCE },
  });
  let newest = 0;
  const think = async (request: ThinkRequest): Promise<ThinkReplies[ThinkRequest['ask']]> => {
    newest += 1;
    const mine = newest;
    // Pending messages are read first; only the newest request is processed.
    await new Promise((resolve) => setTimeout(resolve));
    if (mine !== newest) return null;
    const loaded = loadGame(box, request.save);
    return loaded.ok ? consult(bots, loaded.play, request) : null;
  };
  return {
    // Only the page of this worker asks, and by these types.
    join: () => ({ request: (request) => think(request as ThinkRequest), leave: () => undefined }),
    own: () => Promise.reject(new Error('whoever thinks owns no game')),
    onKeeping: () => () => undefined,
  };
}
