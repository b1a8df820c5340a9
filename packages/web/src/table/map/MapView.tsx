/** The map with everything on it. Taps choose, look or measure; nothing on the map acts without being confirmed. */

import { useComputed } from '@preact/signals';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import { Board, type BoardSpace, type BoardTarget } from '../../board/index.ts';
import { box } from '../../game/cards.ts';
import { mapKeys, useKey } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { useTable } from '../state/context.ts';
import { spaceOfFact } from '../state/where.ts';
import { anomaliesOf, pieceOfKey, piecesOf, tokensOf } from './boardPieces.ts';
import { describeSpace } from './describe.ts';
import { highlightsOf } from './highlights.ts';
import { pictureOf, spaceKey, spaceOfKey } from './picture.ts';
import { tapPiece, tapSpace } from './taps.ts';

export function MapView() {
  const tools = useTable();
  const { game, ui } = tools;
  const shown = game.shown.value;
  const there = box.value;
  const cast = game.cast.value;
  const asked = game.decision.value?.who;
  const board = shown?.board;
  const view = shown?.view;
  const picture = useMemo(() => (board === undefined ? undefined : pictureOf(board)), [board?.key]);
  const pieces = useSame(
    useMemo(() => (view === undefined ? [] : piecesOf(view, cast, asked)), [view, cast, asked, there]),
  );
  const tokens = useSame(
    useMemo(() => (view === undefined || board === undefined ? [] : tokensOf(view, board)), [view, board]),
  );
  const anomalies = useSame(
    useMemo(
      () => (view === undefined || board === undefined ? [] : anomaliesOf(view, board)),
      [view, board, there],
    ),
  );
  const describe = useCallback(
    (space: BoardSpace) =>
      view === undefined || board === undefined
        ? space.name
        : describeSpace(view, board, cast, spaceOfKey(space.id)),
    [view, board, cast],
  );
  const highlights = useComputed(() => {
    const now = game.shown.value;
    return now === null
      ? {}
      : highlightsOf(game, ui, { cast: game.cast.value, view: now.view, board: now.board });
  });
  const followed = useComputed(() => {
    const now = ui.follow.value ? game.playback.now.value : null;
    const space = now === null ? null : spaceOfFact(now.fact, game.shown.value?.view);
    return space === null ? null : { space };
  });
  const wanted = followed.value ?? ui.lookAt.value;
  const lookAt = useMemo(() => (wanted === null ? undefined : { space: spaceKey(wanted.space) }), [wanted]);
  const onSpace = useCallback((id: string, more: boolean) => tapSpace(tools, spaceOfKey(id), more), [tools]);
  const onPiece = useCallback((id: string) => tapPiece(tools, pieceOfKey(id)), [tools]);
  const onHold = useCallback(
    (target: BoardTarget) => {
      ui.selection.value =
        target.kind === 'piece'
          ? { kind: 'entity', id: pieceOfKey(target.id) }
          : { kind: 'space', id: spaceOfKey(target.id) };
    },
    [ui],
  );
  const onHover = useCallback(
    (target: BoardTarget | undefined) => {
      ui.over.value = target?.kind === 'space' ? spaceOfKey(target.id) : null;
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
      highlights={highlights.value}
      describe={describe}
      onSpace={onSpace}
      onPiece={onPiece}
      onHover={onHover}
      onLongPress={onHold}
      onView={(now) => {
        ui.mapView.value = now;
      }}
      home={home === null ? undefined : spaceKey(home)}
      lookAt={lookAt}
    />
  );
}

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
