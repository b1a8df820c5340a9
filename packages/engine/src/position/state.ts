/** The state of a position before anything is placed: its board, and where the game stands. */
import type { OverlayDrawing, Placement, TileDrawing } from '../board/types.ts';
import { emptyState } from '../mission/setup/emptyState.ts';
import type { Box } from '../model/box.ts';
import { stalkerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { missionNamed } from '../survival/compose.ts';
import type { Position } from './schema.ts';

const text = (drawing: string | readonly string[]): string =>
  typeof drawing === 'string' ? drawing : drawing.join('\n');

export function stateOf(box: Box, position: Position): GameState {
  const { board, options } = position;
  const drawn: TileDrawing[] = board.drawing
    ? [{ id: '', drawing: text(board.drawing), spaces: board.spaces ?? {} }]
    : [];
  const overlayDrawings: OverlayDrawing[] = (board.overlayDrawings ?? []).map((overlay) => ({
    ...overlay,
    drawing: text(overlay.drawing),
  }));
  const at = position.at;
  const lead = stalkerId(position.lead ?? 0);
  const turn = position.turn ?? { stalker: 0, token: 0 as const, done: 0 };
  const inTurn = at === 'turn';
  return emptyState(box, {
    seed: position.seed ?? 'position',
    options: {
      meleeReaction: options?.meleeReaction ?? false,
      lostTerritories: options?.lostTerritories ?? false,
    },
    stalkerCount: position.stalkerCount ?? position.stalkers.length,
    agenda: [{ step: at }],
    phase: phaseAt(at),
    round: position.round ?? 1,
    map: {
      tiles: [
        ...(drawn.length > 0 ? [{ id: '', x: 0, y: 0, turn: 0 as const }] : []),
        ...(board.tiles ?? []),
      ],
      overlays: [...(board.overlays ?? []), ...cardsLaid(box, position)],
      entrances: board.entrances ?? [],
      ...(drawn.length + overlayDrawings.length > 0
        ? { drawn: { tiles: drawn, overlays: overlayDrawings } }
        : {}),
    },
    lead: { holder: lead, flipped: position.leadFlipped ?? false },
    event: position.event ?? null,
    order: { next: stalkerId(inTurn ? turn.stalker : lead), passed: [] },
    turn: inTurn
      ? {
          stalker: stalkerId(turn.stalker),
          token: turn.token,
          done: turn.done,
          markersUsed: 0,
          visited: [],
          used: [],
          nextFree: 'none',
        }
      : null,
    mission: {
      id: position.mission ?? '',
      counters: { ...position.counters },
      environment: (position.environment ?? []).map((e) => ({
        card: e.card,
        face: e.face,
        at: e.at ?? null,
      })),
      box: boxed(box, position),
    },
  });
}

function phaseAt(at: Position['at']): GameState['phase'] {
  if (at === 'setup') return 'setup';
  if (at === 'eventPhase') return 'event';
  return at === 'turn' || at === 'nextTurn' ? 'players' : 'enemies';
}

/** MI3: the overlays of environment cards that lie on the map. */
function cardsLaid(box: Box, { mission = '', environment = [] }: Position): Placement[] {
  const cards = missionNamed(box, mission)?.environment ?? [];
  return environment.flatMap(({ card, face, at }) => {
    const laid = cards.find(({ id }) => id === card) ?? box.lostTerritories?.environment[card];
    const overlay = laid?.[face]?.overlay;
    return overlay !== undefined && at ? [{ id: overlay, ...at }] : [];
  });
}

/** MI2: environment cards that do not lie out are still in the mission box. */
function boxed(box: Box, { mission = '', environment = [] }: Position): string[] {
  const cards = missionNamed(box, mission)?.environment ?? [];
  return cards.map(({ id }) => id).filter((id) => !environment.some(({ card }) => card === id));
}
