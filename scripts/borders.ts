// Which package may import what (the arrows of the architecture), what the game itself must not touch, and the order
// of folders inside packages (folders.ts).
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import process from 'node:process';
import { folderOrders, foldersCrossed, foldersTooLarge, pictureDiffers, type SourceFile } from './folders.ts';
import { files, root } from './tools.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Arrows: a package may import those to its left and nothing else of ours. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  text: [],
  engine: [],
  content: ['text', 'engine'],
  bots: ['engine', 'content'],
  cli: ['text', 'engine', 'content', 'bots'],
  server: ['engine', 'content', 'bots'],
  web: ['text', 'engine', 'content', 'bots'],
};

/** The same inputs must give the same game on every machine: no clock, no randomness, no I/O. */
const pure: ReadonlySet<string> = new Set(['text', 'engine', 'content', 'bots']);
const impure = /\b(?:Math\.random|Date\.now|new Date|performance\.now)\b/;

/** A test must pass on a busy machine: times are measured by the benchmark, and waiting is for something. */
const clocked = /\bperformance\.now\b/;
/**
 * A wait for a time and for nothing else: `setTimeout(resolve, 40)` or `setTimeout(() => done(), 40)`. Without a delay it
 * is the next task, which is no wait.
 */
const fixedWait =
  /\b(?:waitForTimeout|Atomics\.wait|setTimeout\s*\(\s*(?:\w+|\(\)\s*=>\s*\w+\(\w*\))\s*,)|\b(?:setTimeout|setInterval|scheduler|\*\s+as)\b.*\bfrom\s*['"](?:node:)?timers\/promises['"]/;
/** Programs among the tests that measure, or kill what they watch: time is what they are about. */
const timed = /^packages\/(?:web\/e2e\/(?:crash|measure)\/|server\/testing\/(?:load\/|fsyncCommand\.ts))/;

const importing = /(?:(?<!['"])\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\brequire\s*\(\s*)(['"])([^'"\n]+)\1/g;

/** What is wrong with one file; `path` from the root of the repository. */
export function bordersCrossed(
  path: string,
  source: string,
  manifests: ReadonlyMap<string, Manifest>,
): string[] {
  const [, owner = ''] = path.split('/');
  const allowed = mayImport[owner];
  if (allowed === undefined) return [`${path}: no border is drawn for the package "${owner}"`];
  const isTest = isTestFile(path);
  const mustBePure = pure.has(owner) && !isTest;
  const problems: string[] = [];

  for (const [index, line] of withoutComments(source).entries()) {
    const say = (what: string) => problems.push(`${path}:${index + 1}: ${what}`);
    const found = mustBePure ? impure.exec(line)?.[0] : undefined;
    if (found !== undefined) say(`${found} in ${owner}: time and chance come in through parameters`);
    const clock = path.endsWith('.test.ts') ? clocked.exec(line)?.[0] : undefined;
    if (clock !== undefined) say(`${clock} in a test: time is measured in the benchmark`);
    const wait = isTest && !timed.test(path) ? fixedWait.exec(line)?.[0] : undefined;
    if (wait !== undefined) say(`${wait} in a test: wait for what is meant`);
    for (const [, , target = ''] of line.matchAll(importing)) {
      const wrong = crossing(target);
      if (wrong !== undefined) say(wrong);
    }
  }
  return problems;

  function crossing(target: string): string | undefined {
    if (target.startsWith('.')) {
      const reached = posix.join(posix.dirname(path), target);
      return reached.startsWith(`packages/${owner}/`)
        ? undefined
        : `${target} leaves the package: import it by its name`;
    }
    if (target.startsWith('node:')) {
      return mustBePure
        ? `${target} in ${owner}: what touches the machine belongs to cli or server`
        : undefined;
    }
    // Made by the build of the client (vite.messages.ts).
    if (owner === 'web' && target.startsWith('virtual:')) return undefined;
    const name = target
      .split('/')
      .slice(0, target.startsWith('@') ? 2 : 1)
      .join('/');
    if (name.startsWith('@zonecrawl/')) {
      const other = name.slice('@zonecrawl/'.length);
      if (other === owner) return `${target}: inside its own package a file is imported by its path`;
      // The client is tested against the server that serves it.
      if (isTest && owner === 'web' && other === 'server') return undefined;
      if (target.startsWith(`${name}/testing`) && !isTest) return `${target}: only tests may import it`;
      return allowed?.includes(other) ? undefined : `${owner} must not import ${other}`;
    }
    const declared = [
      manifests.get(owner)?.dependencies,
      pure.has(owner) && !isTest ? undefined : manifests.get(owner)?.devDependencies,
      isTest ? manifests.get('')?.devDependencies : undefined,
    ];
    return declared.some((list) => list !== undefined && name in list)
      ? undefined
      : `${name} is not among the dependencies of ${owner}`;
  }
}

const isTestFile = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) ||
  path
    .split('/')
    .slice(2)
    .some((folder) => folder === 'test' || folder === 'testing' || folder === 'e2e');

/** What a file of a package imports of that same package, as paths below its `src`. */
export function insideImports(path: string, source: string): SourceFile {
  const top = path.split('/').slice(0, 3).join('/');
  const imports: { line: number; path: string }[] = [];
  for (const [index, line] of withoutComments(source).entries()) {
    for (const [, , target = ''] of line.matchAll(importing)) {
      if (!target.startsWith('.')) continue;
      const reached = posix.join(posix.dirname(path), target.replace(/\?.*$/, ''));
      if (/\.tsx?$/.test(reached) && reached.startsWith(`${top}/`))
        imports.push({ line: index + 1, path: posix.relative(top, reached) });
    }
  }
  return { path: posix.relative(top, path), imports };
}

/** The lines of a source with comments blanked; good enough for imports: a `//` inside a string may stay. */
function withoutComments(source: string): string[] {
  const blanked = source.replace(/^\s*\/\*[\s\S]*?\*\//gm, (comment) => comment.replace(/[^\n]/g, ''));
  return blanked.split('\n').map((line) => line.replace(/(?:^|\s)\/\/.*$/, ''));
}

function manifest(path: string): Manifest {
  return JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
}

if (import.meta.main) {
  const manifests = new Map([['', manifest('package.json')]]);
  for (const owner of Object.keys(mayImport))
    manifests.set(owner, manifest(`packages/${owner}/package.json`));
  const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
  const problems = files('packages/*/{src,test,testing,e2e}/**/*.{ts,tsx}').flatMap((path) =>
    bordersCrossed(path, read(path), manifests),
  );
  for (const [owner, order] of Object.entries(folderOrders)) {
    const sources = files(`packages/${owner}/src/**/*.{ts,tsx}`).filter((path) => !isTestFile(path));
    problems.push(
      ...foldersCrossed(
        owner,
        order,
        sources.map((path) => insideImports(path, read(path))),
      ),
      ...pictureDiffers(owner, order, read('docs/architecture.md')),
    );
  }
  problems.push(
    ...foldersTooLarge(
      files('{scripts,packages/*/{src,test,testing,e2e}}/**/*.{ts,tsx,mjs}').map((path) =>
        path.replaceAll('\\', '/'),
      ),
    ),
  );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
