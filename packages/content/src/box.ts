/** The box, assembled from its decks. */
import { type Box, type Deck, shaped } from '@zonecrawl/engine/model';
import { highActivations, lowActivations } from './activation/index.ts';
import { anomalies, patterns } from './anomalies/index.ts';
import { armors } from './armors/index.ts';
import { artifacts } from './artifacts/index.ts';
import { attachments } from './attachments/index.ts';
import { campaign } from './campaign/index.ts';
import { companions } from './companions/index.ts';
import { components } from './components.ts';
import { contacts } from './contacts/index.ts';
import { controls } from './controls/index.ts';
import { dice } from './dice.ts';
import { DIGEST } from './digest.ts';
import { enemies } from './enemies/index.ts';
import { randomEvents } from './events/index.ts';
import { items } from './items/index.ts';
import * as lostTerritories from './lostTerritories/index.ts';
import { missions, overlays } from './missions/index.ts';
import { stalkers } from './stalkers/index.ts';
import { survivalEnemies } from './survival/enemies/index.ts';
import { survival } from './survival/index.ts';
import {
  uniqueArmors,
  uniqueArtifacts,
  uniqueAttachments,
  uniqueItems,
  uniqueWeapons,
} from './survival/loot/index.ts';
import { formerTiles, territories, tiles } from './tiles/index.ts';
import { loot, unknown } from './tokens/index.ts';
import { weapons } from './weapons/index.ts';
import { wounds } from './wounds/index.ts';

function deck<C extends { readonly id: string }>(cards: readonly C[]): Deck<C> {
  const byId: Record<string, C> = {};
  for (const card of cards) {
    if (card.id in byId) throw new Error(`two cards are called ${card.id}`);
    byId[card.id] = card;
  }
  return byId;
}

const tileById = deck([...tiles, ...territories]);
const overlayById = deck([...overlays, ...lostTerritories.overlays]);

export const box: Box = shaped({
  digest: DIGEST,
  dice,
  components,
  drawings: { tile: (id) => tileById[id], overlay: (id) => overlayById[id] },
  formerTiles,
  stalkers: deck(stalkers),
  weapons: deck([...weapons, ...uniqueWeapons]),
  armors: deck([...armors, ...uniqueArmors]),
  attachments: deck([...attachments, ...uniqueAttachments]),
  artifacts: deck([...artifacts, ...uniqueArtifacts]),
  items: deck([...items, ...uniqueItems]),
  enemies: deck([...enemies, ...survivalEnemies]),
  wounds: deck(wounds),
  lowActivations: deck(lowActivations),
  highActivations: deck(highActivations),
  controls: deck(controls),
  anomalies: deck(anomalies),
  patterns,
  randomEvents: deck(randomEvents),
  loot: deck(loot),
  unknown: deck(unknown),
  companions: deck(companions),
  contacts: deck(contacts),
  missions: deck(missions),
  campaign,
  survival,
  lostTerritories: {
    setups: deck(lostTerritories.setups),
    environment: deck(lostTerritories.environment),
  },
});
