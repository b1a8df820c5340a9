/**
 * The requests to the bots of a game, next to those of the game's own port. Plain JSON: in the page a worker answers,
 * online the server does, which has the game itself.
 */

import type { GamePlay } from '@zonecrawl/engine/game';
import type { Answer } from '@zonecrawl/engine/model';
import type { AdvisedLine, Hint, SeatBots } from './seatBots.ts';
import type { Seats } from './seats.ts';

export type BotRequest =
  | { readonly ask: 'hint' }
  /** The best line, planned. */
  | { readonly ask: 'best' }
  /** The answer of the bot that holds the open decision's seat. */
  | { readonly ask: 'answer'; readonly seats: Seats };

/** null: no decision is open, or it is not a bot's. */
export interface BotReplies {
  readonly hint: Hint | null;
  readonly best: AdvisedLine | null;
  readonly answer: Answer | null;
}

export function consult<R extends BotRequest>(
  bots: SeatBots,
  play: GamePlay,
  request: R,
): BotReplies[R['ask']];
export function consult(bots: SeatBots, play: GamePlay, request: BotRequest): BotReplies[BotRequest['ask']] {
  switch (request.ask) {
    case 'hint':
      return bots.hint(play);
    case 'best':
      return bots.best(play);
    case 'answer':
      return bots.answer(play, request.seats);
  }
}
