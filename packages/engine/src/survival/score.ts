/** ZS5: the score of a game and how it comes about, as data. */
import type { CardId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';

/** For meeting the objective. */
export const OBJECTIVE_POINTS = 20;

const ACCOUNT = 'points.';
/** The scenario's own account; no card is called like that. */
const SCENARIO = 'scenario';

/** The counter that keeps the points of a card; null: the scenario's own, for this reason. */
export const pointsAccount = (card: CardId | null, why?: string): string =>
  `${ACCOUNT}${card ?? (why === undefined ? SCENARIO : `${SCENARIO}.${why}`)}`;

/** Points and where they come from: the met objective, the scenario's own rules (and which of them), or a card. */
export interface ScoreLine {
  readonly source: 'objective' | 'scenario' | { readonly why: string } | { readonly card: CardId };
  readonly points: number;
}

/** The objective first, then the scenario, then cards by their ids; who has neither gained nor lost is not listed. */
export function scoreLines({ outcome, mission: { counters } }: GameState): readonly ScoreLine[] {
  const lines: ScoreLine[] = outcome?.won ? [{ source: 'objective', points: OBJECTIVE_POINTS }] : [];
  const accounts = Object.entries(counters)
    .filter(([counter, points]) => counter.startsWith(ACCOUNT) && points !== 0)
    .map(([counter, points]): ScoreLine => ({ source: sourceOf(counter.slice(ACCOUNT.length)), points }));
  const isOwn = ({ source }: ScoreLine): boolean =>
    source === 'scenario' || (typeof source === 'object' && 'why' in source);
  const cards = accounts.filter((line) => !isOwn(line));
  return [...lines, ...accounts.filter(isOwn).sort(byName), ...cards.sort(byName)];
}

const nameOf = ({ source }: ScoreLine): string => {
  if (typeof source === 'string') return '';
  return 'why' in source ? source.why : source.card;
};
const byName = (one: ScoreLine, other: ScoreLine): number => (nameOf(one) < nameOf(other) ? -1 : 1);

function sourceOf(account: string): ScoreLine['source'] {
  if (account === SCENARIO) return 'scenario';
  return account.startsWith(`${SCENARIO}.`) ? { why: account.slice(SCENARIO.length + 1) } : { card: account };
}

/** Never below 0. */
export const totalOf = (lines: readonly ScoreLine[]): number =>
  Math.max(
    0,
    lines.reduce((sum, { points }) => sum + points, 0),
  );
