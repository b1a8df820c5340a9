/** MI2: Enemies and Anomalies of a set-up. */

import { RuleError } from '../../base/errors.ts';
import type { Game } from '../../model/game.ts';
import { type CardId, enemyId, overlayId } from '../../model/ids.ts';
import type { AnomalySetup, EnemySetup, MissionSetup } from '../../model/mission.ts';
import { isFull } from '../../rules/basics/entities.ts';
import { amount, holds } from '../words/conditions.ts';
import { effectContext } from '../words/effectContext.ts';
import { symbolsOfPattern } from '../words/patterns.ts';
import { standeesLeft } from '../words/pool.ts';
import { pick, spaceFor } from './pick.ts';

/** MI2, E5: those on the map first, then the pool, never more than the box has. */
export function placeEnemies(game: Game, setup: EnemySetup): void {
  const { state, box } = game;
  const card = typeof setup.card === 'string' ? setup.card : pick(game, setup.card.oneOf);
  const figures = box.enemies[card];
  if (!figures) throw new RuleError(`no Enemy card ${card}`);
  const known = state.kinds.find((kind) => kind.card === card);
  for (const { space: name, facing, when } of setup.standing) {
    if (when && !holds(game, when, effectContext(null))) continue;
    const space = spaceFor(game, name);
    if (standeesLeft(game, card) <= 0 || isFull(game, space)) continue;
    state.enemies.push({
      id: enemyId(state.nextEntity++),
      card,
      space,
      covers: [],
      arrived: undefined,
      facing,
      hp: figures.hp,
      pinDown: false,
      exposed: false,
    });
  }
  const pool = Math.min(amount(game, setup.pool), standeesLeft(game, card));
  if (known) known.pool += pool;
  else state.kinds.push({ card, colours: [...setup.colours], team: setup.team, pool });
}

/** MI2, AN1: card, overlay, standee, and an Artifact under it. */
export function setUpAnomaly(game: Game, setup: AnomalySetup): void {
  const { state, box } = game;
  const card = anomalyCardFor(game, setup);
  if (card === undefined) return; // G2
  const drawn = state.decks.anomalies.indexOf(card);
  if (drawn >= 0) state.decks.anomalies.splice(drawn, 1);
  const figures = box.anomalies[card];
  if (!figures) throw new RuleError(`no Anomaly card ${card}`);
  const artifact = setup.artifact && figures.holdsArtifact && state.supply.artifacts > 0;
  if (artifact) state.supply.artifacts--;
  layOverlay(game, patternFor(game, setup, figures.type), setup.x, setup.y, { card, artifact });
}

/** By name also one that only Missions bring; by type one of the deck. */
function anomalyCardFor(game: Game, { card }: AnomalySetup): CardId | undefined {
  const { state, box } = game;
  if (typeof card === 'string') return card;
  const laid = (id: CardId): number => state.overlays.filter(({ anomaly }) => anomaly?.card === id).length;
  const there =
    'oneOf' in card
      ? card.oneOf.filter((id) => laid(id) < (box.anomalies[id]?.copies ?? 0))
      : state.decks.anomalies.filter((id) => box.anomalies[id]?.type === card.type);
  return there.length === 0 ? undefined : pick(game, there);
}

function patternFor(game: Game, { pattern }: AnomalySetup, type: string): number {
  if (typeof pattern === 'number') return pattern;
  const isLaid = (number: number): boolean => game.state.overlays.some(({ overlay }) => overlay === number);
  if (pattern !== 'any') {
    const free = pattern.oneOf.filter((number) => !isLaid(number));
    return pick(game, free.length > 0 ? free : pattern.oneOf);
  }
  const { patterns } = game.box;
  const ofType = patterns.filter((one) => one.type === type && !isLaid(one.number));
  return pick(game, ofType.length > 0 ? ofType : patterns.filter((one) => !isLaid(one.number))).number;
}

function layOverlay(
  game: Game,
  overlay: number,
  x: number,
  y: number,
  anomaly: { card: CardId; artifact: boolean } | null,
): void {
  game.state.overlays.push({
    id: overlayId(game.state.overlays.length),
    overlay,
    center: spaceFor(game, `@${x},${y}`),
    symbols: symbolsOfPattern(game.box, game.board, { pattern: overlay, x, y }),
    anomaly,
  });
}

export function placeEmptyOverlays(game: Game, { emptyOverlays }: MissionSetup): void {
  for (const { pattern, x, y } of emptyOverlays ?? []) layOverlay(game, pattern, x, y, null);
}
