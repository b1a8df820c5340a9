/** Rerolls of attack dice by Attachments (AK5). */
import type { RerollSource, StalkerAttack } from '@zonecrawl/engine/model';

/** Rerolls one die of this kind, in the attacks that `helps` accepts. */
export const rerollsOf = (
  id: string,
  kind: 'stalker' | 'equipment',
  helps: (attack: StalkerAttack) => boolean,
): RerollSource => ({
  id,
  most: 1,
  dice(_game, _owner, { attack, dice }) {
    if (!attack || !helps(attack)) return [];
    return dice.flatMap((die, index) => (die.kind === kind ? [index] : []));
  },
});
