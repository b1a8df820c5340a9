/** What must hold in every state, whatever was played. Simulation and tests check it; play never relies on it. */
import type { Game } from './game.ts';
import type { OwnedCard } from './state.ts';

export function violations(game: Game): string[] {
  const found: string[] = [];
  const { state, board, box } = game;
  const expect = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  const crowd = new Uint8Array(board.spaces.length);
  for (const entity of [...state.stalkers, ...state.companions, ...state.enemies]) {
    if (entity.space === null) continue;
    expect(board.spaces[entity.space] !== undefined, `entity ${entity.id} is on no space`);
    crowd[entity.space] = (crowd[entity.space] ?? 0) + 1;
    for (const ref of entity.covers) {
      const symbol = state.overlays.find((o) => o.id === ref.overlay)?.symbols[ref.symbol];
      expect(symbol?.space === entity.space, `entity ${entity.id} covers a symbol elsewhere (AN6)`);
    }
  }
  // In the middle of its movement a Stalker may be on a full space (MV3, MV4).
  const mover = state.moving ? state.stalkers[state.moving.stalker] : undefined;
  for (const space of board.spaces) {
    const passing = mover?.space === space.id ? 1 : 0;
    expect((crowd[space.id] ?? 0) - passing <= space.capacity, `space ${space.name} is over its limit (M2)`);
  }
  const held = { focus: 0, pinDown: 0, exposed: 0, criticalInjury: 0, bolts: state.bolts.length };
  const magazines = { pistol: 0, rifle: 0, shotgun: 0 };
  const owned = new Set<number>();
  const own = (card: OwnedCard): void => {
    expect(!owned.has(card.id), `card ${card.id} is in two places`);
    owned.add(card.id);
    const capacity = box.weapons[card.card]?.capacity ?? 0;
    expect(card.ammo >= 0 && card.ammo <= capacity, `${card.card} holds ${card.ammo} of ${capacity}`);
  };
  for (const s of state.stalkers) {
    const max = box.stalkers[s.card]?.hp ?? 0;
    expect(s.hp >= 0 && s.hp <= max, `Stalker ${s.id} has ${s.hp} of ${max} HP (EQ2)`);
    expect(s.dosage >= 0 && s.dosage <= 16, `Stalker ${s.id} has dosage ${s.dosage} (RD2)`);
    expect(s.attention === null || board.spaces[s.attention.space] !== undefined, 'Attention is off the map');
    if (s.focus) held.focus++;
    if (s.pinDown) held.pinDown++;
    if (s.exposed) held.exposed++;
    held.criticalInjury += s.turns.filter((t) => t.injured).length;
    held.bolts += s.bolts;
    magazines.pistol += s.magazines.pistol;
    magazines.rifle += s.magazines.rifle;
    magazines.shotgun += s.magazines.shotgun;
    const cards = [...s.weaponAttachments, ...s.artifacts, ...s.backpack];
    for (const card of cards) own(card);
    for (const card of [s.weapon, s.armor, s.armorAttachment]) if (card) own(card);
    expect(s.artifacts.length <= 3, `Stalker ${s.id} wears ${s.artifacts.length} Artifacts (EQ1)`);
    expect(s.weaponAttachments.length <= 2, `Stalker ${s.id} has too many Attachments (EQ1)`);
  }
  for (const e of state.enemies) {
    const max = box.enemies[e.card]?.hp ?? 0;
    expect(e.hp > 0 && e.hp <= max, `Enemy ${e.id} has ${e.hp} of ${max} HP`);
    if (e.pinDown) held.pinDown++;
    if (e.exposed) held.exposed++;
  }
  const { components } = box;
  for (const key of ['focus', 'pinDown', 'exposed', 'criticalInjury', 'bolts'] as const) {
    const left = state.supply[key];
    expect(
      left >= 0 && held[key] + left <= components[key],
      `${key}: ${held[key]} in play, ${left} left (G5)`,
    );
  }
  for (const key of ['pistol', 'rifle', 'shotgun'] as const) {
    const left = state.supply.magazines[key];
    expect(left >= 0 && magazines[key] + left <= components.magazines[key], `${key} Magazines (G5)`);
  }
  const buried = state.overlays.filter((o) => o.anomaly?.artifact).length;
  expect(
    state.supply.artifacts >= 0 &&
      buried + state.artifacts.length + state.supply.artifacts <= components.artifacts,
    'Artifact tokens (G5)',
  );
  expect(
    state.supply.noVisibility >= 0 && state.noVisibility.length <= components.noVisibility,
    'No Visibility (G5)',
  );
  for (const kind of state.kinds) {
    const standing = state.enemies.filter((e) => e.card === kind.card).length;
    const printed = box.enemies[kind.card]?.standees ?? 0;
    expect(
      kind.pool >= 0 && kind.pool + standing <= printed,
      `${kind.card}: ${standing} + ${kind.pool} pool (E5)`,
    );
  }
  return found;
}
