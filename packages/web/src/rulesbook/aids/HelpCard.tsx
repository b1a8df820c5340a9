/** The Help card: the order of the Round, and what statuses and Attention mean. */
import { Clauses } from '../../cards/RichText.tsx';
import { t, textOr } from '../../text/index.ts';
import { Entries, TermEntry } from './Entry.tsx';
import { attention, roundOrder, statuses } from './pages.ts';

export function HelpCard() {
  return (
    <div class="aid-columns">
      <section class="aid-part">
        <h3>{t('aid.round')}</h3>
        <ol class="aid-steps">
          {roundOrder.map((clause) => (
            <li key={clause}>
              <b>{t(`rule.${clause}.title`)}</b>
              <span>
                {textOr('', [`aid.round.${clause}`, `rule.${clause}`])} <Clauses clauses={[clause]} />
              </span>
            </li>
          ))}
        </ol>
      </section>
      <div>
        <Entries title={t('aid.statuses')}>
          {statuses.map((term) => (
            <TermEntry key={term} term={term} />
          ))}
        </Entries>
        <Entries title={t('term.attention.name')}>
          {attention.map((term) => (
            <TermEntry key={term} term={term} />
          ))}
        </Entries>
      </div>
    </div>
  );
}
