/**
 * Families of keys: their ids come from cards, Missions and rules, so that a source names them as template literals
 * (`card.${card}.name`). Every other key is a literal in the sources, and keys.ts lists it.
 */

/** A star stands for an id: anything without a dot. */
export const families = [
  'ability.*.name',
  'ability.*.text',
  'ability.*.*.name',
  'achievement.*.name',
  'achievement.*.text',
  'action.*.name',
  'action.*.hint',
  'attack.*.name',
  'card.*.name',
  'card.*.text',
  'card.*.flavour',
  'card.*.story',
  'card.*.choice.*',
  'card.*.service.*',
  'companion.*.name',
  'companion.*.text',
  'companion.*.ability.*',
  'companion.*.action.*',
  'environment.*.a.name',
  'environment.*.a.text',
  'environment.*.b.name',
  'environment.*.b.text',
  'environment.*.action.*',
  'environment.*.choice.*',
  'event.*.name',
  'event.*.text',
  'event.*.action.*',
  'event.*.choice.*',
  'finding.*.name',
  'lesson.*.title',
  'lesson.*.text',
  'lesson.*.task',
  'location.*.*',
  'location.*.choice.*',
  'map.*.name',
  'map.*.line',
  'mission.*.*',
  'mission.*.*.*',
  'mission.*.*.*.*',
  'modifier.*',
  'place.*.*',
  'place.*.*.*',
  'reason.*',
  'rule.*',
  'rule.*.title',
  'rule.*.ruling',
  'rule.chapter.*',
  'scar.*.name',
  'scar.*.text',
  'scar.*.told',
  'source.*',
  'story.*.name',
  'term.*.name',
  'term.*.text',
  'term.*.clauses',
  'token.*.name',
  'token.*.text',
] as const;

type Family = (typeof families)[number];
type Template<F extends string> = F extends `${infer Head}*${infer Tail}`
  ? `${Head}${string}${Template<Tail>}`
  : F;

/** A key of some family. */
export type FamilyKey = Template<Family>;

/** Families whose texts may use the numbers of their card (figures.ts). */
export const withFigures: readonly Family[] = [
  'card.*.text',
  'card.*.choice.*',
  'event.*.text',
  'event.*.choice.*',
  'companion.*.text',
  'environment.*.a.text',
  'environment.*.b.text',
];

const patterns = families.map((family) => ({ family, pattern: patternOf(family) }));

/** A pattern with stars as an expression that finds what the stars stand for. */
export function patternOf(family: string): RegExp {
  const escaped = family.replaceAll('.', '\\.').replaceAll('*', '([^.]+)');
  return new RegExp(`^${escaped}$`);
}

/** The family of a key with the ids in it; undefined for a key that stands on its own. */
export function familyOf(
  key: string,
): { readonly family: Family; readonly ids: readonly string[] } | undefined {
  for (const { family, pattern } of patterns) {
    const found = pattern.exec(key);
    if (found !== null) return { family, ids: found.slice(1) };
  }
  return undefined;
}
