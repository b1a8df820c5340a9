/** A3: Prepare. */
import type { CardAction } from '../../model/abilities.ts';
import type { Question } from '../../model/decision.ts';
import { taken } from '../../model/rule.ts';
import { spaceOf, stalkersOn } from '../basics/entities.ts';
import { checkBackpack } from '../gear/backpack.ts';
import { addExchanges, carryOutExchange, type Exchange } from '../gear/exchange.ts';
import { gainBolts } from '../gear/pockets.ts';
import { gainStatus } from '../stalker/statuses.ts';

/**
 * "As often as they like" has no end for somebody who picks at random, so after this many exchanges in one Prepare
 * only "done" is left. Nobody at a table comes near it, and the next Prepare starts afresh.
 */
const MOST_EXCHANGES = 40;
const DONE = { is: 'say', say: 'done' } as const;

export const prepare: CardAction = {
  id: 'prepare',
  cost: 'standard',
  refusal: () => null,
  *perform(game, stalker) {
    gainStatus(game, stalker, 'focus', ['A3']);
    gainBolts(game, stalker, 1);
    const together = stalkersOn(game, spaceOf(stalker));
    for (let done = 0; done < MOST_EXCHANGES; done++) {
      const options: (Exchange | typeof DONE)[] = [DONE];
      addExchanges(game, together, options);
      if (options.length === 1) break;
      const question: Question<'prepare', Exchange | typeof DONE> = {
        kind: 'prepare',
        who: stalker.id,
        clauses: ['A3'],
        about: { entity: stalker.id, space: stalker.space },
        options,
      };
      const chosen = taken(question, yield question);
      if (chosen.is === 'say') break;
      carryOutExchange(game, chosen);
    }
    for (const each of together) yield* checkBackpack(game, each);
  },
};
