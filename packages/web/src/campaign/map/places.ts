/** The stickers on the Zone Map as a player may see them. */

import type { CampaignDecision, CampaignView } from '@zonecrawl/engine/campaign';
import type { CampaignBook, LocationId } from '@zonecrawl/engine/model';

export type PlaceKind = 'mission' | 'contact' | 'stash';
export const placeKinds: readonly PlaceKind[] = ['mission', 'contact', 'stash'];

export interface Place {
  readonly id: LocationId;
  readonly kind: PlaceKind;
  /** In hundredths of the map. */
  readonly x: number;
  readonly y: number;
  /** `chosen` is the Mission of this Exploration, `crossed` was visited or is over. */
  readonly is: 'open' | 'chosen' | 'crossed';
  /** Whether the decision offers it now. */
  readonly offered: boolean;
  /** A1, B2 ..., or the number of the script. */
  readonly code: string;
  readonly mission: string | null;
}

const WIDTH = 1000;
const HEIGHT = 640;

/** C8: Missions of Stories are named by a letter and a number. */
export const codeOfMission = (mission: string): string =>
  /^[a-z]\d+$/.test(mission) ? mission.toUpperCase() : '';

export function placesOf(
  book: CampaignBook,
  view: CampaignView,
  decision: CampaignDecision,
): readonly Place[] {
  const offered = new Set(
    decision.options.flatMap((option) => (option.is === 'visit' ? [option.location] : [])),
  );
  return Object.entries(view.locations).flatMap(([id, state]): readonly Place[] => {
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
        code: isMission ? codeOfMission(location.mission) : String(location.script),
        mission: isMission ? location.mission : null,
      },
    ];
  });
}

export interface StoryProgress {
  readonly id: string;
  readonly won: number;
  readonly of: number;
  /** Only what the group has met may be shown. */
  readonly known: boolean;
}

/** C8: how far the stories are told. */
export function storiesOf(
  book: CampaignBook,
  won: readonly string[],
  met: readonly string[],
): readonly StoryProgress[] {
  return book.stories.map(({ id, missions }) => ({
    id,
    won: missions.filter((mission) => won.includes(mission)).length,
    of: missions.length,
    known: missions.some((mission) => won.includes(mission) || met.includes(mission)),
  }));
}
