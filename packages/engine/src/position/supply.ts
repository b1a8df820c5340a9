/** What is to come in a position: decks, scripted dice, and what is left in the box. */
import type { Decks, GameState } from '../model/state.ts';
import type { Builder } from './builder.ts';
import type { Position } from './schema.ts';

/** Decks written out lie as written, first card on top; the rest of such a deck stays in the box. */
export function stackDecks(builder: Builder, position: Position): void {
  const { decks, random } = builder.game.state;
  const { box } = builder.game;
  const laidOut: string[] = [];
  for (const [name, cards] of Object.entries(position.decks ?? {})) {
    if (!cards || !isDeckName(name)) continue;
    decks[name] = [...cards].reverse();
    laidOut.push(name);
  }
  if (laidOut.length > 0) random.scripted = { ...random.scripted, decks: laidOut };
  const { dice } = position;
  const { stalker, equipment, anomaly } = box.dice;
  const stalkerFaces = { '3': [3, 0], '2': [2, 0], '1': [1, 0], '1+mask': [1, 1], '2masks': [0, 2] } as const;
  random.scripted.stalker = (dice?.stalker ?? []).map((face) => {
    const [successes, masks] = stalkerFaces[face];
    return stalker.findIndex((f) => f.successes === successes && f.masks === masks);
  });
  random.scripted.equipment = (dice?.equipment ?? []).map((face) =>
    equipment.findIndex((f) => (face === 'accurate' ? f.accurate : f.successes === face && !f.accurate)),
  );
  random.scripted.anomaly = (dice?.anomaly ?? []).map((petals) => anomaly.indexOf(petals));
}

const isDeckName = (name: string): name is keyof NonNullable<Position['decks']> & keyof Decks =>
  name.length > 0;

/** What is in play is not in the supply, unless the position says what is left. */
export function takeFromSupply(state: GameState, position: Position): void {
  const { supply } = state;
  for (const s of state.stalkers) {
    if (s.focus) supply.focus--;
    if (s.pinDown) supply.pinDown--;
    if (s.exposed) supply.exposed--;
    supply.criticalInjury -= s.turns.filter((t) => t.injured).length;
    supply.bolts -= s.bolts;
    supply.magazines.pistol -= s.magazines.pistol;
    supply.magazines.rifle -= s.magazines.rifle;
    supply.magazines.shotgun -= s.magazines.shotgun;
  }
  for (const e of state.enemies) {
    if (e.pinDown) supply.pinDown--;
    if (e.exposed) supply.exposed--;
  }
  supply.bolts -= state.bolts.length;
  supply.noVisibility -= state.noVisibility.length;
  supply.artifacts -= state.artifacts.length + state.overlays.filter((o) => o.anomaly?.artifact).length;
  const { magazines, ...left } = position.supply ?? {};
  Object.assign(supply, definedOnly(left));
  Object.assign(supply.magazines, definedOnly(magazines));
}

export function definedOnly(
  record: Readonly<Record<string, number | undefined>> | undefined,
): Record<string, number> {
  const kept: Record<string, number> = {};
  for (const [key, value] of Object.entries(record ?? {})) if (value !== undefined) kept[key] = value;
  return kept;
}
