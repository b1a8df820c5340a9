/** Looks for what axe knows to be a barrier. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Breach {
  readonly target: readonly unknown[];
  readonly failureSummary?: string;
}

interface Violation<Node extends Breach = Breach> {
  readonly id: string;
  readonly nodes: readonly Node[];
}

export interface Checking {
  /** The map is big and need be seen only once. */
  readonly withoutMap?: boolean;
}

/** No rule of axe is broken. */
export async function check(page: Page, screen: string, checking: Checking = {}): Promise<void> {
  assert.deepEqual(await barriers(page, screen, checking), []);
}

/** Every rule of axe; a screen that breaks one is told with the element. */
export async function barriers(
  page: Page,
  screen: string,
  { withoutMap = false }: Checking = {},
): Promise<readonly string[]> {
  const there = await page.evaluate(() => 'axe' in globalThis);
  // The page lets no foreign script in, not even this one; the debugger may.
  if (!there) await page.evaluate(axe);
  const violations: readonly Violation[] = await page.evaluate(
    async (exclude) => {
      /**
       * In forced colours axe takes the foreground from the style sheet, which the device does not draw, and the
       * background from the device: bone on white, 1.3 to 1. What it says of contrast means something only where
       * colours are kept.
       */
      const isForced = matchMedia('(forced-colors: active)').matches;
      const keepsColours = (element: Element) =>
        getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'none';
      const axe = Reflect.get(globalThis, 'axe');
      const found = await axe.run({ exclude }, { resultTypes: ['violations'], elementRef: true });
      const violations: readonly Violation<Breach & { readonly element: Element }>[] = found.violations;
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes
          .filter(({ element }) => !isForced || id !== 'color-contrast' || keepsColours(element))
          .map(({ target, failureSummary = '' }) => ({ target, failureSummary })),
      }));
    },
    withoutMap ? ['.board-stage'] : [],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${screen}: ${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
