/** The Zone on a sheet of paper that has been folded, wetted and carried about: drawn in code, the same every time. */
import { trefoil } from '../../base/drawing.ts';
import { t } from '../../text/index.ts';
import {
  fields,
  forest,
  HEIGHT,
  height,
  marks,
  marsh,
  plant,
  power,
  rails,
  roads,
  villages,
  WIDTH,
  water,
  wire,
} from './land.ts';
import { blob, curve } from './pen.ts';

const stains = [
  { d: curve(blob([828, 560], 150, 92, 201, 0.14), true), deep: 0.1 },
  { d: curve(blob([842, 552], 118, 70, 202, 0.16), true), deep: 0.08 },
  { d: curve(blob([70, 96], 150, 84, 203, 0.18), true), deep: 0.09 },
  { d: curve(blob([392, 468], 70, 46, 204, 0.2), true), deep: 0.05 },
];

/** Names on the paper, and how they lie. */
const names = [
  { key: 'plant', x: 706, y: 66, turn: 0, size: 17 },
  { key: 'river', x: 232, y: 214, turn: 6, size: 14 },
  { key: 'wood', x: 84, y: 296, turn: -6, size: 15 },
  { key: 'marsh', x: 116, y: 540, turn: -4, size: 15 },
  { key: 'railway', x: 664, y: 292, turn: 3, size: 12 },
  { key: 'heights', x: 742, y: 150, turn: -8, size: 14 },
  { key: 'cordon', x: 640, y: 606, turn: -1, size: 13 },
] as const;

export function MapPicture() {
  return (
    <svg class="zm-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <pattern
          id="zm-furrows"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(24)"
        >
          <path d="M0 1H7M0 4.5H7" class="zm-furrow" />
        </pattern>
        <pattern
          id="zm-danger"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V9" class="zm-danger-line" />
        </pattern>
        <radialGradient id="zm-burn" cx="0.58" cy="0.1" r="0.5">
          <stop offset="0" class="zm-burn-heart" />
          <stop offset="1" class="zm-burn-rim" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#zm-burn)" />
      <g class="zm-stains">
        {stains.map(({ d, deep }) => (
          <path key={d} d={d} opacity={deep} />
        ))}
        <circle cx="318" cy="404" r="42" class="zm-cup" />
        <circle cx="320" cy="403" r="39" class="zm-cup is-thin" />
      </g>
      <Grid />
      <path d={forest.ground} class="zm-wood" />
      {fields.map(({ at: [x, y], turn, w, h }) => (
        <rect
          key={`${x}`}
          x={x - w / 2}
          y={y - h / 2}
          width={w}
          height={h}
          transform={`rotate(${turn} ${x} ${y})`}
          class="zm-field"
        />
      ))}
      <path d={height.contours} class="zm-contour" />
      <path d={height.hatching} class="zm-hatch" />
      <g class="zm-water">
        <path d={water.creek} class="zm-bank is-narrow" />
        <path d={water.brook} class="zm-bank is-narrow" />
        <path d={water.river} class="zm-bank" />
        <path d={water.pools} class="zm-pool" />
        <path d={water.creek} class="zm-stream is-narrow" />
        <path d={water.brook} class="zm-stream is-narrow" />
        <path d={water.river} class="zm-stream" />
        <path d={water.ripples} class="zm-ripple" />
      </g>
      <path d={marsh} class="zm-marsh" />
      <path d={roads.tracks} class="zm-track" />
      <path d={roads.main} class="zm-road" />
      <path d={roads.main} class="zm-road-middle" />
      <path d={rails.line} class="zm-rail" />
      <path d={rails.sleepers} class="zm-sleepers" />
      <path d={forest.trees} class="zm-trees" />
      <path d={villages} class="zm-houses" />
      <path d={power.wire} class="zm-wire" />
      <path d={power.pylons} class="zm-pylons" />
      <Marks />
      <Plant />
      <path d={wire.line} class="zm-wire" />
      <path d={wire.barbs} class="zm-pylons" />
      <Pencil />
      {names.map(({ key, x, y, turn, size }) => (
        <text
          key={key}
          x={x}
          y={y}
          font-size={size}
          transform={`rotate(${turn} ${x} ${y})`}
          class={`zm-name of-${key}`}
        >
          {t(`camp.map.${key}`)}
        </text>
      ))}
      <Compass />
      <Folds />
    </svg>
  );
}

function Grid() {
  const columns = Array.from({ length: 9 }, (_, index) => (index + 1) * 100);
  const rows = Array.from({ length: 6 }, (_, index) => (index + 1) * 100);
  return (
    <g class="zm-grid">
      <path
        d={columns.map((x) => `M${x} 0V${HEIGHT}`).join('') + rows.map((y) => `M0 ${y}H${WIDTH}`).join('')}
      />
      {[0, ...columns].map((x, index) => (
        <text key={x} x={x + 50} y={HEIGHT - 5}>
          {String.fromCharCode(65 + index)}
        </text>
      ))}
      {[0, ...rows].map((y, index) => (
        <text key={y} x="7" y={Math.min(y + 54, HEIGHT - 16)}>
          {index + 1}
        </text>
      ))}
    </g>
  );
}

function Marks() {
  return (
    <g class="zm-marks">
      <path d={marks.bridges} class="zm-bridge" />
      <path d={marks.dam} class="zm-bridge" />
      <path d={marks.quarry} />
      <path d={marks.church} class="is-filled" />
      <path d={marks.wreck} class="is-filled" />
      <path d={marks.mast} />
    </g>
  );
}

function Plant() {
  return (
    <g class="zm-plant">
      <path d={plant.rings} class="zm-rings" />
      <path d={plant.fence} class="zm-fence" />
      <path d={plant.halls} class="zm-halls" />
      <path d={plant.stack} class="zm-stack" />
      <path d={trefoil(664, 104, 11)} class="zm-trefoil" />
    </g>
  );
}

/** Notes in red pencil. */
function Pencil() {
  return (
    <g class="zm-pencil">
      <path d="M556 118C520 150 470 148 452 118C436 82 470 20 560 2C650 -8 726 22 730 82C732 128 680 160 600 152" />
      <path d="M742 190L772 206M757 184L760 214M706 236l10 14M718 234l-12 17" />
      <path d="M178 452c10-8 24-4 24 8s-12 14-12 26M190 496v3" />
      <path d="M520 620C540 590 520 566 536 540M536 540l-9 9M536 540l3 12" />
    </g>
  );
}

function Compass() {
  return (
    <g class="zm-compass" transform="translate(932 86)">
      <circle r="30" />
      <circle r="25" class="is-thin" />
      <path d="M0 -40L6 -6L0 0L-6 -6ZM0 40L6 6L0 0L-6 6ZM-40 0L-6 -6L0 0L-6 6ZM40 0L6 -6L0 0L6 6Z" />
      <path d="M0 -40L6 -6L0 0Z M0 40L-6 6L0 0ZM-40 0L-6 -6L0 0ZM40 0L6 6L0 0Z" class="is-dark" />
      <text y="-46">{t('camp.map.north')}</text>
    </g>
  );
}

/** Where the sheet was folded: light falls on one side, dirt lies in the other. */
function Folds() {
  return (
    <g class="zm-folds">
      <path d="M333.500 0V640M666.500 0V640M0 320.500H1000" class="is-light" />
      <path d="M335 0V640M668 0V640M0 322H1000" class="is-dark" />
      <path d="M322 308l24 26M346 308l-24 25M656 310l22 24" class="is-worn" />
    </g>
  );
}
