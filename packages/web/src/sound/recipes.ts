/** What each sound is made of: oscillators and noise with an envelope, nothing recorded. */

/** A tone or a burst of filtered noise. Times in seconds from the start of the sound. */
export interface Voice {
  readonly of: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  readonly at?: number;
  readonly for: number;
  /** Pitch of a tone, or of the filter for noise; it slides to `to`. */
  readonly from: number;
  readonly to?: number;
  readonly loud: number;
  /** Share of the time until it is at its loudest. */
  readonly rise?: number;
  /** How narrow the filter of noise is. */
  readonly narrow?: number;
}

const click = (at: number, loud: number): Voice => ({
  of: 'noise',
  at,
  for: 0.008,
  from: 3800,
  loud,
  narrow: 2,
});

const knock = (at: number, from: number, loud: number): Voice => ({
  of: 'triangle',
  at,
  for: 0.05,
  from,
  to: from * 0.6,
  loud,
});

export const recipes = {
  /** A key of the device. */
  tap: [{ of: 'square', for: 0.025, from: 900, to: 640, loud: 0.06 }],
  refused: [
    { of: 'square', for: 0.07, from: 190, loud: 0.08 },
    { of: 'square', at: 0.09, for: 0.09, from: 150, loud: 0.08 },
  ],
  /** A boot on wet gravel. */
  step: [
    { of: 'noise', for: 0.09, from: 700, to: 260, loud: 0.32, narrow: 0.8 },
    { of: 'sine', for: 0.06, from: 95, to: 60, loud: 0.25 },
  ],
  turn: [{ of: 'noise', for: 0.05, from: 1500, to: 900, loud: 0.1, narrow: 1 }],
  shot: [
    { of: 'noise', for: 0.03, from: 5200, loud: 0.9, narrow: 0.4 },
    { of: 'noise', at: 0.01, for: 0.45, from: 1400, to: 160, loud: 0.6, narrow: 0.5 },
    { of: 'sine', for: 0.16, from: 150, to: 45, loud: 0.7 },
  ],
  hit: [
    { of: 'noise', for: 0.12, from: 420, to: 140, loud: 0.5, narrow: 0.7 },
    { of: 'sine', for: 0.2, from: 110, to: 48, loud: 0.5 },
  ],
  wound: [
    { of: 'sine', for: 0.28, from: 82, to: 55, loud: 0.6 },
    { of: 'sine', at: 0.24, for: 0.34, from: 74, to: 46, loud: 0.5 },
  ],
  death: [
    { of: 'sawtooth', for: 1.1, from: 150, to: 38, loud: 0.28, rise: 0.1 },
    { of: 'noise', for: 0.9, from: 300, to: 70, loud: 0.35, rise: 0.2 },
  ],
  /** Plastic on a table, a few times. */
  dice: [
    knock(0, 620, 0.3),
    knock(0.07, 540, 0.26),
    knock(0.13, 690, 0.22),
    knock(0.21, 480, 0.18),
    knock(0.33, 590, 0.12),
  ],
  geiger: [
    click(0, 0.5),
    click(0.045, 0.4),
    click(0.12, 0.5),
    click(0.15, 0.35),
    click(0.24, 0.5),
    click(0.26, 0.4),
    click(0.31, 0.3),
  ],
  /** The air bends. */
  anomaly: [
    { of: 'sawtooth', for: 0.9, from: 60, to: 620, loud: 0.16, rise: 0.7 },
    { of: 'sine', for: 0.9, from: 240, to: 1300, loud: 0.16, rise: 0.8 },
    { of: 'noise', at: 0.75, for: 0.5, from: 2600, to: 200, loud: 0.55, narrow: 0.6 },
  ],
  /** Somebody has noticed. */
  alert: [
    { of: 'square', for: 0.11, from: 740, loud: 0.14 },
    { of: 'square', at: 0.14, for: 0.2, from: 980, loud: 0.14 },
  ],
  quiet: [{ of: 'sine', for: 0.3, from: 520, to: 300, loud: 0.16, rise: 0.2 }],
  card: [
    { of: 'noise', for: 0.11, from: 2400, to: 4200, loud: 0.2, narrow: 0.9, rise: 0.5 },
    { of: 'noise', at: 0.12, for: 0.04, from: 900, loud: 0.22, narrow: 1 },
  ],
  loot: [
    knock(0, 880, 0.16),
    { of: 'sine', at: 0.06, for: 0.22, from: 880, loud: 0.14 },
    { of: 'sine', at: 0.14, for: 0.3, from: 1320, loud: 0.12 },
  ],
  reload: [knock(0, 300, 0.3), click(0.12, 0.5), knock(0.2, 420, 0.34), click(0.21, 0.4)],
  heal: [
    { of: 'sine', for: 0.24, from: 440, loud: 0.14, rise: 0.2 },
    { of: 'sine', at: 0.12, for: 0.34, from: 660, loud: 0.14, rise: 0.2 },
  ],
  round: [{ of: 'sine', for: 1.4, from: 196, loud: 0.22, rise: 0.02 }],
  won: [
    { of: 'triangle', for: 0.3, from: 392, loud: 0.2 },
    { of: 'triangle', at: 0.2, for: 0.3, from: 494, loud: 0.2 },
    { of: 'triangle', at: 0.4, for: 0.9, from: 587, loud: 0.22 },
  ],
  lost: [
    { of: 'triangle', for: 0.5, from: 294, to: 277, loud: 0.22 },
    { of: 'triangle', at: 0.42, for: 1.2, from: 220, to: 196, loud: 0.24 },
  ],
} as const satisfies Record<string, readonly Voice[]>;

export type SoundName = keyof typeof recipes;
