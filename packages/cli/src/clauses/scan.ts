/** Finds the tests of a source file and the clauses they are named by. */

export interface NamedTest {
  readonly name: string;
  readonly clauses: readonly string[];
}

/** A call whose first argument is a text: `test('AT3 ...'`, `rule("M2 ..."`, `` test(`D5 ...` ``. */
const calls = /\b(?:test|it|rule|describe|suite|prove|\w+Test)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
/** A helper of a test file that names its tests by clause: `enters('AT3 ...'`. */
const helpers = /\b[a-z]\w*\(\s*(['"`])([A-Z]{1,2}\d{1,2}\b(?:\\.|(?!\1)[^\\])*)\1/g;
const clause = /\b[A-Z]{1,2}\d{1,2}\b/g;

export function testsOf(source: string, known: ReadonlySet<string>): NamedTest[] {
  const names = new Set<string>();
  for (const pattern of [calls, helpers])
    for (const [, , name = ''] of source.matchAll(pattern)) names.add(name);
  return [...names].map((name) => ({
    name: name.replace(/\s+/g, ' '),
    clauses: [...new Set(name.match(clause) ?? [])].filter((id) => known.has(id)),
  }));
}
