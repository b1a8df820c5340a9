/** What a Stalker would have to fear on a space: for looking ahead (the client, odds, bots). Nothing here changes anything. */
import type { SpaceId } from '../../board/types.ts';
import type { EnemyAttack, Strike } from '../../model/enemies.ts';
import type { Modifier } from '../../model/facts.ts';
import type { Game } from '../../model/game.ts';
import type { EnemyId } from '../../model/ids.ts';
import type { EnemyState, Petals, StalkerState } from '../../model/state.ts';
import { enemyCard, spaceOf, walkerOf } from '../basics/entities.ts';
import { enemySees } from '../basics/sight.ts';
import { incomingDamage } from '../harm/defense.ts';
import { sumOf } from '../harm/wounds.ts';
import { type ChargePosition, strikesFrom } from './charge.ts';
import { damageModifiers } from './enemyAttack.ts';

/** One Enemy that would react (RX1). */
export interface Threat {
  readonly enemy: EnemyId;
  /** Where it stands when it strikes, after its Charge; of several tied ways the worst. */
  readonly from: SpaceId;
  /** Whether its attack reaches that far; if not it only comes closer (EK2, EK3). */
  readonly reaches: boolean;
  /** Damage before Defense by chance: several where a die says it. Adds up to 1. */
  readonly outcomes: readonly ThreatOutcome[];
}
export interface ThreatOutcome {
  readonly chance: number;
  readonly damage: number;
  readonly modifiers: readonly Modifier[];
}

/** RX1: the unpinned Enemies that would see this Stalker on that space, as they stand and face now, worst first. */
export function reactionsAt(game: Game, stalker: StalkerState, space: SpaceId): readonly Threat[] {
  const imagined = imagine(game, stalker, space);
  const there = imagined.state.stalkers[stalker.id];
  if (there === undefined) return [];
  const threats: Threat[] = [];
  for (const enemy of game.state.enemies) {
    if (!enemy.pinDown && enemySees(game, enemy, space))
      threats.push(threatOf(imagined, enemy, there, space));
  }
  return threats.sort((one, other) => worst(other) - worst(one) || one.enemy - other.enemy);
}

const worst = ({ outcomes }: Threat): number => Math.max(0, ...outcomes.map(({ damage }) => damage));

/** The same game with the Stalker standing there; a move would have cost it Exposed (S4). */
function imagine(game: Game, stalker: StalkerState, space: SpaceId): Game {
  if (stalker.space === space) return game;
  const moved: StalkerState = { ...stalker, space, exposed: false };
  const stalkers = game.state.stalkers.map((each) => (each.id === stalker.id ? moved : each));
  return { ...game, state: { ...game.state, stalkers }, facts: [] };
}

function threatOf(game: Game, enemy: EnemyState, stalker: StalkerState, space: SpaceId): Threat {
  const threats = strikesFrom(game, enemy, space).map((stand) =>
    threatFrom(game, enemy, stalker, space, stand),
  );
  const [first] = threats;
  if (first === undefined) return { enemy: enemy.id, from: spaceOf(enemy), reaches: false, outcomes: [] };
  return threats.reduce((one, other) => (worst(other) > worst(one) ? other : one), first);
}

function threatFrom(
  game: Game,
  enemy: EnemyState,
  stalker: StalkerState,
  space: SpaceId,
  { from, moved }: ChargePosition,
): Threat {
  const card = enemyCard(game, enemy);
  const { attack } = card;
  if (game.board.range(walkerOf(game, enemy), from, space) > attack.range) {
    return { enemy: enemy.id, from, reaches: false, outcomes: [] };
  }
  const strike: Strike = {
    enemy: { ...enemy, space: from },
    target: stalker,
    moved,
    step: [],
    reaction: true,
  };
  const outcomes = printedDamage(game, attack).map(({ chance, damage }): ThreatOutcome => {
    if (damage === null) return { chance, damage: 0, modifiers: [] };
    const modifiers = incomingDamage(game, stalker, from, damageModifiers(card, game, strike, damage));
    return { chance, damage: Math.max(0, sumOf(modifiers)), modifiers };
  });
  return { enemy: enemy.id, from, reaches: true, outcomes };
}

/** What the card deals before anything changes it, and how likely; null: it does not attack after all. */
function printedDamage(
  game: Game,
  { damage, byPetals }: EnemyAttack,
): readonly { readonly chance: number; readonly damage: number | null }[] {
  if (!byPetals) return [{ chance: 1, damage }];
  const faces = game.box.dice.anomaly;
  const results = new Map<number | null, number>();
  for (const petals of faces) {
    const rolled = petalsDamage(byPetals, petals);
    results.set(rolled, (results.get(rolled) ?? 0) + 1);
  }
  return [...results].map(([result, count]) => ({ chance: count / faces.length, damage: result }));
}

function petalsDamage(byPetals: NonNullable<EnemyAttack['byPetals']>, petals: Petals): number | null {
  const rolled = byPetals[petals];
  return rolled === 'goForward' ? null : rolled;
}
