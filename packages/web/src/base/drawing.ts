/** One icon on the 24 by 24 grid: lines drawn with the common pen, and solid parts. */
export interface Drawing {
  readonly line?: string;
  readonly solid?: string;
}

/** A circle as path data. */
export function ring(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A regular polygon as path data; `turn` in degrees, 0 has a corner on top. */
export function polygon(x: number, y: number, r: number, corners: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner * 360) / corners - 90 + turn) * (Math.PI / 180);
    return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** A star as path data. */
export function star(x: number, y: number, r: number, inner: number, rays = 5): string {
  const points = Array.from({ length: rays * 2 }, (_, corner) => {
    const angle = ((corner * 180) / rays - 90) * (Math.PI / 180);
    const reach = corner % 2 === 0 ? r : inner;
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** A flower of one to four petals around a point, as on the Anomaly die. */
export function petals(x: number, y: number, r: number, count: 1 | 2 | 3 | 4): string {
  return Array.from({ length: count }, (_, petal) => leaf(x, y, r, (petal * 360) / count)).join('');
}

function leaf(x: number, y: number, r: number, turn: number): string {
  const at = (along: number, across: number): string => {
    const angle = (turn - 90) * (Math.PI / 180);
    const px = x + along * Math.cos(angle) - across * Math.sin(angle);
    const py = y + along * Math.sin(angle) + across * Math.cos(angle);
    return `${round(px)} ${round(py)}`;
  };
  const wide = r * 0.5;
  const near = r * 0.12;
  return `M${at(near, 0)}C${at(r * 0.35, -wide)} ${at(r * 0.8, -wide)} ${at(r, 0)}C${at(r * 0.8, wide)} ${at(r * 0.35, wide)} ${at(near, 0)}Z`;
}

/** The three blades of the radiation sign, with its hub. */
export function trefoil(x: number, y: number, r: number): string {
  const inner = r * 0.3;
  const blades = [-90, 30, 150].map((middle) => {
    const at = (angle: number, reach: number): string => {
      const a = (angle * Math.PI) / 180;
      return `${round(x + reach * Math.cos(a))} ${round(y + reach * Math.sin(a))}`;
    };
    return `M${at(middle - 30, inner)}L${at(middle - 30, r)}A${r} ${r} 0 0 1 ${at(middle + 30, r)}L${at(middle + 30, inner)}A${inner} ${inner} 0 0 0 ${at(middle - 30, inner)}Z`;
  });
  return blades.join('') + ring(x, y, r * 0.17);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
