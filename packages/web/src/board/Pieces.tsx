import type { Point } from '../base/point.ts';
import { FaceShape } from '../faces/index.ts';
import { ColourShape, type IconName, IconShape } from '../icons/index.ts';
import type { BoardPiece, Direction, EnemyPiece, PieceId, PieceStatus, StalkerPiece } from './plan/types.ts';

export interface PiecesProps {
  readonly pieces: readonly BoardPiece[];
  readonly places: ReadonlyMap<PieceId, Point>;
  readonly selected?: PieceId | undefined;
  readonly targets: ReadonlySet<PieceId>;
}

const turnOf: Readonly<Record<Direction, number>> = { north: 0, east: 90, south: 180, west: 270 };
const statusIcons: Readonly<Record<PieceStatus, IconName>> = {
  focus: 'focus',
  pinDown: 'pinDown',
  exposed: 'exposed',
  criticalInjury: 'criticalInjury',
};

export function Pieces({ pieces, places, selected, targets }: PiecesProps) {
  return (
    <g class="b-pieces">
      {pieces.map((piece) => {
        const at = places.get(piece.id);
        if (at === undefined) return null;
        const states = [
          piece.id === selected ? ' is-selected' : '',
          targets.has(piece.id) ? ' is-target' : '',
          piece.dimmed === true ? ' is-dimmed' : '',
          piece.dead === undefined ? '' : ' is-dead',
          piece.kind === 'stalker' && piece.active === true ? ' is-active' : '',
        ].join('');
        return (
          <g
            key={piece.id}
            class={`b-piece b-piece-${piece.kind}${states}`}
            style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
          >
            <g aria-hidden="true">
              <ellipse class="b-piece-shade" cx="3" cy="5" rx="30.5" ry="29" />
              {targets.has(piece.id) ? <TargetMark /> : null}
              <PieceBody piece={piece} />
              {piece.dead === undefined ? (
                <Statuses statuses={piece.statuses ?? []} />
              ) : (
                <DeadMark word={piece.dead} />
              )}
            </g>
            <circle
              class="b-piece-hit"
              r="37"
              data-piece={piece.id}
              role="button"
              tabindex={-1}
              aria-label={piece.label}
            />
          </g>
        );
      })}
    </g>
  );
}

/** Crossed out, with the word: nobody has to know the colours. */
function DeadMark({ word }: { readonly word: string }) {
  const wide = 12 + word.length * 7.6;
  return (
    <g class="b-dead">
      <path d="M-15 -15L15 15M15 -15L-15 15" />
      <g transform="translate(0 -24)">
        <g class="b-grow">
          <rect x={-wide / 2} y="-9" width={wide} height="18" rx="3" />
          <text y="4.6">{word}</text>
        </g>
      </g>
    </g>
  );
}

function TargetMark() {
  return <path class="b-target-mark" d="M-38 -24V-38H-24M24 -38H38V-24M38 24V38H24M-24 38H-38V24" />;
}

function PieceBody({ piece }: { readonly piece: BoardPiece }) {
  switch (piece.kind) {
    case 'stalker':
      return <StalkerBody piece={piece} />;
    case 'companion':
      return (
        <>
          <circle class="b-disc" r="27" />
          <Portrait face={piece.face} />
          <circle class="b-ring b-ring-companion" r="27" />
        </>
      );
    case 'enemy':
      return <EnemyBody piece={piece} />;
  }
}

function StalkerBody({ piece }: { readonly piece: StalkerPiece }) {
  return (
    <g class={`ring-${piece.ring}`}>
      {piece.active === true ? <circle class="b-active" r="33" /> : null}
      <circle class="b-disc" r="27.5" />
      <Portrait face={piece.face} />
      <circle class="b-ring" r="27.5" />
      <g transform="translate(-21 20)">
        <g class="b-grow">
          <circle class="b-owner" r="9.5" />
          <text class="b-piece-letter" y="4.6">
            {piece.letter}
          </text>
        </g>
      </g>
      {piece.lead === true ? (
        <g class="b-lead" transform="translate(-39 -12) scale(0.8)">
          <circle cx="12" cy="12" r="13" />
          <IconShape name="leadToken" />
        </g>
      ) : null}
      {piece.hp === undefined || piece.dead !== undefined ? null : (
        <HealthArc now={piece.hp.now} max={piece.hp.max} />
      )}
    </g>
  );
}

