import { type AttachmentCard, choose, type Option } from '@zonecrawl/engine/model';
import { mayUse, rangeBetween, spendMagazine, tellUse, useAction, wound } from '@zonecrawl/engine/rules';
import { standardActionsOf } from './itemActions.ts';

/** After an attack with this Weapon one Grenade may follow at once, for free. */
export const grenadeLauncher: AttachmentCard = {
  id: 'grenade-launcher',
  copies: 1,
  value: 2000,
  tier: 2,
  slot: 'underbarrel',
  kind: 'launcher',
  abilities: {
    afterAttack: {
      id: 'launch',
      applies: (game, { stalker }) => standardActionsOf(game, stalker, 'grenade').length > 0,
      *perform(game, { stalker, target }) {
        const loaded = standardActionsOf(game, stalker, 'grenade');
        const options: Option[] = [{ is: 'say', say: 'no' }];
        for (const { owned } of loaded) options.push({ is: 'owned', owned: owned.id, card: owned.card });
        const chosen = yield* choose({
          kind: 'useAbility',
          who: stalker.id,
          clauses: ['AK13'],
          about: {
            entity: stalker.id,
            card: 'grenade-launcher',
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

/** A Heavy Wound for a target within Range 1, paid with a Shotgun Magazine. */
export const underslungShotgun: AttachmentCard = {
  id: 'underslung-shotgun',
  copies: 1,
  value: 3000,
  tier: 2,
  slot: 'underbarrel',
  kind: 'launcher',
  fits: ['rifle'],
  abilities: {
    afterAttack: {
      id: 'secondBarrel',
      applies: (game, { stalker, target }) =>
        target !== null &&
        target.space !== null &&
        stalker.magazines.shotgun > 0 &&
        rangeBetween(game, stalker, target) <= 1,
      *perform(game, attack) {
        const { stalker, target } = attack;
        const about = { target: target?.id ?? null };
        if (!target || !(yield* mayUse(game, stalker, 'underslung-shotgun', 'secondBarrel', about))) return;
        spendMagazine(game, stalker, 'shotgun');
        const lives = yield* wound(game, target, 'heavy', { from: stalker.space, picks: stalker.id });
        if (!lives) attack.kills++;
      },
    },
  },
};
