/** The clauses of the rules, in the order of their texts. */
import rules from '@zonecrawl/content/locales/en/rules.json' with { type: 'json' };

export const CLAUSES: readonly string[] = Object.keys(rules).flatMap(
  (key) => /^rule\.([A-Z]+\d+)$/.exec(key)?.[1] ?? [],
);
