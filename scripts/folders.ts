// The order of folders inside a package: what comes later may import what comes before, and nothing else.

/** Folders of one package below `src`, from the bottom up: each imports only those before it; `.` is `src` itself. */
export type FolderOrder = readonly string[];

/** docs/architecture.md shows the same folders in the same order. */
export const folderOrders: Readonly<Record<string, FolderOrder>> = {
  engine: [
    'cache',
    'base',
    'kernel',
    'board',
    'model',
    'survival',
    'rules/basics',
    'rules/gear',
    'rules/stalker',
    'rules/map',
    'rules/route',
    'rules/movement',
    'rules/harm',
    'rules/enemy',
    'rules/attack',
    'rules/action',
    'rules',
    'mission/words',
    'mission/effects',
    'mission/team',
    'mission/setup',
    'mission/check',
    'mission/schema',
    'mission',
    'round',
    'position',
    'game',
    'view',
    'odds',
    'host',
    'campaign/state',
    'campaign/rules',
    'campaign/book',
    'campaign',
    'online',
  ],
  bots: [
    'base',
    'map',
    'danger',
    'errands',
    'evaluation',
    'moves',
    'decisions',
    'turn',
    'careful',
    'planner',
    'simple',
    'seats',
    '.',
  ],
  server: ['store', 'bots', 'cluster', 'rooms', 'http', 'client', '.'],
  web: [
    'base',
    'theme',
    'text',
    'language',
    'keyboard',
    'icons',
    'faces/pen',
    'faces/drawings',
    'faces',
    'widgets',
    'sound',
    'atmosphere',
    'board/plan',
    'board/ground',
    'board',
    'journal',
    'game',
    'bots',
    'saves',
    'words',
    'cards',
    'shell',
    'settings',
    'session',
    'report',
    'setup',
    'campaign/state',
    'campaign/parts',
    'campaign/group',
    'campaign/map',
    'campaign/contacts',
    'campaign/trade',
    'campaign/story',
    'campaign/team',
    'campaign',
    'newgame',
    'savedGames',
    'table/state',
    'table/parts',
    'table/hint',
    'table/coach',
    'table/map',
    'table/decisions',
    'table/tray',
    'table/pda',
    'table/log',
    'table/spoken',
    'table/sheets',
    'table',
    'survival',
    'online/wire',
    'online/parts',
    'online',
    'rulesbook/aids',
    'rulesbook',
    'title',
    'pwa',
    'gallery',
    'app',
    '.',
  ],
};

/** One source file of a package: its path below `src`, and what it imports there, with lines. */
export interface SourceFile {
  readonly path: string;
  readonly imports: readonly { readonly line: number; readonly path: string }[];
}

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/') || '.';

/** What is wrong with the folders of one package. Tests stand beside what they test and are not given here. */
export function foldersCrossed(owner: string, order: FolderOrder, files: readonly SourceFile[]): string[] {
  const problems: string[] = [];
  const arrows = new Map<string, Set<string>>();
  const folders = new Set<string>();

  for (const { path, imports } of files) {
    const from = folderOf(path);
    folders.add(from);
    for (const { line, path: reached } of imports) {
      const to = folderOf(reached);
      if (to === from) continue;
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
      if (order.indexOf(to) < order.indexOf(from)) continue;
      problems.push(
        `packages/${owner}/src/${path}:${line}: ${from} must not import ${to}, which does not come before it (scripts/folders.ts)`,
      );
    }
  }
  for (const folder of [...folders].sort())
    if (!order.includes(folder))
      problems.push(
        `packages/${owner}/src/${folder}: it has no place in the order of folders (scripts/folders.ts)`,
      );
  for (const folder of order)
    if (!folders.has(folder))
      problems.push(
        `packages/${owner}/src/${folder}: there is no such folder, but it is in scripts/folders.ts`,
      );
  const circle = circleIn(arrows);
  if (circle)
    problems.push(`packages/${owner}/src: folders import each other in a circle: ${circle.join(' -> ')}`);
  return problems;
}

/** As many files as one can hold in the head. */
const MOST_FILES = 25;

/**
 * Folders with too many files, given as paths from the root. Tests do not count: they are looked for by the name of what
 * they test.
 */
export function foldersTooLarge(paths: readonly string[]): string[] {
  const sizes = new Map<string, number>();
  for (const path of paths)
    if (!/\.test\.tsx?$/.test(path)) sizes.set(folderOf(path), (sizes.get(folderOf(path)) ?? 0) + 1);
  return [...sizes]
    .filter(([, size]) => size > MOST_FILES)
    .map(([folder, size]) => `${folder}: ${size} source files; ${MOST_FILES} are enough for one folder`)
    .sort();
}

/** Folders that lead back to the first of them; null if none do. */
function circleIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | null {
  const done = new Set<string>();
  const trail: string[] = [];
  const follow = (folder: string): readonly string[] | null => {
    const before = trail.indexOf(folder);
    if (before >= 0) return [...trail.slice(before), folder];
    if (done.has(folder)) return null;
    trail.push(folder);
    for (const next of arrows.get(folder) ?? []) {
      const circle = follow(next);
      if (circle) return circle;
    }
    trail.pop();
    done.add(folder);
    return null;
  };
  for (const folder of arrows.keys()) {
    const circle = follow(folder);
    if (circle) return circle;
  }
  return null;
}

/** The picture in the documents names the same folders in the same order: rows that begin with `package/folder`. */
export function pictureDiffers(owner: string, order: FolderOrder, picture: string): string[] {
  const shown = [...picture.matchAll(new RegExp(`^\\| \`${owner}/([^\`]+)\` \\|`, 'gm'))].map(
    ([, folder = '']) => folder,
  );
  const wanted = order.filter((entry) => entry !== '.');
  const at = wanted.findIndex((entry, index) => shown[index] !== entry);
  if (at < 0 && shown.length === wanted.length) return [];
  const expected = wanted[at < 0 ? wanted.length : at] ?? 'no more folders';
  const found = shown[at < 0 ? wanted.length : at] ?? 'nothing';
  return [`docs/architecture.md: of ${owner} it shows ${found} where scripts/folders.ts has ${expected}`];
}
