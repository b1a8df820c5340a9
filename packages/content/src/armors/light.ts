/** What walks through the Zone without clanking: Tier I, and lighter suits of Tier II. */
import type { ArmorCard, Defense, Game } from '@zonecrawl/engine/model';
import { enemyCard, gainStatus, tellUse } from '@zonecrawl/engine/rules';

/** More pockets than coat. */
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

/** Made against bullets, not against teeth. */
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

/** Grass-coloured and soft-soled: Careful Movement goes up to 2 spaces. */
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

/** Nobody hears it coming: no Low Attention from walking. */
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

/** Whoever patches somebody up keeps a clear head. */
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
