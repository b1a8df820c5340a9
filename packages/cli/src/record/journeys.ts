/** The aims of the recorded Campaigns: team, order of Missions, and their results. */
import type { CardId } from '@zonecrawl/engine/model';

export interface Stage {
  /** The Mission, if it is open by then; else the first that is. */
  readonly mission: string;
  /** 'won' needs a slow search; 'lost' and 'any' are played at random; an ending by its name, by careful, who plays for it. */
  readonly ends: 'won' | 'lost' | 'any' | { readonly ending: string };
  /** Who joins the group before it. */
  readonly joins?: CardId;
}

export interface CampaignPlan {
  readonly name: string;
  readonly group: readonly CardId[];
  readonly stages: readonly Stage[];
  /** When all is over: to the last page. */
  readonly lastWalk?: string;
}

const won = (mission: string): Stage => ({ mission, ends: 'won' });

const by = (mission: string, ending: string): Stage => ({ mission, ends: { ending } });

/** Both stories to their last page, each Mission with this ending. */
const through = (name: string, ...stages: readonly Stage[]): CampaignPlan => ({
  name,
  group: ['velet', 'palkan', 'milady', 'chort'],
  stages,
  lastWalk: 'plant',
});

export const journeys: readonly CampaignPlan[] = [
  through(
    'kept-the-bell',
    by('a1', 'success'),
    by('a2', 'success'),
    by('b1', 'success'),
    by('b2', 'fed'),
    by('b3', 'saved'),
    by('a3', 'silenced'),
  ),
  through(
    'sold-the-bell',
    by('a1', 'success'),
    by('a2', 'success'),
    by('a3', 'sold'),
    by('b1', 'evacuated'),
    by('b2', 'buried'),
    by('b3', 'saved'),
  ),
  through(
    'lost-luhy',
    by('a1', 'success'),
    { mission: 'b1', ends: 'lost' },
    { mission: 'b2', ends: 'lost' },
    by('b3', 'saved'),
    by('a2', 'success'),
    by('a3', 'sold'),
  ),
  through(
    'a-death-on-the-way',
    by('a1', 'fatality'),
    by('a1', 'success'),
    by('a2', 'success'),
    by('a3', 'sold'),
    by('b1', 'success'),
    by('b2', 'success'),
    by('b3', 'saved'),
  ),
  {
    name: 'both-stories',
    group: ['velet', 'palkan', 'milady', 'chort'],
    stages: ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'].map(won),
  },
  {
    name: 'setback',
    group: ['velet', 'palkan'],
    stages: [
      { mission: 'a1', ends: 'lost' },
      { mission: 'a1', ends: 'won' },
      { mission: 'b1', ends: 'any' },
    ],
  },
  {
    name: 'fourth-joins',
    group: ['velet', 'palkan', 'milady'],
    stages: [
      { mission: 'a1', ends: 'any' },
      { mission: 'b1', ends: 'any' },
      { mission: 'a2', ends: 'any', joins: 'borsuk' },
    ],
  },
];
