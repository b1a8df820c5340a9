/** Scripts and epilogues as pages: their texts and their effects. */
import type { CampaignFact, CampaignUpdate, ChroniclePage } from '@zonecrawl/engine/campaign';

export interface Page {
  /** The Exploration it belongs to; the last page of one is shown when the next has already begun. */
  readonly exploration: number;
  /** Where the group was. */
  readonly where: ChroniclePage['where'] | null;
  /** Keys of texts, in order. */
  readonly texts: readonly string[];
  /** What changed for the group, as facts. */
  readonly came: readonly CampaignFact[];
  /** How the Mission ended, if one has just been played. */
  readonly returned: Extract<CampaignFact, { readonly fact: 'returned' }> | null;
}

/** Facts that are shown under a page; steps and book-keeping are not. */
const worthTelling: ReadonlySet<CampaignFact['fact']> = new Set([
  'coupons',
  'gained',
  'lost',
  'removedCard',
  'magazines',
  'contactGained',
  'contactLost',
  'appeared',
  'crossedOut',
  'achieved',
  'scarred',
  'storyEnded',
]);

const isNews = ({ fact }: CampaignFact): boolean => worthTelling.has(fact);

/** The page of the last input; null if it has no text. */
export function pageOf({ facts, view }: CampaignUpdate): Page | null {
  const texts = facts.flatMap((fact) => (fact.fact === 'told' ? [fact.text] : []));
  const returned = facts.find((fact) => fact.fact === 'returned') ?? null;
  if (texts.length === 0 && returned === null) return null;
  const visited = facts.find((fact) => fact.fact === 'visited')?.location;
  // The visited location itself is always crossed out: not shown.
  const came = facts.filter(
    (fact) => isNews(fact) && !(fact.fact === 'crossedOut' && fact.location === visited),
  );
  const exploration = view.chronicle.at(-1)?.exploration ?? view.exploration.number;
  return { exploration, where: whereOf(facts, view.chronicle, returned), texts, came, returned };
}

function whereOf(
  facts: readonly CampaignFact[],
  chronicle: readonly ChroniclePage[],
  returned: Page['returned'],
): Page['where'] {
  if (returned !== null) return { mission: returned.mission };
  const visited = facts.find((fact) => fact.fact === 'visited');
  if (visited !== undefined) return { location: visited.location };
  return chronicle.at(-1)?.where ?? null;
}

/** The page before an open choice, shown again after a reload. */
export function pageSoFar({ view, decision }: CampaignUpdate): Page | null {
  const last = view.chronicle.at(-1);
  if (last === undefined) return null;
  const here = JSON.stringify(decision.about.location ?? decision.about.mission ?? last.where);
  const place = (where: ChroniclePage['where']): string =>
    JSON.stringify('mission' in where ? where.mission : where.location);
  const texts: string[] = [];
  for (const { exploration, where, text } of view.chronicle.toReversed()) {
    if (exploration !== last.exploration || place(where) !== here) break;
    texts.unshift(text);
  }
  const { exploration, where } = last;
  return texts.length === 0 ? null : { exploration, where, texts, came: [], returned: null };
}

export interface ChronicleSection {
  readonly exploration: number;
  readonly where: ChroniclePage['where'];
  readonly texts: readonly string[];
}

/** The chronicle as pages: consecutive texts of one location are one page. */
export function sectionsOf(chronicle: readonly ChroniclePage[]): readonly ChronicleSection[] {
  const parts: { exploration: number; where: ChroniclePage['where']; texts: string[] }[] = [];
  for (const { exploration, where, text } of chronicle) {
    const last = parts.at(-1);
    if (last?.exploration === exploration && JSON.stringify(last.where) === JSON.stringify(where))
      last.texts.push(text);
    else parts.push({ exploration, where, texts: [text] });
  }
  return parts;
}
