/** The quick reference: every Action, both kinds of attacks step by step, the dice. */
import { Clauses } from '../../cards/RichText.tsx';
import { t } from '../../text/index.ts';
import { Entries, TermEntry } from './Entry.tsx';
import { DieEntries } from './Glossaries.tsx';
import { attackSteps, enemyAttackSteps, quickActions } from './pages.ts';

export function Quick() {
  return (
    <div class="aid-columns">
      <Entries title={t('aid.actions')}>
        {quickActions.map((term) => (
          <TermEntry key={term} term={term} />
        ))}
      </Entries>
      <div>
        <Steps title={t('aid.attack')} clauses={attackSteps} />
        <Steps title={t('aid.enemyAttack')} clauses={enemyAttackSteps} />
        <Entries title={t('aid.dice')}>
          <DieEntries />
        </Entries>
      </div>
    </div>
  );
}

function Steps({ title, clauses }: { readonly title: string; readonly clauses: readonly string[] }) {
  return (
    <section class="aid-part">
      <h3>{title}</h3>
      <ol class="aid-steps">
        {clauses.map((clause) => (
          <li key={clause}>
            <b>{t(`rule.${clause}.title`)}</b>
            <span>
              {firstSentence(t(`rule.${clause}`))} <Clauses clauses={[clause]} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
