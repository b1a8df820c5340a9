import { hash } from '../base/chance.ts';

const width = 1600;
const height = 900;

/** A line of hills with a comb of dead trees, the same every time. */
function treeline(seed: number, base: number, swell: number, trees: number, tall: number): string {
  const ground = (x: number) =>
    base + Math.sin(x / 210 + seed * 3) * swell + Math.sin(x / 83 + seed) * swell * 0.35;
  let path = `M-20 ${height + 20}L-20 ${ground(-20)}`;
  for (let tree = 0; tree <= trees; tree += 1) {
    const x = ((tree + hash(seed, tree, 3) * 0.8) / trees) * (width + 40) - 20;
    const y = ground(x);
    const stand = 0.35 + 0.65 * Math.max(0, Math.sin(x / 130 + seed * 5));
    const rise = (0.25 + hash(seed, tree) * 0.75) * tall * stand;
    path += hash(seed, tree, 4) < 0.2 ? bareTree(x, y, rise) : fir(x, y, rise);
  }
  return `${path}L${width + 20} ${height + 20}Z`;
}

function fir(x: number, y: number, rise: number): string {
  const half = rise * 0.2;
  const levels = [0, 0.3, 0.56, 0.78];
  const left = levels.map(
    (level) =>
      `L${x - half * (1 - level)} ${y - rise * level}L${x - half * (0.42 - level * 0.42)} ${y - rise * (level + 0.16)}`,
  );
  const right = levels.map(
    (level) =>
      `L${x + half * (0.42 - level * 0.42)} ${y - rise * (level + 0.16)}L${x + half * (1 - level)} ${y - rise * level}`,
  );
  return `${left.join('')}L${x} ${y - rise}${right.reverse().join('')}`;
}

function bareTree(x: number, y: number, rise: number): string {
  return `L${x - 2} ${y}L${x - 0.8} ${y - rise * 0.5}L${x - rise * 0.1} ${y - rise * 0.68}L${x} ${y - rise * 0.58}L${x + 0.6} ${y - rise}L${x + 1.2} ${y - rise * 0.5}L${x + rise * 0.12} ${y - rise * 0.74}L${x + 1.6} ${y - rise * 0.4}L${x + 2.2} ${y}`;
}

function reeds(seed: number, count: number, from: number, to: number, tall: number): string {
  let path = '';
  for (let reed = 0; reed < count; reed += 1) {
    const x = from + hash(seed, reed) * (to - from);
    const rise = (0.35 + hash(seed, reed, 1) * 0.65) * tall;
    const lean = (hash(seed, reed, 2) - 0.35) * rise * 0.5;
    path += `M${x} ${height + 4}Q${x + lean * 0.2} ${height - rise * 0.6} ${x + lean} ${height - rise}Q${x + lean * 0.3 + 3} ${height - rise * 0.5} ${x + 5} ${height + 4}Z`;
  }
  return path;
}

const pylon =
  'M0 0L9 -150L-14 -150L-14 -154L10 -154L12 -176L-20 -176L-20 -180L12 -180L15 -210L18 -180L50 -180L50 -176L18 -176L20 -154L44 -154L44 -150L21 -150L30 0L26 0L23 -40L7 -40L4 0ZM8 -46L22 -46L16 -96L14 -96ZM14 -102L16 -102L18 -146L12 -146Z';

/** Clouds as a separate image, so that the browser computes their noise once. */
const clouds = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="350">
<filter id="c" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.0044 0.022" numOctaves="4" seed="8"/><feColorMatrix values="0 0 0 0 .03 0 0 0 0 .04 0 0 0 0 .03 0 0 0 3.4 -1.45"/></filter>
<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset=".7" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>
<mask id="m"><rect width="800" height="350" fill="url(#g)"/></mask>
<g mask="url(#m)"><rect width="800" height="350" filter="url(#c)"/></g></svg>`,
)}`;

