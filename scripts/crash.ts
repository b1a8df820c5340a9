// npm run crash: kills what keeps games at random moments, and counts what was shown and is lost.
import process from 'node:process';
import { ensureChromium } from './chromium.ts';
import { buildClient, node } from './tools.ts';

/** The program of a store (engine/testing/crash.ts), and what must be there before it runs. */
interface CrashProgram {
  readonly path: string;
  prepare(sabotage: boolean): Promise<NodeJS.ProcessEnv>;
}

const stores: Readonly<Record<string, CrashProgram>> = {
  browser: { path: 'packages/web/e2e/crash/main.ts', prepare: buildForBrowser },
  sqlite: servers('sqlite'),
  postgres: servers('postgres'),
  cluster: servers('cluster'),
};

const args = process.argv.slice(2);
const at = args.indexOf('--store');
const store = at < 0 ? undefined : stores[args[at + 1] ?? ''];
if (store === undefined) {
  console.error(`Which store? There is: --store ${Object.keys(stores).join(', ')}.`);
  process.exit(2);
}
const env = await store.prepare(args.includes('--sabotage'));
const rest = args.filter((_, index) => index !== at && index !== at + 1);
process.exitCode = (await node([store.path, ...rest], { show: true, env })).code;

function servers(kind: string): CrashProgram {
  return { path: 'packages/server/test/crash/main.ts', prepare: async () => ({ CRASH_STORE: kind }) };
}

/** The client, or one with a journal that shows before it writes. */
async function buildForBrowser(sabotage: boolean): Promise<NodeJS.ProcessEnv> {
  const chromium = ensureChromium();
  const config = sabotage ? 'packages/web/e2e/crash/sabotage.config.ts' : undefined;
  const { code, output, folder } = await buildClient(config);
  if (code !== 0) {
    process.stderr.write(output);
    process.exit(1);
  }
  return { CHROMIUM: chromium, CLIENT: folder };
}
