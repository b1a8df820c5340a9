// The digest of rules and content: of what decides how a game goes, and of nothing else. It is taken of the engine and
// the box bundled and minified, so that comments, types, formatting, names of locals and texts do not count.
// Run with --write it updates the file that carries it; without, it fails where that file is out of date.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { rolldown } from 'rolldown';
import { root } from './tools.ts';

const FILE = 'packages/content/src/digest.ts';
const ENTRY = 'digest:entry';

/** What a game is played with: the box, and how Missions and Campaigns go. Views, odds and hosts decide nothing. */
const source = `
  export { box } from '${join(root, 'packages/content/src/index.ts')}';
  export { gameMode } from '${join(root, 'packages/engine/src/game/index.ts')}';
  export { campaignMode } from '${join(root, 'packages/engine/src/campaign/index.ts')}';
`;

export async function digestOf(): Promise<string> {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: root,
    logLevel: 'silent',
    // Libraries are pinned by the lockfile; which version draws the dice is in the tag of the seed.
    external: (id) =>
      !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@zonecrawl/') && id !== ENTRY,
    plugins: [
      {
        name: 'digest',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => {
          if (id === ENTRY) return source;
          // The digest must not depend on itself.
          return id === join(root, FILE) ? "export const DIGEST = '';" : null;
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
  await bundle.close();
  const code = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}

const textOf = (
  digest: string,
): string => `/** The digest of rules and content. Written by \`npm run format\`; never by hand. */
export const DIGEST = '${digest}';
`;

if (import.meta.main) {
  const path = join(root, FILE);
  const text = textOf(await digestOf());
  const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (!isCurrent && process.argv.includes('--write')) writeFileSync(path, text);
  else if (!isCurrent) {
    console.error(`${FILE}: rules or content have changed since the digest was taken. Run: npm run format`);
    process.exitCode = 1;
  }
}