function EnemyBody({ piece }: { readonly piece: EnemyPiece }) {
  const [colour = 'unmarked', second] = piece.colours;
  return (
    <g class={`colour-of-${colour}`}>
      <g class="b-facing" style={{ transform: `rotate(${turnOf[piece.facing]}deg)` }}>
        <path class="b-facing-cone" d="M0 0L-24 -43Q0 -53 24 -43Z" />
        <path class="b-facing-tip" d="M-12 -27.5L0 -44L12 -27.5Q0 -32 -12 -27.5Z" />
      </g>
      <circle class="b-disc" r="27.5" />
      <Portrait face={piece.face} />
      <circle class="b-ring" r="27.5" />
      <g transform="translate(-32 10) scale(0.95)">
        <ColourShape colour={colour} />
      </g>
      {second === undefined ? null : (
        <g transform="translate(-35 -9) scale(0.72)">
          <ColourShape colour={second} />
        </g>
      )}
      {piece.number === undefined ? null : (
        <g transform="translate(-20 -22)">
          <g class="b-grow">
            <circle class="b-owner" r="8.5" />
            <text class="b-piece-letter" y="4.4">
              {piece.number}
            </text>
          </g>
        </g>
      )}
      {piece.team === undefined ? null : (
        <g class={`b-team b-team-${piece.team}`} transform="translate(21 20)">
          <path
            d={piece.team === 1 ? 'M-8 -8H8V3Q8 7 0 9Q-8 7 -8 3Z' : 'M-8 -8L0 -5L8 -8V3Q8 7 0 9Q-8 7 -8 3Z'}
          />
          <text y="4.4">{piece.team}</text>
        </g>
      )}
      {piece.hp === undefined || piece.hp.max <= 1 ? null : (
        <HealthPips now={piece.hp.now} max={piece.hp.max} />
      )}
    </g>
  );
}

function Portrait({ face }: { readonly face: string }) {
  return (
    <g class="b-portrait" transform="translate(-30 -28.5) scale(0.61)" clip-path="url(#b-portrait)">
      <FaceShape card={face} />
    </g>
  );
}

function Statuses({ statuses }: { readonly statuses: readonly PieceStatus[] }) {
  return (
    <>
      {statuses.slice(0, 4).map((status, index) => (
        <g
          key={`${status}${index > 0 ? statuses.slice(0, index).filter((other) => other === status).length : ''}`}
          class={`b-status b-status-${status}`}
          transform={`translate(${statusPlaces[index] ?? '0 0'})`}
        >
          <g class="b-grow">
            <circle r="9" />
            <g transform="translate(-6.6 -6.6) scale(0.55)">
              <IconShape name={statusIcons[status]} />
            </g>
          </g>
        </g>
      ))}
    </>
  );
}
const statusPlaces = ['23 -22', '31 -3', '7 -31', '-10 -31'];

/** Enemy hit points, few: one pip each. */
function HealthPips({ now, max }: { readonly now: number; readonly max: number }) {
  const wide = Math.min(8, 40 / max);
  return (
    <g class="b-pips" transform={`translate(${(-wide * max) / 2} 27)`}>
      {Array.from({ length: max }, (_, pip) => pip).map((pip) => (
        <rect
          key={pip}
          class={pip < now ? 'is-full' : 'is-empty'}
          x={pip * wide + 0.7}
          width={wide - 1.4}
          height="7"
        />
      ))}
    </g>
  );
}

/** Stalker hit points, many: an arc and a number. */
function HealthArc({ now, max }: { readonly now: number; readonly max: number }) {
  return (
    <g class="b-health" transform="translate(20 22)">
      <g class="b-grow">
        <rect x="-12" y="-8" width="24" height="16" rx="3" />
        <rect class="b-health-bar" x="-10" y="4.5" width={(20 * now) / max} height="2" />
        <text y="3.4">{now}</text>
      </g>
    </g>
  );
}
