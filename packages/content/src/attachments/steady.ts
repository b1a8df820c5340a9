/** Rerolls of attack dice that Attachments bring (AK5). */
import type { RerollSource, StalkerAttack } from '@zonecrawl/engine/model';

/** One die of this kind again, in the attacks it is made for. */
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
