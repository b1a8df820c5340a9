// npm run bench: how fast the engine and the bots are; with --web the client in a browser.
import process from 'node:process';
import { ensureChromium } from './chromium.ts';
import { buildClient, node } from './tools.ts';

const args = process.argv.slice(2);
if (args.includes('--web')) {
  const chromium = ensureChromium();
  const { code, output, folder } = await buildClient();
  process.stderr.write(output);
  const env = { CHROMIUM: chromium, CLIENT: folder };
  const rest = args.filter((argument) => argument !== '--web');
  process.exitCode =
    code || (await node(['packages/web/e2e/measure/bench.ts', ...rest], { show: true, env })).code;
} else {
  process.exitCode = (await node(['packages/cli/src/bench/main.ts', ...args], { show: true })).code;
}
