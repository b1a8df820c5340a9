/** The frame of every decision: who is asked, what, and the clauses behind it. */
import type { Decision } from '@zonecrawl/engine/model';
import type { ComponentChildren } from 'preact';
import { Clauses, RichText } from '../../cards/RichText.tsx';
import { t, textOr } from '../../text/index.ts';
import { abilityName, effectName } from '../../words/actions.ts';
import { anomalyName, cardName, entityName } from '../../words/names.ts';
import { spaceName } from '../../words/spaces.ts';
import type { Words } from '../../words/words.ts';
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
  const params = words === null ? {} : aboutParams(decision, words);
  const help = textOr('', [`decision.${decision.kind}.help`], params);
  return (
    <section class={`t-decision t-decision-${decision.kind}`} aria-label={t('table.decision')}>
      <header class="t-decision-head">
        <StalkerBadge id={decision.who} />
        <Clauses clauses={decision.clauses} />
        <h2 class="t-decision-title">
          {title ?? textOr(decision.kind, [`decision.${decision.kind}.title`], params)}
        </h2>
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

/** What the decision is about, as words for its texts. */
function aboutParams({ about, who }: Decision, words: Words): Record<string, string | number> {
  const { cast, board, view } = words;
  const params: Record<string, string | number> = { who: entityName(cast, who) };
  if (about.entity !== undefined && about.entity !== null) params['entity'] = entityName(cast, about.entity);
  if (about.target !== undefined && about.target !== null) params['target'] = entityName(cast, about.target);
  if (about.space !== undefined && about.space !== null) params['space'] = spaceName(board, about.space);
  if (about.overlay !== undefined && about.overlay !== null)
    params['anomaly'] = anomalyName(view, about.overlay);
  if (about.card !== undefined && about.card !== null) params['card'] = cardName(about.card);
  if (about.action !== undefined) {
    params['action'] = about.action.includes(':')
      ? effectName(about.action)
      : abilityName(about.action, about.card ?? null);
    params['how'] = about.action;
  }
  if (about.amount !== undefined) params['amount'] = about.amount;
  return params;
}
