/** The statuses an attack may leave on its target: those it suffers from already are no result of it. */
import type { Replies } from '@zonecrawl/engine/host';

type PartChances = Pick<Replies['attackOdds'][number]['parts'][number]['plain'], (typeof STATUSES)[number]>;

const STATUSES = ['pinDown', 'exposed'] as const;

/** What shows as 0 or hardly more is not worth a line. */
const HARDLY = 0.005;

export interface StatusChance {
  readonly status: (typeof STATUSES)[number];
  readonly now: number;
  readonly focus: number | null;
}

export const statusChances = (
  { plain, focus }: { readonly plain: PartChances; readonly focus: PartChances | null },
  target: Readonly<Record<(typeof STATUSES)[number], boolean>> | undefined,
): readonly StatusChance[] =>
  STATUSES.filter((status) => plain[status] > HARDLY && target?.[status] !== true).map((status) => ({
    status,
    now: plain[status],
    focus: focus?.[status] ?? null,
  }));
