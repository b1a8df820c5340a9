import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { insideImports } from './borders.ts';
import { type FolderOrder, foldersCrossed, foldersTooLarge, pictureDiffers } from './folders.ts';

const order: FolderOrder = ['base', 'rules/gear', 'rules/map', 'rules', '.'];

/** A package of these files: path below `src`, and what each says. */
const crossed = (sources: Readonly<Record<string, string>>) =>
  foldersCrossed(
    'engine',
    order,
    Object.entries(sources).map(([path, source]) => insideImports(`packages/engine/src/${path}`, source)),
  );

const whole = {
  'base/a.ts': '',
  'rules/map/b.ts': `import { a } from '../../base/a.ts';`,
  'rules/gear/c.ts': `import { b } from '../../base/a.ts';`,
  'rules/index.ts': `export * from './map/b.ts';`,
  'main.ts': `import {\n  b,\n} from './rules/index.ts';`,
};

describe('folders', () => {
  it('may import those before them', () => {
    assert.deepEqual(crossed(whole), []);
  });

  it('must not import one that comes later, not even its types', () => {
    const source = `// first\nimport type { b } from '../rules/map/b.ts';`;
    assert.match(
      crossed({ ...whole, 'base/a.ts': source })[0] ?? '',
      /^packages\/engine\/src\/base\/a\.ts:2: base must not import rules\/map/,
    );
    const later = (text: string) => crossed({ ...whole, 'base/a.ts': text }).length;
    assert.ok(later(`export * from '../main.ts';`) > 0);
    assert.ok(later(`const late = import('../main.ts');`) > 0);
    assert.equal(later(`// import { b } from '../main.ts';`), 0);
  });

  it('must not import each other in a circle', () => {
    const problems = crossed({ ...whole, 'base/a.ts': `import '../rules/map/b.ts';` });
    assert.equal(
      problems.at(-1),
      'packages/engine/src: folders import each other in a circle: base -> rules/map -> base',
    );
  });

  it('all have a place in the order, and the order has no others', () => {
    assert.match(crossed({ ...whole, 'attic/d.ts': '' })[0] ?? '', /src\/attic: it has no place/);
    const { 'base/a.ts': _gone, ...rest } = whole;
    assert.match(crossed(rest).at(-1) ?? '', /src\/base: there is no such folder/);
  });

  it('hold at most 25 source files, besides tests', () => {
    const many = (count: number, ending: string) =>
      Array.from({ length: count }, (_, index) => `packages/cli/src/bench/${index}${ending}`);
    assert.deepEqual(foldersTooLarge([...many(25, '.ts'), ...many(9, '.test.ts'), 'scripts/a.ts']), []);
    assert.deepEqual(foldersTooLarge(many(26, '.ts')), [
      'packages/cli/src/bench: 26 source files; 25 are enough for one folder',
    ]);
  });

  it('are shown in the same order in the documents', () => {
    const rows = ['base', 'rules/gear', 'rules/map', 'rules'].map(
      (folder) => `| \`engine/${folder}\` | ... |`,
    );
    const differs = (lines: readonly string[]) => pictureDiffers('engine', order, lines.join('\n'));
    assert.deepEqual(differs(['| `content/x` | other |', ...rows]), []);
    assert.match(differs(rows.toReversed())[0] ?? '', /it shows rules where scripts\/folders\.ts has base/);
    assert.match(differs(rows.slice(0, 3))[0] ?? '', /it shows nothing where .* has rules$/);
    assert.match(
      differs([...rows, '| `engine/attic` | |'])[0] ?? '',
      /it shows attic where .* no more folders/,
    );
  });
});
