/** What the roll at hand is about: who attacks whom, what is coming in, what the dice say so far. */
import type { Decision, EntityId } from '@zonecrawl/engine/model';
import { box } from '../../game/cards.ts';
import { Icon } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { factText } from '../../words/facts.ts';
import { modifierText } from '../../words/reasons.ts';
import { useTable, useWords } from '../state/context.ts';

const ABOUT = new Set(['stalkerAttacked', 'spaceAttacked', 'enemyAttacked', 'anomalyRolled']);

export function Stakes({ decision }: { readonly decision: Decision }) {
  const { game } = useTable();
  const words = useWords();
  if (words === null) return null;
  const line = game.log.value.findLast(({ fact }) => ABOUT.has(fact.fact));
  const { amount } = decision.about;
  const fact = line?.fact;
  const modifiers = fact?.fact === 'enemyAttacked' ? fact.modifiers : [];
  return (
    <div class="t-stakes">
      {fact === undefined ? null : <p>{factText(fact, words)}</p>}
      {fact?.fact === 'stalkerAttacked' ? <ToHitLines target={fact.target} /> : null}
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

/** What the successes are compared with. */
function ToHitLines({ target }: { readonly target: EntityId }) {
  const { game } = useTable();
  const card = game.cast.value.get(target);
  const body = card === undefined ? undefined : box.value?.enemies[card]?.body;
  if (body === undefined) return null;
  return (
    <ul class="t-to-hit-lines">
      {(['head', 'torso'] as const).map((part) => {
        const rows = body[part];
        return rows === undefined ? null : (
          <li key={part}>
            <Icon name={part} title={t(`term.${part}.name`)} />
            {rows.map(({ at, effects }) => (
              <span key={at}>
                <b class="read">{at}+</b> {effects.map((effect) => t(`table.wound.${effect}`)).join(' + ')}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
