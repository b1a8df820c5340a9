/** AN1, AN2, AN6: the symbols of Anomaly overlays, and what covers them. */

import { RuleError } from '../../base/errors.ts';
import type { SpaceId } from '../../board/types.ts';
import { LastTwo } from '../../cache/lastTwo.ts';
import { type Game, tell } from '../../model/game.ts';
import type { Clause, OverlayId } from '../../model/ids.ts';
import type { AnomalyOverlayState, EntityState, Petals, SymbolRef } from '../../model/state.ts';
import type { AnomalyCard } from '../../model/zone.ts';

const AN6: readonly Clause[] = ['AN6'];
const NOWHERE: readonly SpaceId[] = [];

export function anomalyCard(game: Game, overlay: AnomalyOverlayState): AnomalyCard {
  const card = overlay.anomaly === null ? undefined : game.box.anomalies[overlay.anomaly.card];
  if (!card) throw new RuleError(`overlay ${overlay.id} holds no Anomaly`);
  return card;
}

export const overlayOf = (game: Game, id: OverlayId): AnomalyOverlayState | undefined =>
  game.state.overlays.find((overlay) => overlay.id === id);

// Asked for every symbol whenever the table is looked at: counted, so that no iterator is made.

const isOn = (refs: readonly SymbolRef[], overlay: OverlayId, symbol: number): boolean => {
  for (let i = 0; i < refs.length; i++) {
    const ref = refs[i];
    if (ref?.overlay === overlay && ref.symbol === symbol) return true;
  }
  return false;
};

const someoneOn = (
  entities: readonly EntityState[],
  overlay: OverlayId,
  symbol: number,
  butFor: EntityState | null,
): boolean => {
  for (let i = 0; i < entities.length; i++) {
    const entity = entities[i];
    if (entity && entity !== butFor && isOn(entity.covers, overlay, symbol)) return true;
  }
  return false;
};

/** AN6: by a Bolt, an Artifact token or an Entity; `butFor` leaves one Entity out, as if it had left. */
function isSymbolCovered(
  game: Game,
  overlay: OverlayId,
  symbol: number,
  butFor: EntityState | null,
): boolean {
  const { bolts, artifacts, stalkers, companions, enemies } = game.state;
  if (isOn(bolts, overlay, symbol)) return true;
  for (let i = 0; i < artifacts.length; i++) {
    const on = artifacts[i]?.on;
    if (on?.overlay === overlay && on.symbol === symbol) return true;
  }
  return (
    someoneOn(stalkers, overlay, symbol, butFor) ||
    someoneOn(companions, overlay, symbol, butFor) ||
    someoneOn(enemies, overlay, symbol, butFor)
  );
}

export const isCovered = (game: Game, ref: SymbolRef): boolean =>
  isSymbolCovered(game, ref.overlay, ref.symbol, null);

/** The petals uncovered on any of these spaces, each once, lowest first. */
export function uncoveredPetals(
  game: Game,
  overlay: AnomalyOverlayState,
  spaces: readonly SpaceId[],
  butFor: EntityState | null = null,
): Petals[] {
  const found: Petals[] = [];
  overlay.symbols.forEach(({ space, petals }, symbol) => {
    if (found.includes(petals) || !spaces.includes(space)) return;
    if (!isSymbolCovered(game, overlay.id, symbol, butFor)) found.push(petals);
  });
  return found.sort((one, other) => one - other);
}

/** AN6: covers the highest uncovered symbol of each Anomaly on its space. Chosen once: what it covers already stays. */
export function coverSymbols(game: Game, entity: EntityState): void {
  const { overlays } = game.state;
  if (overlays.length === 0 || entity.space === null) return;
  for (const overlay of overlays) {
    if (overlay.anomaly === null || coversOneOf(entity, overlay.id)) continue;
    let highest = -1;
    let petals: Petals | 0 = 0;
    for (let symbol = 0; symbol < overlay.symbols.length; symbol++) {
      const printed = overlay.symbols[symbol];
      if (printed === undefined || printed.space !== entity.space || printed.petals <= petals) continue;
      if (isSymbolCovered(game, overlay.id, symbol, null)) continue;
      highest = symbol;
      petals = printed.petals;
    }
    if (petals === 0) continue;
    entity.covers.push({ overlay: overlay.id, symbol: highest });
    tell(game, {
      fact: 'symbolCovered',
      entity: entity.id,
      overlay: overlay.id,
      symbol: highest,
      petals,
      clauses: AN6,
    });
  }
}

function coversOneOf({ covers }: EntityState, overlay: OverlayId): boolean {
  for (const ref of covers) if (ref.overlay === overlay) return true;
  return false;
}

/** By leaving (or dying) an Entity uncovers its symbols. */
export function uncoverSymbols(_game: Game, entity: EntityState): void {
  if (entity.covers.length > 0) entity.covers = [];
}

/** What covers what, as numbers; and the spaces still dangerous then. */
interface Danger {
  readonly overlays: readonly AnomalyOverlayState[];
  readonly signature: readonly number[];
  readonly spaces: readonly SpaceId[];
}

const dangers = new LastTwo<Danger>();
/** The signature being made, and how much of it is; kept, so that asking again allocates nothing. */
const scratch: number[] = [];
let signed = 0;

/** Spaces with an uncovered symbol of an active Anomaly (D4). Used for every route of a Human Enemy. */
export function dangerousSpaces(game: Game): readonly SpaceId[] {
  const { overlays } = game.state;
  if (overlays.length === 0) return NOWHERE;
  sign(game);
  const { latest, before } = dangers;
  if (latest !== null && isOf(latest, overlays)) return latest.spaces;
  const known = before !== null && isOf(before, overlays) ? before : lookFor(game);
  return dangers.keep(known).spaces;
}

const isOf = (danger: Danger, overlays: readonly AnomalyOverlayState[]): boolean =>
  danger.overlays === overlays && isSigned(danger.signature);

function lookFor(game: Game): Danger {
  const { overlays } = game.state;
  const spaces: SpaceId[] = [];
  for (const overlay of overlays) {
    if (overlay.anomaly === null) continue;
    overlay.symbols.forEach(({ space }, symbol) => {
      if (spaces.includes(space) || isSymbolCovered(game, overlay.id, symbol, null)) return;
      spaces.push(space);
    });
  }
  spaces.sort((one, other) => one - other);
  return { overlays, signature: scratch.slice(0, signed), spaces };
}

/** Everything the dangerous spaces depend on: which overlays are active, and which symbols are covered. */
function sign(game: Game): void {
  const { overlays, bolts, artifacts, stalkers, companions, enemies } = game.state;
  signed = 0;
  // How many there are comes first, so that the numbers read one way only.
  scratch[signed++] = overlays.length;
  for (const overlay of overlays) scratch[signed++] = overlay.anomaly === null ? 0 : 1;
  for (const ref of bolts) signRef(ref);
  for (const { on } of artifacts) if (on !== null) signRef(on);
  signCovers(stalkers);
  signCovers(companions);
  signCovers(enemies);
}

function signCovers(entities: readonly EntityState[]): void {
  for (const { covers } of entities) {
    if (covers.length > 0) for (const ref of covers) signRef(ref);
  }
}

function signRef({ overlay, symbol }: SymbolRef): void {
  scratch[signed++] = overlay;
  scratch[signed++] = symbol;
}

function isSigned(signature: readonly number[]): boolean {
  if (signature.length !== signed) return false;
  for (let i = 0; i < signed; i++) if (signature[i] !== scratch[i]) return false;
  return true;
}
