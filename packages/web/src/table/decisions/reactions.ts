/** What the end of a Turn brings, in words: who reacts, or why nobody does. */
import type { Replies } from '@zonecrawl/engine/host';
import { t } from '../../text/index.ts';
import { amount } from '../../words/numbers.ts';

type ReactionOdds = NonNullable<Replies['reactions']>;

/** `seenBy`: how many Enemies see the Stalker. Those out of range or pinned down do, and still do not attack. */
export function reactionText({ reactions, expected }: ReactionOdds, seenBy: number): string {
  const attacking = reactions.filter(({ does }) => does === 'attacks').length;
  return attacking === 0
    ? t('decision.action.nobodyReacts', { enemies: seenBy })
    : t('decision.action.reactions', { enemies: attacking, expected: amount(expected) });
}
