import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colours of a theme by name; the contrast theme changes some of the common ones. */
function coloursOf(theme: 'zone' | 'contrast'): ReadonlyMap<string, string> {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, selector = '']) =>
      selector.includes('data-theme="zone"') || (theme === 'contrast' && selector.includes('"contrast"')),
  );
  return new Map(
    blocks.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  );
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, (digit) => digit + digit) : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

const surfaces = ['ground', 'ground-2', 'metal', 'metal-2', 'metal-3'];
const words = [
  'text',
  'text-2',
  'text-3',
  'amber',
  'amber-2',
  'phosphor',
  'phosphor-2',
  'rust',
  'rust-2',
  'sky',
  'violet',
  'band-0',
  'band-1',
  'band-2',
  'band-3',
  'band-4',
];
const pairs = [
  ...surfaces.flatMap((surface) => words.map((word) => [word, surface] as const)),
  ['on-amber', 'amber'] as const,
  ['on-amber', 'amber-2'] as const,
  ['on-rust', 'rust'] as const,
  ...['paper', 'paper-2', 'paper-3'].flatMap((paper) =>
    ['ink', 'ink-2', 'ink-red', 'ink-green'].map((ink) => [ink, paper] as const),
  ),
];

for (const theme of ['zone', 'contrast'] as const) {
  describe(`the ${theme} theme`, () => {
    const colours = coloursOf(theme);
    const value = (name: string) => {
      const found = colours.get(name);
      assert.ok(found, `${name} is not defined`);
      return found;
    };
    it('has words that can be read on every surface they may stand on', () => {
      const weak = pairs
        .map(([word, surface]) => ({ word, surface, ratio: contrast(value(word), value(surface)) }))
        .filter(({ ratio }) => ratio < 4.5);
      assert.deepEqual(weak, []);
    });
    it('has control edges that can be seen', () => {
      for (const surface of surfaces)
        assert.ok(contrast(value('edge-control'), value(surface)) >= 3, surface);
    });
  });
}
