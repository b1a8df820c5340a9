/** Sends the current game to the bots' worker, which is started by the first request. */
import type { Seats } from '@zonecrawl/bots/seats';
import type { GamePort } from '@zonecrawl/engine/host';
import { type BotPort, startBotPort } from '../game/port.ts';
import type { ThinkReplies } from '../game/thinking.ts';

export interface BotClient {
  /** Each replies null if something else was asked meanwhile, or there is nothing to say. */
  hint(): Promise<ThinkReplies['hint']>;
  best(): Promise<ThinkReplies['best']>;
  answer(seats: Seats): Promise<ThinkReplies['answer']>;
  close(): void;
}

export function createBotClient(game: GamePort, start: () => BotPort = startBotPort): BotClient {
  let port: BotPort | null = null;
  let closed = false;
  const bots = (): BotPort => {
    port ??= start();
    return port;
  };
  /** null: this game does not give out saves. */
  const saved = async (): Promise<object | null> => {
    const save = await game.own({ ask: 'save' });
    return closed || 'problems' in save ? null : save;
  };
  return {
    async hint() {
      const save = await saved();
      return save && bots().request({ ask: 'hint', save });
    },
    async best() {
      const save = await saved();
      return save && bots().request({ ask: 'best', save });
    },
    async answer(seats) {
      const save = await saved();
      return save && bots().request({ ask: 'answer', seats, save });
    },
    close() {
      closed = true;
      port?.close();
    },
  };
}
