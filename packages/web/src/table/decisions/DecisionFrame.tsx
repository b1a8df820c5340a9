/** The frame of every decision: who is asked, what, and the clauses behind it. */
import type { Decision } from '@zonecrawl/engine/model';
import type { ComponentChildren } from 'preact';
import { Clauses, RichText } from '../../cards/RichText.tsx';
import { t } from '../../text/index.ts';
import { decisionHelp, decisionTitle } from '../../words/decisions.ts';
import { StalkerBadge } from '../parts/Badge.tsx';
import { useWords } from '../state/context.ts';

export interface DecisionFrameProps {
  readonly decision: Decision;
  readonly title?: string | undefined;
  readonly children: ComponentChildren;
  /** Stays in sight while the rest scrolls. */
  readonly foot?: ComponentChildren;
}

export function DecisionFrame({ decision, title, children, foot }: DecisionFrameProps) {
  const words = useWords();
  const help = words === null ? '' : decisionHelp(decision, words);
  return (
    <section
      class={`t-decision t-decision-${decision.kind}`}
      aria-label={t('table.decision')}
      tabIndex={-1}
      data-goes-on
    >
      <header class="t-decision-head">
        <StalkerBadge id={decision.who} />
        <Clauses clauses={decision.clauses} />
        <h2 class="t-decision-title">{title ?? (words === null ? null : decisionTitle(decision, words))}</h2>
      </header>
      <div class="t-decision-body">
        {help === '' ? null : (
          <p class="t-help">
            <RichText text={help} />
          </p>
        )}
        {children}
      </div>
      {foot === undefined ? null : <footer class="t-decision-foot">{foot}</footer>}
    </section>
  );
}
