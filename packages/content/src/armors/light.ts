/** Light suits: Tier I, and the lighter ones of Tier II. */
import type { ArmorCard, Defense, Game } from '@zonecrawl/engine/model';
import { enemyCard, gainStatus, tellUse } from '@zonecrawl/engine/rules';

/** A larger Backpack. */
export const forageParka: ArmorCard = {
  id: 'forage-parka',
  copies: 2,
  value: 500,
  tier: 1,
  defense: 1,
  mapRadiation: 0,
  container: 'basic',
  abilities: { backpack: 2 },
};

const isShot = (game: Game, { attacker }: Defense): boolean =>
  attacker !== null && enemyCard(game, attacker).attack.kind === 'ranged';

/** Better against ranged attacks. */
export const flakVest: ArmorCard = {
  id: 'flak-vest',
  copies: 2,
  value: 1200,
  tier: 1,
  defense: 1,
  mapRadiation: 0,
  container: 'basic',
  abilities: { defenseBonus: (game, defense) => (isShot(game, defense) ? 1 : 0) },
};

/** Careful Movement goes up to 2 spaces. */
export const poacherCloak: ArmorCard = {
  id: 'poacher-cloak',
  copies: 2,
  value: 1000,
  tier: 1,
  defense: 1,
  mapRadiation: 1,
  container: 'basic',
  abilities: { carefulMovement: 1 },
};

/** No Low Attention from moving. */
export const nightRunner: ArmorCard = {
  id: 'night-runner',
  copies: 1,
  value: 3000,
  tier: 2,
  defense: 1,
  mapRadiation: 0,
  container: 'basic',
  abilities: { quiet: true },
};

/** Using a Medicine gives a Focus. */
export const medicHarness: ArmorCard = {
  id: 'medic-harness',
  copies: 1,
  value: 2200,
  tier: 2,
  defense: 1,
  mapRadiation: 0,
  container: 'improved',
  abilities: {
    *acted(game, owner, _action, card) {
      if (owner.focus || card === null || !game.box.items[card]?.types.includes('medicine')) return;
      tellUse(game, owner, 'medic-harness', 'steadyHands');
      gainStatus(game, owner, 'focus', ['A10']);
    },
  },
};
