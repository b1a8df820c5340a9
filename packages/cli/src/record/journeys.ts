/** The aims of the recorded Campaigns: team, order of Missions, and their results. */
import type { CardId } from '@zonecrawl/engine/model';

export interface Stage {
  /** The Mission, if it is open by then; else the first that is. */
  readonly mission: string;
  /** 'won' needs a slow search; 'lost' and 'any' are played at random. */
  readonly ends: 'won' | 'lost' | 'any';
  /** Who joins the group before it. */
  readonly joins?: CardId;
}

export interface Journey {
  readonly name: string;
  readonly group: readonly CardId[];
  readonly stages: readonly Stage[];
}

const won = (mission: string): Stage => ({ mission, ends: 'won' });

export const journeys: readonly Journey[] = [
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
