/** A10: additional rules that "may" be used. */
import type { Subject } from '../../model/decision.ts';
import { type Game, tell } from '../../model/game.ts';
import type { CardId, Clause } from '../../model/ids.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { StalkerState } from '../../model/state.ts';

/** Asks whether an ability is used, and tells if it is. */
export function* mayUse(
  game: Game,
  stalker: StalkerState,
  card: CardId,
  ability: string,
  about: Omit<Subject, 'entity' | 'card' | 'action'> = {},
): Rule<boolean> {
  const { say } = yield* choose({
    kind: 'useAbility',
    who: stalker.id,
    clauses: ['A10'],
    about: { entity: stalker.id, card, action: ability, ...about },
    options: [
      { is: 'say', say: 'no' },
      { is: 'say', say: 'yes' },
    ],
  });
  if (say !== 'yes') return false;
  tellUse(game, stalker, card, ability);
  return true;
}

/** For abilities that apply by themselves. */
export function tellUse(
  game: Game,
  stalker: StalkerState,
  card: CardId,
  ability: string,
  clauses: readonly Clause[] = ['A10'],
): void {
  tell(game, { fact: 'abilityUsed', entity: stalker.id, card, ability, clauses });
}
