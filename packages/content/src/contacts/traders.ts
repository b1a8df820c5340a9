/** Traders (C5): what they buy and sell, and at which part of its value. */
import type { ContactCard } from '@zonecrawl/engine/model';
import { ALL, at, atHalf, attachments, atValue, items } from './wares.ts';

/** The first Trader (C2): buys everything cheaply, sells Tier I and Items. */
const sidorovich: ContactCard = {
  id: 'sidorovich',
  copies: 1,
  number: 'C01',
  kind: 'trader',
  terms: {
    buys: [{ wares: ALL, times: 1, over: 4, roundTo: 50 }],
    sells: [
      atValue({ decks: ['weapons', 'armors'], upToTier: 1 }),
      at(2, 1, items()),
      atValue({ decks: ['attachments'], cards: ['echo-detector'] }),
    ],
    magazine: { sells: 500 },
  },
};

/** Armor, its Attachments, and Medicine. */
const pola: ContactCard = {
  id: 'pola',
  copies: 1,
  number: 'C03',
  kind: 'trader',
  terms: {
    buys: [atHalf({ decks: ['armors'] }), atHalf(attachments('armor'))],
    sells: [
      atValue({ decks: ['armors'], upToTier: 2 }),
      atValue(attachments('armor', { upToTier: 2, notKind: 'detector' })),
      atValue(items('medicine')),
    ],
    magazine: {},
  },
};

/** Items and Attachments; the first Item is free. */
const luka: ContactCard = {
  id: 'luka',
  copies: 1,
  number: 'C07',
  kind: 'trader',
  terms: {
    gift: { wares: items(), upTo: 300 },
    buys: [atValue(items())],
    sells: [atValue(items('grenade', 'medicine')), atValue({ decks: ['attachments'] })],
    magazine: { buys: 300, sells: 400 },
  },
};

/** Weapons and their Attachments. */
const gunsmith: ContactCard = {
  id: 'gunsmith',
  copies: 1,
  number: 'C05',
  kind: 'trader',
  terms: {
    buys: [atHalf({ decks: ['weapons'] }), atHalf(attachments('weapon'))],
    sells: [at(5, 4, { decks: ['weapons'], upToTier: 2 }), atValue(attachments('weapon', { upToTier: 1 }))],
    magazine: { buys: 150, sells: 350 },
  },
};

/** Artifacts at full value, Detectors and containers. */
const professor: ContactCard = {
  id: 'professor',
  copies: 1,
  number: 'C11',
  kind: 'trader',
  terms: {
    buys: [atValue({ decks: ['artifacts'] })],
    sells: [
      at(3, 2, { decks: ['artifacts'] }),
      atValue(attachments('armor', { kind: 'detector' })),
      atValue(attachments('armor', { kind: 'container' })),
    ],
    magazine: {},
  },
};

export const traders: readonly ContactCard[] = [sidorovich, pola, luka, gunsmith, professor];
