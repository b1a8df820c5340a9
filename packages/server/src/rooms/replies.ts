/** What a port's reply to a change means to the room that asked for somebody. */

/** Why it was refused; null: it was not. */
export const refusalOf = (reply: unknown): string | null => {
  if (typeof reply !== 'object' || reply === null) return null;
  if ('refused' in reply) return String(reply.refused);
  return 'refusal' in reply ? refusalOf(reply.refusal) : null;
};

/** Not kept because of others, or meant for a moment that this process has not reached. */
export function isBehind(reply: unknown): boolean {
  const why = refusalOf(reply);
  if (why === 'notKept') return true;
  if (why !== 'stale' || typeof reply !== 'object' || reply === null || !('refusal' in reply)) return false;
  const { at, now } = reply.refusal as { readonly at?: number; readonly now?: number };
  return (at ?? 0) > (now ?? 0);
}
