/**
 * Compiles the texts of the game: for every language one module with the texts of the first screen, one with those of
 * the game, one with those of Zone Survival and one with the rules, and `virtual:messages`, which loads them on demand.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIRST, type Language, languages } from '@zonecrawl/content/locales';
import { compileAll } from '@zonecrawl/text/compile';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../content/src/locales', import.meta.url));
const MODULE = 'virtual:messages';

const isOfRules = (file: string): boolean => file === 'rules.json' || file === 'aids.json';
const isOfSurvival = (file: string): boolean => file.startsWith('survival');

const scopes: Readonly<Record<string, (file: string) => boolean>> = {
  first: (file) => file === 'ui.json',
  game: (file) => file !== 'ui.json' && !isOfRules(file) && !isOfSurvival(file),
  survival: isOfSurvival,
  rules: isOfRules,
};

const filesOf = (language: string, scope: string): readonly string[] =>
  globSync('**/*.json', { cwd: join(folder, language) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => scopes[scope]?.(file) === true)
    .sort()
    .map((file) => join(folder, language, file));

const textsIn = (paths: readonly string[]): Record<string, unknown> =>
  Object.assign({}, ...paths.map((path): unknown => JSON.parse(readFileSync(path, 'utf8'))));

/** What a player of a language loads, and the files it comes from. An unfinished language borrows from the first. */
export function catalogueIn(language: string, scope: string, all: readonly Language[] = languages) {
  const isUnfinished = all.some(({ code, unfinished }) => code === language && unfinished === true);
  const paths = [...(isUnfinished ? filesOf(FIRST, scope) : []), ...filesOf(language, scope)];
  return { paths, catalogue: compileAll(textsIn(paths)) };
}

export function messages(): Plugin {
  return {
    name: 'zonecrawl-messages',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MODULE}`) return loaders();
      if (!id.startsWith(`\0${MODULE}/`)) return null;
      const [, language = '', scope = ''] = /\/(.+)-(\w+)$/.exec(id) ?? [];
      const { paths, catalogue } = catalogueIn(language, scope);
      for (const path of paths) this.addWatchFile(path);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogue))})`;
    },
  };
}

/** One function for each language and scope. */
function loaders(): string {
  const byLanguage = languages.map(({ code }) => {
    const imports = Object.keys(scopes).map(
      (scope) => `${scope}: () => import(${JSON.stringify(`${MODULE}/${code}-${scope}`)})`,
    );
    return `${JSON.stringify(code)}: { ${imports.join(', ')} }`;
  });
  return `export default { ${byLanguage.join(', ')} };`;
}
