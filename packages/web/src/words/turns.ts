/** Turn tokens in words. */
import type { Decision } from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';
import { t } from '../text/index.ts';

/** How many Standard Actions a Turn token has, or that it is used. */
export function tokenText(token: 0 | 1, { about, who }: Decision, view: View): string {
  const owner = about.entity ?? who;
  const standards = view.figures.find(({ stalker }) => stalker === owner)?.standards[token];
  const state = view.stalkers.find(({ id }) => id === owner)?.turns[token];
  if (standards === undefined) return '';
  if (state?.used === true) return t('decision.tokenUsed');
  return t(state?.injured === true ? 'decision.tokenInjured' : 'decision.tokenLeft', {
    left: standards.left,
  });
}
