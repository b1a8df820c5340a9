/** The map with everything on it. Taps choose, look or measure; nothing on the map acts without being confirmed. */

import { untracked, useComputed, useSignalEffect } from '@preact/signals';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import {
  Board,
  type BoardSpace,
  type BoardTarget,
  type Looking,
  type ViewControls,
} from '../../board/index.ts';
import { box } from '../../game/cards.ts';
import { mapKeys, useKey } from '../../keyboard/index.ts';
import { messagesNow, t } from '../../text/index.ts';
import { onTable } from '../../words/names.ts';
import { useTable } from '../state/context.ts';
import { isTight } from '../state/layout.ts';
import type { LookAt, Selection } from '../state/ui.ts';
import { anomaliesOf, pieceKey, pieceOfKey, piecesOf, tokensOf } from './boardPieces.ts';
import { describeSpace } from './describe.ts';
import { highlightsOf } from './highlights.ts';
import { figureInPlay, spacesInPlay } from './inPlay.ts';
import { pictureOf, spaceKey, spaceOfKey, waysOf } from './picture.ts';
import { namesOf, pinTokens } from './pinTokens.ts';
import { inspect, tapPiece, tapSpace } from './taps.ts';
import { Under } from './Under.tsx';

/** On a small screen what is told lies over so many pixels of the map. */
const CAPTION = 68;

export function MapView() {
  const tools = useTable();
  const { game, ui } = tools;
  const shown = game.shown.value;
  const there = box.value;
  const cast = game.cast.value;
  const asked = game.decision.value?.who;
  const board = shown?.board;
  const view = shown?.view;
  // Other texts, other labels; and some names are the Mission's own.
  const texts = messagesNow();
  const spoken = onTable.value?.id;
  const picture = useMemo(() => (board === undefined ? undefined : pictureOf(board)), [board?.key]);
  const pieces = useSame(
    useMemo(
      () => (view === undefined || board === undefined ? [] : piecesOf({ view, board, cast }, asked)),
      [view, board, cast, asked, there, texts, spoken],
    ),
  );
  const tokens = useSame(
    useMemo(
      () =>
        view === undefined || board === undefined
          ? []
          : [...tokensOf(view, board), ...pinTokens(view, board)],
      [view, board, there, texts, spoken],
    ),
  );
  const anomalies = useSame(
    useMemo(
      () => (view === undefined || board === undefined ? [] : anomaliesOf(view, board)),
      [view, board, there, texts, spoken],
    ),
  );
  const mission = view?.mission.id;
  const names = useSame(
    useMemo(
      () => (board === undefined || mission === undefined ? [] : namesOf(board, mission)),
      [board, mission, there, texts, spoken],
    ),
  );
  const around = ui.around.value;
  const describe = useCallback(
    (space: BoardSpace) =>
      view === undefined || board === undefined
        ? space.name
        : describeSpace({ view, board, cast }, spaceOfKey(space.id), around),
    [view, board, cast, around, texts, spoken],
  );
  const waysFrom = useCallback((id: string) => (board === undefined ? [] : waysOf(board, id)), [board]);
  const highlights = useComputed(() => {
    const now = game.shown.value;
    return now === null
      ? {}
      : highlightsOf(game, ui, { cast: game.cast.value, view: now.view, board: now.board });
  });
  const lit = useSame(highlights.value);
  // Changes only when the map has to come to something else.
  const inPlay = useComputed(() =>
    ui.follows.value
      ? `${figureInPlay(game)} ${spacesInPlay(game, ui)} ${game.playback.now.value !== null}`
      : undefined,
  );
  useSignalEffect(() => {
    if (inPlay.value === undefined) return;
    const spaces = untracked(() => spacesInPlay(game, ui));
    if (spaces.length === 0) return;
    const figure = untracked(() => figureInPlay(game));
    const isTold = game.playback.now.peek() !== null && isTight(ui.layout.peek());
    ui.lookAt.value = {
      spaces,
      ...(figure === undefined ? {} : { figure }),
      ...(isTold ? { foot: CAPTION } : {}),
    };
  });
  const wanted = ui.lookAt.value;
  const lookAt = useMemo(() => (wanted === null ? undefined : lookingAt(wanted)), [wanted]);
  const onSpace = useCallback((id: string, more: boolean) => tapSpace(tools, spaceOfKey(id), more), [tools]);
  const onPiece = useCallback((id: string) => tapPiece(tools, pieceOfKey(id)), [tools]);
  const onHold = useCallback((target: BoardTarget) => inspect(ui, selectionOf(target)), [ui]);
  const onHover = useCallback(
    (target: BoardTarget | undefined) => {
      ui.over.value = target?.kind === 'space' ? spaceOfKey(target.id) : null;
      ui.under.value = target === undefined ? null : selectionOf(target);
    },
    [ui],
  );
  const onControls = useCallback(
    (controls: ViewControls) => {
      ui.mapControls.value = controls;
    },
    [ui],
  );
  useArrowsToMap(asked);
  if (picture === undefined || view === undefined) return null;
  const home = view.stalkers.find(({ space }) => space !== null)?.space ?? null;
  return (
    <Board
      label={t('table.map')}
      picture={picture}
      pieces={pieces}
      tokens={tokens}
      anomalies={anomalies}
      names={names}
      highlights={lit}
      describe={describe}
      waysFrom={waysFrom}
      onSpace={onSpace}
      onPiece={onPiece}
      onHover={onHover}
      onLongPress={onHold}
      onView={(now) => {
        ui.mapView.value = now;
      }}
      home={home === null ? undefined : spaceKey(home)}
      lookAt={lookAt}
      onControls={isTight(ui.layout.value) ? onControls : undefined}
      foot={<Under />}
    />
  );
}

const lookingAt = ({ spaces, figure, ...how }: LookAt): Looking => ({
  ...how,
  spaces: spaces.map(spaceKey),
  ...(figure === undefined ? {} : { piece: pieceKey(figure) }),
});

const selectionOf = (target: BoardTarget): Selection =>
  target.kind === 'piece'
    ? { kind: 'entity', id: pieceOfKey(target.id) }
    : { kind: 'space', id: spaceOfKey(target.id) };

/**
 * An arrow key pressed elsewhere moves the focus to the map: to the Stalker with the open decision, or to the last
 * focus there.
 */
function useArrowsToMap(asked: number | undefined): void {
  const go = () => {
    const stage = document.querySelector('.board-stage');
    const there = stage?.querySelector(`[data-piece="${asked}"]`) ?? stage?.querySelector('[tabindex="0"]');
    if (there instanceof SVGElement) there.focus({ preventScroll: true });
  };
  const [up, down, left, right] = mapKeys.arrows;
  useKey('table', up, go);
  useKey('table', down, go);
  useKey('table', left, go);
  useKey('table', right, go);
}

/** The previous value if the new one is equal, so that nothing re-renders. */
function useSame<T>(value: T): T {
  const kept = useRef({ value, words: '' });
  const words = JSON.stringify(value);
  if (words !== kept.current.words) kept.current = { value, words };
  return kept.current.value;
}
