/**
 * What may be asked of the bots at a table, beside the requests of the game's own port. Plain JSON: in the page a worker
 * answers, online the server does, which knows the game itself.
 */

import type { Play } from '@zonecrawl/engine/kernel';
import type { Answer } from '@zonecrawl/engine/model';
import type { AdvisedLine, Company, Hint } from './company.ts';
import type { Seats } from './seats.ts';

export type CompanyRequest =
  | { readonly ask: 'hint' }
  /** The best line, thought through. */
  | { readonly ask: 'best' }
  /** What the bot answers whose decision is open. */
  | { readonly ask: 'answer'; readonly seats: Seats };

/** null: nobody is asked, or it is not for a bot to answer. */
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
