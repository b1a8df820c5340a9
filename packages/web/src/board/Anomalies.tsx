import { hash } from '../base/chance.ts';
import { petals, ring } from '../base/drawing.ts';
import { middle, outline } from './plan/geometry.ts';
import type { Mark, SymbolMark } from './plan/layout.ts';
import type { AnomalyType, BoardAnomaly, BoardPicture } from './plan/types.ts';

export interface AnomaliesProps {
  readonly picture: BoardPicture;
  readonly anomalies: readonly BoardAnomaly[];
}

/** The disturbed ground of each Anomaly and what boils at its center. */
export function AnomalyGround({ picture, anomalies }: AnomaliesProps) {
  return (
    <g class="b-anomalies" aria-hidden="true">
      {anomalies.map((anomaly) => {
        const squares = new Set([...anomaly.symbols.map((symbol) => symbol.square), anomaly.center]);
        const { x, y } = middle(picture, anomaly.center);
        return (
          <g
            key={anomaly.id}
            class={`b-anomaly b-anomaly-${anomaly.type}${anomaly.active ? '' : ' is-idle'}`}
          >
            <path class="b-anomaly-haze" d={outline(picture, squares, 5, 26)} />
            <path class="b-anomaly-line" d={outline(picture, squares, 6, 26)} />
            {anomaly.active ? (
              <g transform={`translate(${x} ${y})`}>
                <circle class="b-anomaly-glow" r="58" fill={`url(#b-glow-${anomaly.type})`} />
                <Heart type={anomaly.type} seed={anomaly.center} />
              </g>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

/** The symbols, after everything on the ground: a flower of petals each, a hollow one when covered. */
export function AnomalySymbols({ symbols }: { readonly symbols: readonly Mark<SymbolMark>[] }) {
  return (
    <g class="b-symbols" aria-hidden="true">
      {symbols.map(({ item, at }) => (
        <g
          key={`${at.x},${at.y}`}
          class={`b-symbol b-anomaly-${item.anomaly.type}${item.covered ? ' is-covered' : ''}${item.anomaly.active ? '' : ' is-idle'}`}
          transform={`translate(${at.x} ${at.y})`}
        >
          <circle r="11.5" />
          <path
            d={
              item.petals === 1
                ? petals(0, 6.5, 12, 1)
                : petals(0, item.petals === 3 ? 1 : 0, 8.6, item.petals)
            }
          />
          <path d={ring(0, item.petals === 1 ? 6.4 : item.petals === 3 ? 1 : 0, 1.5)} />
          {item.covered ? <path class="b-symbol-cover" d="M-8 8L8 -8" /> : null}
        </g>
      ))}
    </g>
  );
}

const turns = [0, 60, 120, 180, 240, 300] as const;

function Heart({ type, seed }: { readonly type: AnomalyType; readonly seed: number }) {
  switch (type) {
    case 'chemical':
      return (
        <>
          <path
            class="b-heart-fill"
            d="M-34 6C-36 -14 -18 -28 2 -26C22 -30 38 -14 34 4C38 22 18 32 0 29C-18 34 -36 24 -34 6Z"
          />
          <path
            class="b-heart-line"
            d="M-22 6C-22 -8 -10 -16 2 -15C14 -17 24 -8 22 4C24 14 12 20 0 18C-12 21 -22 16 -22 6Z"
          />
          {[0, 1, 2, 3, 4].map((bubble) => (
            <circle
              key={bubble}
              class="b-bubble"
              cx={-24 + bubble * 12}
              cy={(hash(seed, bubble) - 0.5) * 26}
              r={3.5 + hash(seed, bubble, 2) * 4}
              style={{ animationDelay: `${bubble * -0.7}s` }}
            />
          ))}
        </>
      );
    case 'fire':
      return (
        <>
          <ellipse class="b-scorch" rx="36" ry="30" />
          {[0, 72, 144, 216, 288].map((turn, index) => (
            <g key={turn} transform={`rotate(${turn}) translate(0 -9)`}>
              <path
                class="b-flame"
                style={{ animationDelay: `${index * -0.31}s` }}
                d="M0 8C-11 0 -9 -12 -1 -26C1 -18 6 -17 7 -22C13 -10 10 2 0 8Z"
              />
            </g>
          ))}
          <circle class="b-ember" r="9" />
        </>
      );
    case 'gravitational':
      return (
        <>
          {[38, 28, 18, 9].map((r, index) => (
            <ellipse
              key={r}
              class="b-well"
              rx={r}
              ry={r * 0.92}
              style={{ animationDelay: `${index * -0.5}s` }}
            />
          ))}
          <g class="b-spin">
            {turns.map((turn, index) => (
              <path
                key={turn}
                class="b-debris"
                transform={`rotate(${turn + index * 9}) translate(${22 + (index % 3) * 7} 0) rotate(${turn})`}
                d="M-4 -3L3 -4L5 2L-2 4Z"
              />
            ))}
          </g>
        </>
      );
    case 'electric':
      return (
        <>
          <circle class="b-heart-fill" r="13" />
          {turns.map((turn, index) => (
            <path
              key={turn}
              class="b-arc"
              style={{ animationDelay: `${index * -0.37}s` }}
              transform={`rotate(${turn + hash(seed, index) * 30})`}
              d="M0 -6L-6 -15L3 -20L-4 -31L2 -40M-3 -18L-12 -24"
            />
          ))}
        </>
      );
    case 'spatial':
      return (
        <>
          <ellipse class="b-gate" rx="30" ry="36" />
          <g class="b-spin">
            {[0, 90, 180, 270].map((turn) => (
              <path
                key={turn}
                class="b-swirl"
                transform={`rotate(${turn})`}
                d="M0 0C10 -4 22 -8 22 -24C22 -30 18 -34 12 -36"
              />
            ))}
          </g>
          <ellipse class="b-gate-hole" rx="7" ry="9" />
        </>
      );
    case 'special':
      return (
        <>
          {turns.map((turn, index) => (
            <path
              key={turn}
              class="b-shard"
              style={{ animationDelay: `${index * -0.6}s` }}
              transform={`rotate(${turn})`}
              d={`M0 -6L-7 -${22 + hash(seed, index) * 6}L0 -${34 + hash(seed, index, 3) * 8}L6 -22Z`}
            />
          ))}
        </>
      );
  }
}
