// A copy of the repository that may be broken, so that nobody who works on the original notices.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../tools.ts';

/** What unit tests read. */
const NEEDED = ['package.json', 'packages', 'fixtures', 'docs'];
const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', 'dist', '.cache']);
/** Packages of the repository itself are linked to the copy, all others to what is installed. */
const OWN = '@zonecrawl';

export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'zonecrawl-mutate-'));

  constructor() {
    for (const name of NEEDED) {
      cpSync(join(root, name), join(this.folder, name), {
        recursive: true,
        filter: (path) => !LEFT_OUT.has(basename(path)),
      });
    }
    const modules = join(this.folder, 'node_modules');
    mkdirSync(join(modules, OWN), { recursive: true });
    for (const name of readdirSync(join(root, 'node_modules'))) {
      if (name !== OWN && name !== '.cache')
        symlinkSync(join(root, 'node_modules', name), join(modules, name));
    }
    for (const name of readdirSync(join(this.folder, 'packages')))
      symlinkSync(join(this.folder, 'packages', name), join(modules, OWN, name));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
