/** What the roll at hand is about: who attacks whom, what is coming in, what the dice say so far. */
import type { Decision } from '@zonecrawl/engine/kernel';
import { Icon } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { useTable, useWords } from '../context.ts';
import { factText, modifierText } from '../factText.ts';

const ABOUT = new Set(['stalkerAttacked', 'spaceAttacked', 'enemyAttacked', 'anomalyRolled']);

export function Stakes({ decision }: { readonly decision: Decision }) {
  const { game } = useTable();
  const words = useWords();
  if (words === null) return null;
  const line = game.log.value.findLast(({ fact }) => ABOUT.has(fact.fact));
  const { amount } = decision.about;
  const modifiers = line?.fact.fact === 'enemyAttacked' ? line.fact.modifiers : [];
  return (
    <div class="t-stakes">
      {line === undefined ? null : <p>{factText(line.fact, words)}</p>}
      {modifiers.length === 0 ? null : (
        <p class="t-modifiers">{modifiers.map((modifier) => modifierText(modifier)).join(' · ')}</p>
      )}
      {amount === undefined ? null : (
        <p class="t-sum">
          <Icon name="success" size="1.4rem" />
          <span class="read">{amount}</span>
          <span>{t('decision.reroll.successes', { amount })}</span>
        </p>
      )}
    </div>
  );
}
