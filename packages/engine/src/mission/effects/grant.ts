/** R2: Actions granted by an Event do not slide Turn tokens. */
import { type Game, tell } from '../../model/game.ts';
import { ask, type Rule } from '../../model/rule.ts';
import type { Sourced } from '../../model/script.ts';
import type { StalkerState } from '../../model/state.ts';
import { actionsOf, discardPinDown } from '../../rules/action/actions.ts';
import { discardOwned } from '../../rules/gear/pda.ts';
import type { EffectContext } from '../words/effectContext.ts';

/** Named by id; 'weaponAttack' stands for every attack of the equipped Weapon. A pinned one may only discard its Pin. */
function granted(game: Game, stalker: StalkerState, names: readonly string[]): readonly Sourced[] {
  const all = actionsOf(game, stalker);
  if (stalker.pinDown) return all.filter(({ action }) => action === discardPinDown);
  return all.filter(
    ({ action, owned, weaponAttack }) =>
      (names.includes(action.id) || (weaponAttack && names.includes('weaponAttack'))) &&
      action.refusal(game, stalker, owned) === null,
  );
}

export function* grantAction(
  game: Game,
  stalker: StalkerState,
  names: readonly string[],
  about: EffectContext,
): Rule {
  const offers = granted(game, stalker, names);
  if (offers.length === 0) return;
  const skip = { is: 'say', say: 'skip' } as const;
  const options = offers.map(({ action, owned, card }) => ({
    is: 'action' as const,
    action: action.id,
    source: owned?.id ?? null,
    card,
    free: true,
  }));
  const chosen = yield* ask({
    kind: 'action',
    who: stalker.id,
    clauses: ['R2'],
    about: { card: about.card, entity: stalker.id },
    options: [...options, skip],
  });
  if (chosen.is === 'say') return;
  const sourced = offers[options.indexOf(chosen)];
  if (!sourced) return;
  const { action, owned, card } = sourced;
  tell(game, {
    fact: 'actionBegan',
    stalker: stalker.id,
    action: action.id,
    card,
    source: owned?.id ?? null,
    free: true,
    clauses: ['R2'],
  });
  const before = game.acting;
  game.acting = { stalker: stalker.id, action: action.id, source: owned?.id ?? null };
  yield* action.perform(game, stalker, owned);
  game.acting = before;
  if (action.discard && owned && stalker.backpack.includes(owned)) discardOwned(game, stalker, owned.id);
}
