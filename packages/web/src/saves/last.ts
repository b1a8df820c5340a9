/** What would be continued: the game or the Campaign that was played last. */
import type { SavedCampaign, SavedGame } from './types.ts';

const LAST = 'zonecrawl.last';

export interface LastPlayed {
  readonly kind: 'game' | 'campaign';
  readonly id: string;
  readonly name: string;
  /** The Round of a game, the Exploration of a Campaign. */
  readonly part: number;
}

/** Of two the one that was touched last; a Mission under way before its Campaign. */
export function newestOf(
  games: readonly SavedGame[],
  campaigns: readonly SavedCampaign[],
): LastPlayed | undefined {
  const [game] = games.filter(({ standing }) => standing === 'running');
  const [campaign] = campaigns;
  if (game !== undefined && (campaign === undefined || game.changed >= campaign.changed))
    return { kind: 'game', id: game.id, name: game.name, part: game.round };
  return campaign && { kind: 'campaign', id: campaign.id, name: campaign.name, part: campaign.exploration };
}

/** As it was known at the last visit: it is there at once, the stores take a moment. */
export function lastPlayed(): LastPlayed | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(LAST) ?? 'null');
    return isLast(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

const isLast = (stored: unknown): stored is LastPlayed =>
  typeof stored === 'object' &&
  stored !== null &&
  'kind' in stored &&
  (stored.kind === 'game' || stored.kind === 'campaign') &&
  'id' in stored &&
  typeof stored.id === 'string' &&
  'name' in stored &&
  typeof stored.name === 'string' &&
  'part' in stored &&
  typeof stored.part === 'number';

export function noteLast(last: LastPlayed | undefined): void {
  try {
    if (last === undefined) localStorage.removeItem(LAST);
    else localStorage.setItem(LAST, JSON.stringify(last));
  } catch {
    // Only the first glance at the title is a little slower.
  }
}
