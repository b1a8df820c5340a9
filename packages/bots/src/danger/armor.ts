/** The expected HP loss of a Stalker's Armor against an attack. */
import { IdentityCache } from '@zonecrawl/engine/cache';
import type { Dice, Game, StalkerState } from '@zonecrawl/engine/model';
import { defensePool, planDefense } from '@zonecrawl/engine/rules';

const MOST_DAMAGE = 24;
const MOST_DICE = 12;

/** Expected loss by dice and damage, for each set of dice. */
const tables = new IdentityCache<Dice, readonly (readonly number[])[]>();

const tableOf = (dice: Dice): readonly (readonly number[])[] => tables.of(dice, losses);

function losses({ equipment }: Dice): readonly (readonly number[])[] {
  const table: number[][] = [];
  let chances = [1];
  for (let dice = 0; dice <= MOST_DICE; dice++) {
    const now = chances;
    table.push(
      Array.from({ length: MOST_DAMAGE + 1 }, (_, damage) =>
        now.reduce((sum, chance, rolled) => sum + chance * Math.max(0, damage - rolled), 0),
      ),
    );
    chances = [];
    for (const [rolled, chance] of now.entries()) {
      for (const { successes } of equipment) {
        const at = rolled + successes;
        chances[at] = (chances[at] ?? 0) + chance / equipment.length;
      }
    }
    chances = Array.from(chances, (chance) => chance ?? 0);
  }
  return table;
}

/** EK5: HP lost on average to so much damage. */
export function lossOf(game: Game, stalker: StalkerState): (damage: number) => number {
  const { equipment, successes } = defensePool(game, planDefense(stalker, null, null, true, []));
  const bonus = successes.reduce((sum, { by }) => sum + by, 0);
  const row = tableOf(game.box.dice)[Math.min(MOST_DICE, Math.max(0, equipment))] ?? [];
  return (damage) => row[Math.min(MOST_DAMAGE, Math.max(0, Math.round(damage - bonus)))] ?? 0;
}
