/** A broken promise inside the rules: a bug of ours, never a player's mistake. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
}
