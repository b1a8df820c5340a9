import { polygon } from '../base/drawing.ts';
import { type IconName, IconShape } from '../icons/index.ts';
import { middle } from './plan/geometry.ts';
import type { Mark } from './plan/layout.ts';
import type { PinName } from './plan/pinNames.ts';
import type { BoardPicture, BoardSpace, BoardToken, SpaceId } from './plan/types.ts';

export interface TokensProps {
  readonly tokens: readonly Mark<BoardToken>[];
  /** Where the names of pins are written. */
  readonly names: ReadonlyMap<string, PinName>;
}

/** Tokens on the rim of the squares; the label of their space describes them. */
export function Tokens({ tokens, names }: TokensProps) {
  return (
    <g class="b-tokens" aria-hidden="true">
      {tokens.map(({ item, at }) => (
        <g
          key={item.id}
          class={`b-token b-token-${item.kind} is-${names.get(item.id)?.side ?? 'unnamed'}`}
          data-token={item.id}
          style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
        >
          <Token token={item} nameAt={names.get(item.id)?.y} />
        </g>
      ))}
    </g>
  );
}

/** One token by itself, for what explains it. */
export function TokenPicture({ token }: { readonly token: BoardToken }) {
  return (
    <svg class="b-token-picture" viewBox="-19 -19 38 38" aria-hidden="true">
      <g class={`b-token-${token.kind}`}>
        <Token token={token} />
      </g>
    </svg>
  );
}

interface TokenProps {
  readonly token: BoardToken;
  /** The foot of a pin's name; without one it has none. */
  readonly nameAt?: number | undefined;
}

function Token({ token, nameAt }: TokenProps) {
  switch (token.kind) {
    case 'loot':
    case 'unknown':
      return <Stack token={token} />;
    case 'attention':
      return <Attention level={token.level} ring={token.ring} letter={token.letter} />;
    case 'magazine':
      return <Chip icon={magazines[token.ammo]} />;
    case 'objective':
    case 'marker':
      return (
        <g class="b-grow">
          <path class="b-chip" d={polygon(0, 0, 13, 6)} />
          <text class="b-chip-letter" y="5">
            {token.letter}
          </text>
        </g>
      );
    case 'pin':
      return <Pin token={token} nameAt={nameAt} />;
    default:
      return <Chip icon={token.kind} />;
  }
}

const pins = {
  action: 'standardAction',
  exit: 'door',
  entering: 'movement',
  card: 'map',
} as const satisfies Record<string, IconName>;

interface PinProps extends TokenProps {
  readonly token: Extract<BoardToken, { kind: 'pin' }>;
}

/** A flag with its name, and how many it stands for; pale while it cannot be done. */
function Pin({ token: { pin, text, open, count, isNext }, nameAt }: PinProps) {
  return (
    <g class={`b-pin b-pin-${pin}${open ? '' : ' is-closed'}${isNext ? ' is-next' : ''} b-grow`}>
      <path class="b-chip" d="M0 15L-7 9A13.5 13.5 0 1 1 7 9Z" transform="translate(0 -2)" />
      <g class="b-chip-icon" transform="translate(-8.4 -12.4) scale(0.7)">
        <IconShape name={pins[pin]} />
      </g>
      {count > 1 ? <Count x={12} y={-13} count={count} /> : null}
      {nameAt === undefined ? null : (
        <text class="b-pin-name" y={nameAt}>
          {text}
        </text>
      )}
    </g>
  );
}

const magazines = {
  pistol: 'magazinePistol',
  rifle: 'magazineRifle',
  shotgun: 'magazineShotgun',
  special: 'magazineSpecial',
} as const satisfies Record<string, IconName>;

function Chip({ icon }: { readonly icon: IconName }) {
  return (
    <>
      <circle class="b-chip" r="12" />
      <g class="b-chip-icon" transform="translate(-8.4 -8.4) scale(0.7)">
        <IconShape name={icon} />
      </g>
    </>
  );
}

/** A pile, newest on top, with its number when there is more than one. */
function Stack({ token }: { readonly token: Extract<BoardToken, { kind: 'loot' | 'unknown' }> }) {
  const square = token.kind === 'loot';
  const shape = square ? 'M-11 -10H11V10H-11Z' : polygon(0, 0, 14, 4);
  const layers = Math.min(3, token.count);
  return (
    <g class="b-grow">
      {[2, 1, 0].slice(3 - layers).map((layer) => (
        <path key={layer} class="b-chip" d={shape} transform={`translate(${layer * 1.6} ${layer * 2.4})`} />
      ))}
      <g
        class="b-chip-icon"
        transform={square ? 'translate(-8.4 -8.6) scale(0.7)' : 'translate(-7 -7) scale(0.58)'}
      >
        <IconShape name={token.kind === 'loot' ? 'loot' : 'why'} />
      </g>
      {token.count > 1 ? <Count x={10} y={-9} count={token.count} /> : null}
    </g>
  );
}

/** How many there are. */
function Count({ x, y, count }: { readonly x: number; readonly y: number; readonly count: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="b-count" r="7" />
      <text class="b-count-text" y="3.6">
        {count}
      </text>
    </g>
  );
}

interface AttentionProps {
  readonly level: 'low' | 'high';
  readonly ring: string;
  readonly letter: string;
}

/**
 * Low is a triangle with one mark, High an octagon with two: distinguishable without colour. The letter is the owner's.
 */
function Attention({ level, ring, letter }: AttentionProps) {
  return (
    <g class={`b-attention is-${level} ring-${ring} b-grow`}>
      <path class="b-attention-body" d={level === 'low' ? 'M0 -14L14 11H-14Z' : polygon(0, 0, 14, 8, 22.5)} />
      <path
        class="b-attention-mark"
        d={level === 'low' ? 'M0 -6V3M0 6.5V7' : 'M-3.5 -8V2M-3.5 6.5V7M3.5 -8V2M3.5 6.5V7'}
      />
      <circle class="b-owner" cx="11" cy="9" r="7" />
      <text class="b-owner-letter" x="11" y="12.6">
        {letter}
      </text>
    </g>
  );
}

export interface SmokeProps {
  readonly picture: BoardPicture;
  readonly spaces: ReadonlyMap<SpaceId, BoardSpace>;
  readonly tokens: readonly BoardToken[];
}

const puffs = [
  [-26, -22, 34],
  [22, -26, 31],
  [28, 16, 33],
  [-18, 26, 32],
  [2, -2, 40],
  [8, 32, 26],
  [-34, 6, 26],
] as const;

/** No Visibility hides its whole space in smoke. */
export function Smoke({ picture, spaces, tokens }: SmokeProps) {
  const smoky = tokens.filter((token) => token.kind === 'noVisibility');
  return (
    <g class="b-smoke" aria-hidden="true">
      {smoky.flatMap((token) =>
        (spaces.get(token.space)?.squares ?? []).map((square) => {
          const { x, y } = middle(picture, square);
          return (
            <g key={`${token.id}-${square}`} transform={`translate(${x} ${y})`}>
              {puffs.map(([dx, dy, r]) => (
                <circle key={`${dx}`} class="b-puff" cx={dx} cy={dy} r={r} />
              ))}
            </g>
          );
        }),
      )}
    </g>
  );
}
