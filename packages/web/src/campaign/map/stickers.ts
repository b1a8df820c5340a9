/** The stickers on the Zone Map as a player may see them. */

import type { CampaignDecision, CampaignView } from '@zonecrawl/engine/campaign';
import type { CampaignBook, CardId, LocationId } from '@zonecrawl/engine/model';
import { codeOfMission } from '../../words/names.ts';

export type StickerKind = 'mission' | 'contact' | 'stash' | 'finale';
export const stickerKinds: readonly StickerKind[] = ['mission', 'contact', 'stash', 'finale'];

export interface LocationSticker {
  readonly id: LocationId;
  readonly kind: StickerKind;
  /** In percent of the map. */
  readonly x: number;
  readonly y: number;
  /** `chosen` is the Mission of this Exploration, `crossed` was visited or is over. */
  readonly is: 'open' | 'chosen' | 'crossed';
  /** Whether the decision offers it now. */
  readonly offered: boolean;
  /** A1, B2 ..., or the number of the script. */
  readonly code: string;
  readonly mission: string | null;
  /** C9: who died there, once for each time. */
  readonly graves: readonly CardId[];
}

const WIDTH = 1000;
const HEIGHT = 640;

export function stickersOf(
  book: CampaignBook,
  view: CampaignView,
  decision: CampaignDecision,
): readonly LocationSticker[] {
  const offered = new Set(
    decision.options.flatMap((option) => (option.is === 'visit' ? [option.location] : [])),
  );
  return Object.entries(view.locations).flatMap(([id, state]): readonly LocationSticker[] => {
    const location = book.locations[id];
    if (location === undefined) return [];
    const isMission = location.kind === 'mission';
    return [
      {
        id,
        kind: location.kind,
        x: (location.x / WIDTH) * 100,
        y: (location.y / HEIGHT) * 100,
        is: view.exploration.mission === id ? 'chosen' : state,
        offered: offered.has(id),
        code: isMission ? codeOfMission(book, location.mission) : String(location.script),
        mission: isMission ? location.mission : null,
        graves: isMission
          ? view.finished.flatMap(({ mission, dead = [] }) => (mission === location.mission ? dead : []))
          : [],
      },
    ];
  });
}
