/** Weapons with special ammo: without Magazines, each with its own way of loading (A4). */
import {
  type CardAction,
  choose,
  type Game,
  type OwnedCard,
  type Reason,
  type Rule,
  type StalkerState,
  UNLIMITED,
  type WeaponCard,
} from '@zonecrawl/engine/model';
import {
  ammoCapacity,
  discardOwned,
  gainAmmo,
  gainBolts,
  gainStatus,
  raiseDosage,
  spendBolt,
  tellUse,
} from '@zonecrawl/engine/rules';
import { aimedShot, flare, rocket, singleShot } from './lines.ts';
import { blast, dazzling, manStopper, penetrating } from './traits.ts';

interface Loading {
  readonly id: string;
  /** Why its price cannot be paid. */
  lacks(game: Game, stalker: StalkerState): Reason | null;
  pay(game: Game, stalker: StalkerState): Rule;
}

/** Loads one shot for a price; Standard, Free while you have a Focus, as Reload is. */
const loads = ({ id, lacks, pay }: Loading): CardAction => ({
  id,
  cost: 'standard',
  costNow: (_game, stalker) => (stalker.focus ? 'free' : 'standard'),
  refusal(game, stalker, owned) {
    const full = !owned || owned.ammo >= ammoCapacity(game, stalker, owned);
    return full ? { reason: 'nothingToReload', clause: 'A4' } : lacks(game, stalker);
  },
  *perform(game, stalker, owned) {
    yield* pay(game, stalker);
    if (owned) gainAmmo(game, stalker, owned, 1);
  },
});

/** Shoots Bolts, without Attention. */
export const crossbow: WeaponCard = {
  id: 'crossbow',
  copies: 1,
  value: 900,
  tier: 1,
  accurate: [1, 2],
  maximum: 3,
  ammo: 'special',
  capacity: 1,
  slots: [['optic']],
  attacks: [singleShot(1, 3, { attention: 'none' })],
  abilities: {
    maskEffects: [manStopper(2)],
    actions: [
      loads({
        id: 'span',
        lacks: (_game, { bolts }) => (bolts > 0 ? null : { reason: 'noBolts', clause: 'EQ11' }),
        *pay(game, stalker) {
          spendBolt(game, stalker, false);
        },
      }),
    ],
    /** The Bolt of a kill is pulled out again. */
    afterAttack: {
      id: 'retrieve',
      applies: (_game, { kills }) => kills > 0,
      *perform(game, { stalker }) {
        tellUse(game, stalker, 'crossbow', 'retrieve');
        gainBolts(game, stalker, 1);
      },
    },
  },
};

/** Three shots; it cannot be reloaded. */
export const flarePistol: WeaponCard = {
  id: 'flare-pistol',
  copies: 1,
  value: 400,
  tier: 1,
  accurate: [1, 2],
  maximum: 3,
  ammo: 'special',
  capacity: 3,
  slots: [],
  attacks: [flare(1, { minimumRange: 1 })],
  abilities: { maskEffects: [dazzling] },
};

const grenadesOf = (game: Game, { backpack }: StalkerState): readonly OwnedCard[] =>
  backpack.filter(
    ({ card }, at) =>
      game.box.items[card]?.types.includes('grenade') &&
      backpack.findIndex((other) => other.card === card) === at,
  );

/** Loaded with Grenades; leaves its owner Exposed. */
export const rocketLauncher: WeaponCard = {
  id: 'rocket-launcher',
  copies: 1,
  value: 4500,
  tier: 3,
  accurate: [3, 4],
  maximum: 5,
  ammo: 'special',
  capacity: 1,
  slots: [['optic']],
  attacks: [rocket(6, { minimumRange: 2 })],
  abilities: {
    maskEffects: [blast(0)],
    actions: [
      loads({
        id: 'loadWarhead',
        lacks: (game, stalker) =>
          grenadesOf(game, stalker).length > 0 ? null : { reason: 'noGrenade', clause: 'EQ10' },
        *pay(game, stalker) {
          const chosen = yield* choose({
            kind: 'card',
            who: stalker.id,
            clauses: ['A9'],
            about: { entity: stalker.id, card: 'rocket-launcher', action: 'loadWarhead' },
            options: grenadesOf(game, stalker).map(({ id, card }) => ({
              is: 'owned' as const,
              owned: id,
              card,
            })),
          });
          discardOwned(game, stalker, chosen.owned);
        },
      }),
    ],
    /** The shooter is Exposed. */
    afterAttack: {
      id: 'backblast',
      applies: (_game, { stalker }) => !stalker.exposed,
      *perform(game, { stalker }) {
        tellUse(game, stalker, 'rocket-launcher', 'backblast');
        gainStatus(game, stalker, 'exposed', ['AK13']);
      },
    },
  },
};

const CHARGE_DOSE = 4;

/** Ignores Cover; loading costs dosage. */
export const gaussRifle: WeaponCard = {
  id: 'gauss-rifle',
  copies: 1,
  value: 9000,
  tier: 3,
  accurate: [2, 6],
  maximum: 8,
  ammo: 'special',
  capacity: 3,
  slots: [['optic']],
  attacks: [aimedShot(1, 5, { minimumRange: 1 })],
  abilities: {
    ...penetrating(UNLIMITED),
    actions: [
      loads({
        id: 'chargeCell',
        lacks: () => null,
        *pay(game, stalker) {
          yield* raiseDosage(game, stalker, CHARGE_DOSE, 'gauss-rifle', false);
        },
      }),
    ],
  },
};
