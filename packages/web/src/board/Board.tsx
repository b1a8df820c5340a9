import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { useKeysIn } from '../keyboard/index.ts';
import { t } from '../text/index.ts';
import { AnomalyGround, AnomalySymbols } from './Anomalies.tsx';
import { Defs } from './Defs.tsx';
import { useGround } from './ground/useGround.ts';
import { GroundHighlights, notesInside, TopHighlights } from './Highlights.tsx';
import { boardKeys, pressOnBoard } from './keys.ts';
import { MapTools } from './MapTools.tsx';
import { Names } from './Names.tsx';
import { Pieces } from './Pieces.tsx';
import { geometryOf, middle, unit } from './plan/geometry.ts';
import { markPlaces, piecePlaces } from './plan/layout.ts';
import { obstaclesOf } from './plan/obstacles.ts';
import { pinNames } from './plan/pinNames.ts';
import { createTrail } from './plan/trail.ts';
import type {
  BoardAnomaly,
  BoardHighlights,
  BoardName,
  BoardPicture,
  BoardPiece,
  BoardSpace,
  BoardTarget,
  BoardToken,
  BoardWay,
  PieceId,
  SpaceId,
} from './plan/types.ts';
import type { Frame, Revealing, View } from './plan/viewport.ts';
import { Spaces, useSpaceLabels } from './Spaces.tsx';
import { TerrainLayer, Waves } from './Terrain.tsx';
import { Smoke, Tokens } from './Tokens.tsx';
import { useRoving } from './useRoving.ts';
import { targetOf, useView, type ViewControls } from './useView.ts';

export interface BoardProps {
  readonly label: string;
  readonly picture: BoardPicture;
  readonly pieces?: readonly BoardPiece[];
  readonly tokens?: readonly BoardToken[];
  readonly anomalies?: readonly BoardAnomaly[];
  /** Names written on the map. */
  readonly names?: readonly BoardName[];
  readonly highlights?: BoardHighlights;
  /** What is read aloud for a space; its name unless given. */
  readonly describe?: ((space: BoardSpace) => string) | undefined;
  /** The ways from a space, for the arrow keys; unless given they go to whatever lies nearest. */
  readonly waysFrom?: ((id: SpaceId) => readonly BoardWay[]) | undefined;
  /** `more`: with Shift held down. */
  readonly onSpace?: ((id: SpaceId, more: boolean) => void) | undefined;
  readonly onPiece?: ((id: PieceId) => void) | undefined;
  /** What a mouse or the keyboard is on. */
  readonly onHover?: ((target: BoardTarget | undefined) => void) | undefined;
  readonly onLongPress?: ((target: BoardTarget) => void) | undefined;
  /** The map was moved or zoomed. */
  readonly onView?: ((view: View) => void) | undefined;
  /** Takes over zoom and fit: the map then has no tools of its own. */
  readonly onControls?: ((controls: ViewControls) => void) | undefined;
  /** Under the map, beside its tools. */
  readonly foot?: ComponentChildren;
  /** The space to look at first where the whole map would be too small to touch. */
  readonly home?: SpaceId | undefined;
  /** Brings spaces into view, the first before the others; the same ones again need a new object. */
  readonly lookAt?: Looking | undefined;
}

export interface Looking extends Revealing {
  readonly spaces: readonly SpaceId[];
  /** Who stands on the first of them and matters most. */
  readonly piece?: PieceId;
}

const nothing: readonly never[] = [];
const noHighlights: BoardHighlights = {};
const noWays = (): readonly BoardWay[] => [];

