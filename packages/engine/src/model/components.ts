/** What a box holds before anything is taken out of it (G5). */
import { IdentityCache } from '../cache/identityCache.ts';
import type { Box, Deck } from './box.ts';
import type { Decks, GameState, Supply } from './state.ts';

/** The supply and the decks of a new box, cached by box. */
const supplies = new IdentityCache<Box, Supply>();
const printed = new IdentityCache<Box, Decks>();

/** Every limited component, still in the box (G5). */
export function fullSupply(box: Box): Supply {
  const supply = supplies.of(box, printedSupply);
  return { ...supply, magazines: { ...supply.magazines } };
}

function printedSupply({ components }: Box): Supply {
  const { standees: _standees, tokens: _tokens, magazines, ...rest } = components;
  return { ...rest, magazines };
}

/** Every deck with all its copies, in the box's order (set-up shuffles). */
export const fullDecks = (box: Box): Decks => copyDecks(printed.of(box, printedDecks));

function printedDecks(box: Box): Decks {
  const all = (
    deck: Deck<{ readonly id: string; readonly copies: number; readonly unique?: true }>,
  ): string[] =>
    Object.values(deck).flatMap((card) => (card.unique ? [] : new Array<string>(card.copies).fill(card.id)));
  return {
    weapons: all(box.weapons),
    armors: all(box.armors),
    attachments: all(box.attachments),
    artifacts: all(box.artifacts),
    items: all(box.items),
    wounds: all(box.wounds),
    woundDiscard: [],
    low: all(box.lowActivations),
    lowDiscard: [],
    high: all(box.highActivations),
    highDiscard: [],
    control: all(box.controls),
    randomEvents: all(box.randomEvents),
    randomEventDiscard: [],
    events: [],
    anomalies: all(box.anomalies).filter((id) => !box.anomalies[id]?.mission),
    loot: all(box.loot),
    unknown: all(box.unknown),
    lostTerritories: [],
  };
}

export function copyDecks(decks: GameState['decks']): GameState['decks'] {
  return {
    weapons: decks.weapons.slice(),
    armors: decks.armors.slice(),
    attachments: decks.attachments.slice(),
    artifacts: decks.artifacts.slice(),
    items: decks.items.slice(),
    wounds: decks.wounds.slice(),
    woundDiscard: decks.woundDiscard.slice(),
    low: decks.low.slice(),
    lowDiscard: decks.lowDiscard.slice(),
    high: decks.high.slice(),
    highDiscard: decks.highDiscard.slice(),
    control: decks.control.slice(),
    randomEvents: decks.randomEvents.slice(),
    randomEventDiscard: decks.randomEventDiscard.slice(),
    events: decks.events.slice(),
    anomalies: decks.anomalies.slice(),
    loot: decks.loot.slice(),
    unknown: decks.unknown.slice(),
    lostTerritories: decks.lostTerritories.slice(),
  };
}
