/** ZS2: Enemies, Anomalies and Loot of a recipe, drawn over what the map offers. */

import { shuffle } from '../../base/random.ts';
import type { Game } from '../../model/game.ts';
import type { RecipeSetup } from '../../model/mission.ts';
import { amount } from '../words/conditions.ts';
import { stackLoot } from './tokens.ts';
import { placeEnemies, setUpAnomaly } from './zone.ts';

export function drawRecipe(game: Game, recipe: RecipeSetup): void {
  const { random } = game.state;
  const posts = shuffle(random, 'setup', [...recipe.posts]);
  for (const { posts: count, ...kind } of recipe.enemies) {
    placeEnemies(game, { ...kind, standing: posts.splice(0, amount(game, count)) });
  }
  const sites = shuffle(random, 'setup', [...recipe.sites]);
  for (const { count, card, artifact } of recipe.anomalies) {
    for (const { x, y } of sites.splice(0, amount(game, count))) {
      setUpAnomaly(game, { card, artifact, pattern: 'any', x, y });
    }
  }
  const { stacks, tokens } = recipe.loot;
  const spaces = shuffle(random, 'setup', [...recipe.lootSpaces]).slice(0, amount(game, stacks));
  for (const space of spaces) stackLoot(game, space, tokens);
}
