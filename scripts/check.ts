// npm run check: types, lint, format, borders and locales side by side. Names of stages as arguments run only those.
import process from 'node:process';
import { biome, exists, node, seconds, typescript } from './tools.ts';

const colors = Boolean(process.stdout.isTTY);
/** What was found right is remembered between runs: a check after a small change reads only what has changed. */
const types = (project: string) => [
  ...[typescript, '--project', project, '--pretty', String(colors)],
  ...['--incremental', '--tsBuildInfoFile', `node_modules/.cache/tsc/${project.replaceAll('/', '-')}`],
];

const stages: Readonly<Record<string, readonly string[]>> = {
  types: types('tsconfig.json'),
  'types:core': types('tsconfig.core.json'),
  ...(exists('packages/web/src') ? { 'types:web': types('packages/web/tsconfig.json') } : {}),
  'types:web-test': types('packages/web/tsconfig.test.json'),
  lint: [biome, 'ci', '--error-on-warnings', '--max-diagnostics=30', `--colors=${colors ? 'force' : 'off'}`],
  borders: ['scripts/borders.ts'],
  locales: ['scripts/locales.ts'],
  keys: ['scripts/messageKeys.ts'],
  digest: ['scripts/digest.ts'],
};

const wanted = process.argv.slice(2);
const chosen = Object.entries(stages).filter(
  ([name]) =>
    wanted.length === 0 || wanted.some((prefix) => name === prefix || name.startsWith(`${prefix}:`)),
);
if (chosen.length === 0) {
  console.error(`There is no such check. There are: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}

const began = performance.now();
const said = new Set<string>();
const results = await Promise.all(
  chosen.map(async ([name, args]) => {
    const { code, output } = await node(args);
    const passed = code === 0;
    console.log(`${passed ? '✔' : '✖'} ${name} (${seconds(began)})`);
    if (!passed) console.log(name.startsWith('types') ? onlyNews(output) : output.trimEnd());
    return passed;
  }),
);
process.exitCode = results.every(Boolean) ? 0 : 1;

/** Several TypeScript projects include the same file: each diagnostic is printed once. */
function onlyNews(output: string): string {
  const lines = output.trimEnd().split('\n');
  const news = lines.filter((line) => !said.has(line));
  for (const line of news) said.add(line);
  return news.length === 0 ? '(the same as above)' : news.join('\n');
}
