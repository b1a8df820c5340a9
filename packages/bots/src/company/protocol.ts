/**
 * The requests to the bots of a game, next to those of the game's own port. Plain JSON: in the page a worker answers,
 * online the server does, which has the game itself.
 */

import type { Play } from '@zonecrawl/engine/kernel';
import type { Answer } from '@zonecrawl/engine/model';
import type { AdvisedLine, Company, Hint } from './company.ts';
import type { Seats } from './seats.ts';

export type CompanyRequest =
  | { readonly ask: 'hint' }
  /** The best line, planned. */
  | { readonly ask: 'best' }
  /** The answer of the bot that holds the open decision's seat. */
  | { readonly ask: 'answer'; readonly seats: Seats };

/** null: no decision is open, or it is not a bot's. */
export interface CompanyReplies {
  readonly hint: Hint | null;
  readonly best: AdvisedLine | null;
  readonly answer: Answer | null;
}

export function consult<R extends CompanyRequest>(
  company: Company,
  play: Play,
  request: R,
): CompanyReplies[R['ask']];
export function consult(
  company: Company,
  play: Play,
  request: CompanyRequest,
): CompanyReplies[CompanyRequest['ask']] {
  switch (request.ask) {
    case 'hint':
      return company.hint(play);
    case 'best':
      return company.best(play);
    case 'answer':
      return company.answer(play, request.seats);
  }
}
