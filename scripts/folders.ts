// The order of folders inside a package: what comes later may import what comes before, and nothing else.

/** The rooms of one package, from the bottom up. */
export interface FolderOrder {
  /**
   * Folders below `src`, each importing only those before it; `.` is `src` itself. With a `*` an entry stands for
   * several folders at once, which do not import each other.
   */
  readonly order: readonly string[];
  /** Arrows that go against the order all the same, as `from -> to`; they must not close a circle. */
  readonly also?: readonly string[];
}

/** docs/architecture.md shows the same folders in the same order. */
export const folderOrders: Readonly<Record<string, FolderOrder>> = {
  engine: {
    order: [
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
  },
  bots: {
    order: [
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
  },
  server: {
    order: ['store', 'bots', 'cluster', 'rooms', 'http', 'client', '.'],
  },
  web: {
    order: [
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
  },
};

/** As many files as one can hold in the head. */
const MOST_FILES = 25;

/** One source file of a package: its path below `src`, and what it imports there, with lines. */
export interface SourceFile {
  readonly path: string;
  readonly imports: readonly { readonly line: number; readonly path: string }[];
}

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/') || '.';

const patternOf = (entry: string): RegExp =>
  new RegExp(`^${entry.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+')}$`);

/** What is wrong with the folders of one package. Tests stand beside what they test and are not given here. */
export function foldersCrossed(
  owner: string,
  { order, also = [] }: FolderOrder,
  files: readonly SourceFile[],
): string[] {
  const patterns = order.map(patternOf);
  const placeOf = (folder: string): number => patterns.findIndex((pattern) => pattern.test(folder));
  const problems: string[] = [];
  const arrows = new Map<string, Set<string>>();
  const sizes = new Map<string, number>();

  for (const { path, imports } of files) {
    const from = folderOf(path);
    sizes.set(from, (sizes.get(from) ?? 0) + 1);
    for (const { line, path: reached } of imports) {
      const to = folderOf(reached);
      if (to === from) continue;
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
      if (placeOf(to) < placeOf(from) || also.includes(`${from} -> ${to}`)) continue;
      problems.push(
        `packages/${owner}/src/${path}:${line}: ${from} must not import ${to}, which does not come before it (scripts/folders.ts)`,
      );
    }
  }
  for (const [folder, size] of [...sizes].sort()) {
    const where = `packages/${owner}/src/${folder}`;
    if (placeOf(folder) < 0)
      problems.push(`${where}: it has no place in the order of folders (scripts/folders.ts)`);
    if (size > MOST_FILES)
      problems.push(`${where}: ${size} source files; ${MOST_FILES} are enough for one folder`);
  }
  for (const [index, entry] of order.entries()) {
    const pattern = patterns[index];
    if (![...sizes.keys()].some((folder) => pattern?.test(folder)))
      problems.push(
        `packages/${owner}/src/${entry}: there is no such folder, but it is in scripts/folders.ts`,
      );
  }
  const circle = circleIn(arrows);
  if (circle)
    problems.push(`packages/${owner}/src: folders import each other in a circle: ${circle.join(' -> ')}`);
  return problems;
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
export function pictureDiffers(owner: string, { order }: FolderOrder, picture: string): string[] {
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
