/** Rules tests with the cards of the box (docs/testing.md). */
import { enemyRuleIn, ruleIn } from '@zonecrawl/engine/testing';
import { box } from '../src/index.ts';

export const rule = ruleIn(box);
export const enemyRule = enemyRuleIn(box);
