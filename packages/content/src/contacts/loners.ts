/** Loners (C5): a service, mostly paid. */
import type { ContactCard } from '@zonecrawl/engine/model';

/** One more location, or a safer start of the Mission. */
const guide: ContactCard = {
  id: 'guide',
  copies: 1,
  number: 'C08',
  kind: 'loner',
  services: [
    { id: 'anotherPath', price: 300, does: { service: 'locations', more: 1 } },
    {
      id: 'safePath',
      price: 200,
      does: {
        service: 'mission',
        begin: [
          { do: 'give', who: 'all', gift: { gift: 'bolts', count: 2 } },
          { do: 'moveStalkers', who: 'all', upTo: 2, attention: 'none' },
        ],
      },
    },
  ],
};

/** Medicine. */
const surgeon: ContactCard = {
  id: 'surgeon',
  copies: 1,
  number: 'C04',
  kind: 'loner',
  services: [
    {
      id: 'medicine',
      price: 400,
      does: {
        service: 'gifts',
        gifts: [
          { gift: 'draw', deck: 'items', type: 'medicine' },
          { gift: 'draw', deck: 'items', type: 'medicine' },
        ],
      },
    },
  ],
};

/** Two Human Enemies start the Mission pinned down. */
const sergeant: ContactCard = {
  id: 'sergeant',
  copies: 1,
  number: 'C06',
  kind: 'loner',
  services: [
    {
      id: 'lookAway',
      price: 500,
      does: {
        service: 'mission',
        begin: [{ do: 'enemyStatus', enemies: { type: 'human', closest: 2 }, status: 'pinDown', gain: true }],
      },
    },
  ],
};

/** Attachments and Magazines. */
const tinker: ContactCard = {
  id: 'tinker',
  copies: 1,
  number: 'C09',
  kind: 'loner',
  services: [
    {
      id: 'spareParts',
      price: 600,
      does: { service: 'gifts', gifts: [{ gift: 'draw', deck: 'attachments', tier: 1 }] },
    },
    {
      id: 'fullPockets',
      price: 300,
      does: {
        service: 'mission',
        begin: [{ do: 'give', who: 'all', gift: { gift: 'magazine', magazine: 'choice', count: 1 } }],
      },
    },
  ],
};

export const loners: readonly ContactCard[] = [guide, surgeon, sergeant, tinker];
