import type { AttachmentCard, CardAction } from '@zonecrawl/engine/cards';
import { choose, type Game, type Option, type OwnedCard, type StalkerState } from '@zonecrawl/engine/kernel';
import { tellUse, useAction } from '@zonecrawl/engine/rules';

interface Round {
  readonly owned: OwnedCard;
  readonly action: CardAction;
}

/** Standard Actions of Grenades in the Backpack that could be used now; of equal ones the first will do. */
function rounds(game: Game, stalker: StalkerState): readonly Round[] {
  const found: Round[] = [];
  for (const owned of stalker.backpack) {
    const item = game.box.items[owned.card];
    if (!item?.types.includes('grenade') || found.some((each) => each.owned.card === owned.card)) continue;
    for (const action of item.abilities?.actions ?? []) {
      if (action.cost === 'standard' && !action.refusal(game, stalker, owned)) found.push({ owned, action });
    }
  }
  return found;
}

/** After an attack with this Weapon one Grenade may follow at once, for free. */
export const grenadeLauncher: AttachmentCard = {
  id: 'grenade-launcher',
  copies: 2,
  value: 2000,
  tier: 2,
  slot: 'underbarrel',
  kind: 'launcher',
  abilities: {
    afterAttack: {
      id: 'launch',
      applies: (game, { stalker }) => rounds(game, stalker).length > 0,
      *perform(game, { stalker, target }, launcher) {
        const loaded = rounds(game, stalker);
        const options: Option[] = [{ is: 'say', say: 'no' }];
        for (const { owned } of loaded) options.push({ is: 'owned', owned: owned.id, card: owned.card });
        const chosen = yield* choose({
          kind: 'useAbility',
          who: stalker.id,
          clauses: ['AK13'],
          about: {
            entity: stalker.id,
            card: launcher?.card ?? null,
            action: 'launch',
            target: target?.id ?? null,
          },
          options,
        });
        if (chosen.is !== 'owned') return;
        const round = loaded.find(({ owned }) => owned.id === chosen.owned);
        if (!round) return;
        tellUse(game, stalker, 'grenade-launcher', 'launch');
        yield* useAction(game, stalker, round.owned, round.action);
      },
    },
  },
};