/** Draws a position and reports what was pointed at. It moves only when the player moves it, or `lookAt` asks. */
export function Board(props: BoardProps) {
  const {
    label,
    picture,
    pieces = nothing,
    tokens = nothing,
    anomalies = nothing,
    names = nothing,
    highlights = noHighlights,
  } = props;
  const {
    describe,
    waysFrom = noWays,
    onSpace,
    onPiece,
    onHover,
    onLongPress,
    onView,
    onControls,
    home,
    lookAt,
    foot,
  } = props;
  const help = useId();
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const board = useMemo(
    () => ({ width: picture.width * unit, height: picture.height * unit }),
    [picture.width, picture.height],
  );
  const geometry = useMemo(() => geometryOf(picture), [picture]);
  const ground = useGround(picture);
  const act = (target: BoardTarget | undefined, more: boolean) => {
    if (target?.kind === 'piece') onPiece?.(target.id);
    if (target?.kind === 'space') onSpace?.(target.id, more);
  };
  const view = useView(frame, stage, {
    board,
    home: home === undefined ? undefined : geometry.anchors.get(home),
    onTap: act,
    onLongPress: (target) => onLongPress?.(target),
    onView: (now) => onView?.(now),
  });

  useEffect(() => onControls?.(view), [view, onControls]);

  const places = useMemo(() => piecePlaces(picture, geometry.spaces, pieces), [picture, geometry, pieces]);
  useEffect(() => {
    const figure = lookAt?.piece === undefined ? undefined : places.get(lookAt.piece);
    // All squares of a space: whoever stands there may stand on any of them.
    const at = (lookAt?.spaces ?? []).flatMap((space, index) => {
      const first = (index === 0 ? figure : undefined) ?? geometry.anchors.get(space);
      const squares = geometry.spaces.get(space)?.squares ?? [];
      return first === undefined ? [] : [[first, ...squares.map((square) => middle(picture, square))]];
    });
    if (at.length > 0) view.show(at, lookAt);
  }, [lookAt]);

  useEffect(view.keepNotes, [view, highlights.notes]);

  const marks = useMemo(
    () => markPlaces(picture, geometry.spaces, tokens, anomalies),
    [picture, geometry, tokens, anomalies],
  );
  const pins = useMemo(() => pinNames(marks.tokens, places, board.width), [marks, places, board]);
  const targets = useMemo(() => new Set(highlights.targets), [highlights.targets?.join()]);

  // Each part is drawn again only when it has changed itself.
  const terrain = useMemo(
    () => (
      <>
        <Defs />
        <TerrainLayer picture={picture} ground={ground} />
      </>
    ),
    [picture, ground],
  );
  const notes = notesInside(highlights, geometry);
  // Over what is lit, and clear of what lies there.
  const written = useMemo(
    () => (
      <Names
        picture={picture}
        spaces={geometry.spaces}
        names={names}
        obstacles={obstaclesOf(picture, places, marks, pins, notes)}
      />
    ),
    [picture, geometry, names, places, marks, pins, JSON.stringify(notes)],
  );
  const restless = useMemo(
    () => (
      <>
        <Waves picture={picture} />
        <AnomalyGround picture={picture} anomalies={anomalies} />
      </>
    ),
    [picture, anomalies],
  );
  const symbols = useMemo(() => <AnomalySymbols symbols={marks.symbols} />, [marks]);
  const laid = useMemo(() => <Tokens tokens={marks.tokens} names={pins} />, [marks, pins]);
  const standing = useMemo(
    () => <Pieces pieces={pieces} places={places} selected={highlights.selectedPiece} targets={targets} />,
    [pieces, places, highlights.selectedPiece, targets],
  );
  const smoke = useMemo(
    () => <Smoke picture={picture} spaces={geometry.spaces} tokens={tokens} />,
    [picture, geometry, tokens],
  );
  const shown = useMemo(
    () => <GroundHighlights geometry={geometry} highlights={highlights} />,
    [geometry, highlights],
  );
  const over = useMemo(
    () => <TopHighlights geometry={geometry} highlights={highlights} places={places} marks={marks} />,
    [geometry, highlights, places, marks],
  );
  const spaces = useMemo(() => <Spaces picture={picture} />, [picture]);
  useSpaceLabels(stage, picture, describe);

  const trail = useMemo(createTrail, [picture]);
  useKeysIn(frame, boardKeys, (event) =>
    pressOnBoard(event, { geometry, places, pieces, waysFrom, trail, view, stage: stage.current, act }),
  );
  useRoving(stage);

  return (
    <div class={foot === undefined ? 'board' : 'board has-foot'}>
      <div
        class="board-frame"
        ref={frame}
        role="group"
        aria-label={label}
        aria-describedby={help}
        onPointerOver={(event) => {
          if (event.pointerType === 'mouse') onHover?.(targetOf(event.target));
        }}
        onPointerLeave={() => onHover?.(undefined)}
        onFocusIn={(event) => onHover?.(targetOf(event.target))}
        onFocusOut={() => onHover?.(undefined)}
      >
        <div class="board-stage" ref={stage} style={{ width: board.width, height: board.height }}>
          <Layer board={board}>{terrain}</Layer>
          <Layer board={board}>{restless}</Layer>
          <Layer board={board}>
            {shown}
            {written}
            {spaces}
            {symbols}
            {laid}
            {standing}
            {smoke}
            {over}
          </Layer>
        </div>
      </div>
      <p class="unseen" id={help}>
        {t('ui.board.keys')}
      </p>
      <div class="board-foot">
        {foot}
        {onControls === undefined ? <MapTools view={view} /> : null}
      </div>
    </div>
  );
}

/** Separate layers, so that the browser repaints only those that have changed. */
function Layer({ board, children }: { readonly board: Frame; readonly children: ComponentChildren }) {
  return (
    <svg
      class="board-svg"
      viewBox={`0 0 ${board.width} ${board.height}`}
      width={board.width}
      height={board.height}
      role="presentation"
    >
      {children}
    </svg>
  );
}
