/** C: the Zone Map, its scripts and stories. The Cordon lies in the south, the plant in the north. */
import type { CampaignBook, Location } from '@zonecrawl/engine/model';
import { always } from './always.ts';
import { finale } from './finale.ts';
import { newContacts } from './newContacts.ts';
import { scars } from './scars.ts';
import { stashes } from './stashes.ts';

const mission = (id: string, x: number, y: number): Location => ({ id, x, y, kind: 'mission', mission: id });

const missions: readonly Location[] = [
  mission('a1', 560, 585),
  mission('a2', 560, 470),
  mission('a3', 195, 500),
  mission('b1', 850, 455),
  mission('b2', 800, 140),
  mission('b3', 470, 150),
];

const locations = [...missions, ...newContacts, ...stashes, ...finale];

export const campaign: CampaignBook = {
  start: {
    coupons: 5000,
    armor: 'leather-jacket',
    contacts: ['sidorovich', 'guide', 'patron'],
    locations: ['a1', 'armor-workshop', 'experienced-stalker', 'weapons-trader', 'blind-petros-stash'],
  },
  locations: Object.fromEntries(locations.map((location) => [location.id, location])),
  stories: [
    { id: 'a', missions: ['a1', 'a2', 'a3'] },
    { id: 'b', missions: ['b1', 'b2', 'b3'] },
  ],
  achievements: [
    'brought-back',
    'one-man-more',
    'under-the-hill',
    'sticky-fingers',
    'silence',
    'best-offer',
    'dry-feet',
    'our-daily-bread',
    'nobody-left-outside',
    'good-neighbour',
    'marked-deck',
    'visiting-hours',
    'in-triplicate',
    'last-rites',
    'quick-work',
    'unbroken',
    'museum',
    'best-of-the-box',
    'full-notebook',
    'what-for',
    'a-round-for-all',
    'all-home',
    'to-the-plant',
  ],
  scars,
  always,
};
