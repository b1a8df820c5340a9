/** C8: the progress of the stories. */
import type { CampaignBook } from '@zonecrawl/engine/model';

export interface StoryProgress {
  readonly id: string;
  readonly won: number;
  readonly of: number;
  /** Only what the group has met may be shown. */
  readonly known: boolean;
}

/** C8: the Missions won of each story. */
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
