/** What came of dice, in one line: the sum against what it takes, and whether that was enough. */
import type { EnemyCard } from '@zonecrawl/engine/model';
import { box } from '../../game/cards.ts';
import { t } from '../../text/index.ts';
import type { Cast } from '../../words/names.ts';
import { sumText } from '../parts/sum.ts';
import type { Exchange, Result } from './exchange.ts';

export interface ResultText {
  readonly text: string;
  /** For the Stalkers. */
  readonly isGood: boolean;
}

export function resultText({ fact, dice, isDead }: Result, began: Exchange['began'], cast: Cast): ResultText {
  if (fact.fact === 'defended') {
    const damage = fact.incoming.reduce((all, { by }) => all + by, 0);
    const sum = sumText(dice, fact.modifiers, false) ?? 'none';
    return {
      text: t('table.tray.defended', { sum, stopped: fact.successes, damage, through: fact.damage }),
      isGood: fact.damage === 0,
    };
  }
  const isAccurate = began.fact === 'stalkerAttacked' && began.accurate;
  // A share of a Burst, or the damage of an Enemy, is not what the dice show.
  const counted = fact.modifiers.some(({ reason }) => reason === 'dice') ? dice : [];
  const isHit = fact.threshold !== null;
  return {
    text: t(isDead ? 'table.tray.dead' : isHit ? 'table.tray.hit' : 'table.tray.miss', {
      sum: sumText(counted, fact.modifiers, isAccurate) ?? 'none',
      total: fact.successes,
      need: fact.threshold ?? leastOf(box.value?.enemies[cast.get(fact.target) ?? ''], fact.part),
      part: began.fact === 'spaceAttacked' ? 'other' : fact.part === 'head' ? 'head' : 'torso',
    }),
    isGood: isHit,
  };
}

/** What would have been a hit. */
function leastOf(card: EnemyCard | undefined, part: string): number {
  const rows = (part === 'head' ? card?.body.head : undefined) ?? card?.body.torso ?? [];
  return rows.reduce((least, { at }) => Math.min(least, at), rows[0]?.at ?? 0);
}
