/** Looks for what axe knows to be a barrier. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

export interface Checking {
  /** The map is big and need be seen only once. */
  readonly withoutMap?: boolean;
  /** Rules that cannot apply there. */
  readonly without?: readonly string[];
}

/** Every rule of axe; a screen that breaks one is told with the element. */
export async function check(
  page: Page,
  screen: string,
  { withoutMap = false, without = [] }: Checking = {},
): Promise<void> {
  const there = await page.evaluate(() => 'axe' in globalThis);
  // The page lets no foreign script in, not even this one; the debugger may.
  if (!there) await page.evaluate(axe);
  const violations: readonly Violation[] = await page.evaluate(
    async ([exclude, off]) => {
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
      const axe = Reflect.get(globalThis, 'axe');
      const found = await axe.run({ exclude }, { resultTypes: ['violations'], rules });
      return found.violations;
    },
    [withoutMap ? ['.board-stage'] : [], without] as const,
  );
  const said = violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${screen}: ${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  assert.deepEqual(said, []);
}
