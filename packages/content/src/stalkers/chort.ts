import type { Defense, EnemyState, Game, Rule, StalkerCard, StalkerState } from '@zonecrawl/engine/model';
import {
  enemyCard,
  gainStatus,
  loseStatus,
  mayUse,
  rangeBetween,
  rollAnomalyDie,
} from '@zonecrawl/engine/rules';

const isClose = (game: Game, stalker: StalkerState, enemy: EnemyState): boolean =>
  enemy.space !== null && rangeBetween(game, stalker, enemy) <= 1;

/** Fearless: an Elite or Boss within Range 1, whether it takes part or not. */
const dares = (game: Game, stalker: StalkerState): boolean =>
  stalker.space !== null &&
  game.state.enemies.some(
    (enemy) => enemyCard(game, enemy).category !== 'horde' && isClose(game, stalker, enemy),
  );

/** Dodge: after a Defense roll against somebody within Range 1 a Focus buys an Anomaly die. */
function* dodge(game: Game, defense: Defense): Rule {
  const { stalker, attacker } = defense;
  if (!stalker.focus || !attacker || !isClose(game, stalker, attacker)) return;
  if (!(yield* mayUse(game, stalker, stalker.card, 'dodge', { target: attacker.id }))) return;
  loseStatus(game, stalker, 'focus', ['S2']);
  switch (rollAnomalyDie(game, stalker.id, 'dodge')) {
    case 1:
      defense.successes.push({ reason: 'card:chort', by: 4 });
      return;
    case 2:
      defense.successes.push({ reason: 'card:chort', by: 2 });
      return;
    case 3:
      gainStatus(game, attacker, 'pinDown', ['A10']);
      return;
    case 4:
      defense.halved = true;
      defense.dice.length = 0;
      return;
  }
}

/** Brawler who looks the worst of the Zone in the eye. */
export const chort: StalkerCard = {
  id: 'chort',
  copies: 1,
  hp: 16,
  shooting: () => 2,
  abilities: {
    attackDice: (game, { stalker }) => (dares(game, stalker) ? { equipment: 1 } : {}),
    defenseDice: (game, { stalker }) => (dares(game, stalker) ? 1 : 0),
    afterDefenseRoll: dodge,
  },
};