/** A dusk over the Zone, drawn for the title: a plant on the horizon, dead power lines, a Stalker with a lamp. */
export function Scene() {
  return (
    <svg
      class="scene"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0a0d0a" />
          <stop offset="0.38" stop-color="#1b2117" />
          <stop offset="0.6" stop-color="#4d4523" />
          <stop offset="0.74" stop-color="#a8712a" />
          <stop offset="0.84" stop-color="#e0a64a" />
        </linearGradient>
        <radialGradient id="sun" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stop-color="#ffe7ac" stop-opacity="0.95" />
          <stop offset="0.16" stop-color="#ffce74" stop-opacity="0.6" />
          <stop offset="0.5" stop-color="#e79a3b" stop-opacity="0.2" />
          <stop offset="1" stop-color="#e79a3b" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="haze" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#e9b766" stop-opacity="0" />
          <stop offset="1" stop-color="#e9b766" stop-opacity="0.55" />
        </linearGradient>
        <radialGradient id="lamp" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stop-color="#fff2c8" />
          <stop offset="0.2" stop-color="#ffd27a" stop-opacity="0.7" />
          <stop offset="1" stop-color="#ffb84d" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="sick" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stop-color="#c8ff8a" stop-opacity="0.8" />
          <stop offset="0.35" stop-color="#8fe052" stop-opacity="0.3" />
          <stop offset="1" stop-color="#8fe052" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill="url(#sky)" />
      <circle cx="1090" cy="640" r="420" fill="url(#sun)" />
      <image href={clouds} width={width} height="700" opacity="0.8" preserveAspectRatio="none" />
      <g fill="#57491f">
        <path d={treeline(3, 690, 8, 210, 40)} />
        <path
          d="M1196 690L1204 452L1226 452L1236 690ZM1206 500L1225 500L1225.500 514L1205.500 514ZM1204 560L1228 560L1229 574L1203 574Z"
          fill-rule="evenodd"
        />
        <path d="M1240 690V596H1262V580H1330V596H1420V640H1470V690ZM1110 690V622H1178V606H1196V690Z" />
        <path d="M948 690C960 640 962 604 956 568H1030C1024 604 1026 640 1038 690Z" />
      </g>
      <rect y="560" width={width} height="180" fill="url(#haze)" />
      <circle class="scene-beacon" cx="1215" cy="450" r="4" fill="#ff5a3c" />
      <path d={treeline(5, 738, 14, 150, 82)} fill="#332d17" />
      <g fill="#231f11">
        <path d={pylon} transform="translate(700 745) scale(0.85)" />
        <path d={pylon} transform="translate(400 760) scale(1.15)" />
        <path d={pylon} transform="translate(70 775) scale(1.5)" />
      </g>
      <g fill="none" stroke="#231f11" stroke-width="1.6">
        <path d="M742 594Q590 640 457 554M685 594Q560 650 378 554M742 614Q600 668 450 584" />
        <path d="M457 554Q300 620 145 507M378 554Q220 640 41 507M450 584Q300 660 136 546M145 507Q60 560 -20 530M41 507Q10 540 -20 540" />
      </g>
      <path d={treeline(9, 800, 18, 84, 150)} fill="#1a1a0f" />
      <ellipse class="scene-sick" cx="470" cy="812" rx="150" ry="74" fill="url(#sick)" />
      <path d="M-20 840Q300 800 640 838T1240 826T1620 842V920H-20Z" fill="#0d0f09" />
      <g transform="translate(1180 834)">
        <circle class="scene-lamp" cx="35" cy="-58" r="150" fill="url(#lamp)" opacity="0.75" />
        <path
          d="M-4 4L-1 -34L-5 -62Q-16 -64 -17 -84Q-17 -104 -6 -108Q-9 -112 -9 -118Q-9 -130 3 -130Q14 -130 14 -118Q14 -111 10 -107Q19 -102 20 -86L33 -74L31 -68L16 -76L15 -62L17 -32L20 4H11L6 -30L4 4ZM-13 -70L27 -146L31 -144L-8 -66Z"
          fill="#090a06"
        />
        <path d="M30 -68V-60M26 -60H37V-46H26Z" stroke="#090a06" stroke-width="3" fill="#ffe6a3" />
      </g>
      <path d={reeds(2, 190, -20, width + 20, 78)} fill="#070805" />
      <path d={reeds(6, 60, -20, 520, 150)} fill="#050603" />
      <path d={reeds(7, 44, 1330, width + 20, 170)} fill="#050603" />
    </svg>
  );
}
