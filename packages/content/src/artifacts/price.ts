/** The price of several Artifacts: dosage. */
import type { Game, Rule, StalkerState, Subject } from '@zonecrawl/engine/model';
import { mayUse, raiseDosage } from '@zonecrawl/engine/rules';

/** "You may raise your dosage by so much to ...": Armor does not help (RD5). Returns whether it is used. */
export function* mayIrradiate(
  game: Game,
  owner: StalkerState,
  card: string,
  ability: string,
  by: number,
  about: Subject = {},
): Rule<boolean> {
  if (!(yield* mayUse(game, owner, card, ability, { amount: by, ...about }))) return false;
  yield* raiseDosage(game, owner, by, card, false);
  return true;
}
