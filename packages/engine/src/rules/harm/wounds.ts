/** W: Enemy wounds and death. */

import { RuleError } from '../../base/errors.ts';
import { shuffle } from '../../base/random.ts';
import type { SpaceId, Walker } from '../../board/types.ts';
import type { BodyPart } from '../../model/abilities.ts';
import type { EnemyCard, ToHit, WoundCard, WoundOutcome } from '../../model/enemies.ts';
import type { Modifier } from '../../model/facts.ts';
import { type Game, tell } from '../../model/game.ts';
import type { StalkerId } from '../../model/ids.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { EnemyState } from '../../model/state.ts';
import { enemyCard, isFull, kindOf, spaceOf, walkerOf } from '../basics/entities.ts';
import { checkAttention } from '../map/attention.ts';
import { dropLoot } from '../map/loot.ts';
import { uncoverSymbols } from '../map/symbols.ts';
import { push } from '../movement/pushes.ts';
import { gainStatus, loseStatus } from '../stalker/statuses.ts';

/** Where an attack on an Enemy comes from: for "push away" and for who picks (W3). */
export interface WoundSource {
  readonly from: SpaceId | null;
  /** An Enemy attacked: the Lead Stalker picks. Otherwise this Stalker's player does. */
  readonly picks: 'lead' | StalkerId;
  /** How the attacker measures (D11); a Stalker unless said otherwise. */
  readonly walker?: Walker;
}

/** AK3: a part the Enemy does not have is its Torso. */
export const toHitTable = (card: EnemyCard, part: BodyPart): readonly ToHit[] =>
  card.body[part] ?? card.body.torso;

/** AK6: the highest threshold reached; null is a miss. */
export function toHit(card: EnemyCard, part: BodyPart, successes: number): ToHit | null {
  let reached: ToHit | null = null;
  for (const line of toHitTable(card, part)) {
    if (line.at <= successes && (!reached || line.at > reached.at)) reached = line;
  }
  return reached;
}

/** What the Enemy's own card takes off an attack, with its reason. */
export function toughness(game: Game, enemy: EnemyState, from: SpaceId | null): readonly Modifier[] {
  const { abilities } = enemyCard(game, enemy);
  const by = abilities?.armored?.(game, enemy, from) ?? 0;
  return by === 0 || !abilities ? [] : [{ reason: `ability:${abilities.id}`, by: -by }];
}

export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { by }) => sum + by, 0);

/**
 * AK6, EK6: successes (cover and all else in `successes`) against the To Hit table of a part. Returns whether it
 * still lives.
 */
export function* hitEnemy(
  game: Game,
  enemy: EnemyState,
  part: BodyPart,
  successes: readonly Modifier[],
  source: WoundSource,
): Rule<boolean> {
  const card = enemyCard(game, enemy);
  const modifiers = [...successes, ...toughness(game, enemy, source.from)];
  const counted = Math.max(0, sumOf(modifiers));
  const reached = toHit(card, part, counted);
  tell(game, {
    fact: 'attackResolved',
    target: enemy.id,
    part: card.body[part] ? part : 'torso',
    successes: counted,
    modifiers,
    threshold: reached?.at ?? null,
    clauses: ['AK6'],
  });
  for (const effect of reached?.effects ?? []) {
    const lives =
      effect === 'loseHp'
        ? yield* loseEnemyHp(game, enemy, 1, 'attack')
        : yield* wound(game, enemy, effect, source);
    if (!lives) return false;
  }
  return true;
}

/** W1, W2, S4: one wound. Returns whether it still lives. */
export function* wound(
  game: Game,
  enemy: EnemyState,
  given: 'light' | 'heavy',
  source: WoundSource,
): Rule<boolean> {
  let depth = given;
  if (enemy.exposed) {
    // S4: the old token goes first, so that a raised wound that deals Exposed leaves a new one.
    loseStatus(game, enemy, 'exposed', ['S4']);
    if (given === 'heavy') return yield* loseEnemyHp(game, enemy, 2, 'wound');
    depth = 'heavy';
  }
  const wasPinned = enemy.pinDown; // W2: "already" means before this card was drawn.
  const card = drawWound(game);
  if (!card) return true;
  const outcome = card[depth];
  tell(game, { fact: 'woundDrawn', enemy: enemy.id, card: card.id, wound: depth, outcome, clauses: ['W1'] });
  yield* suffer(game, enemy, outcome, wasPinned, source);
  return enemy.space !== null;
}

function* suffer(
  game: Game,
  enemy: EnemyState,
  outcome: WoundOutcome,
  wasPinned: boolean,
  source: WoundSource,
): Rule {
  switch (outcome) {
    case 'exposed':
      gainStatus(game, enemy, 'exposed', ['W2']);
      return;
    case 'exposedAndPinDown':
      gainStatus(game, enemy, 'exposed', ['W2']);
      gainStatus(game, enemy, 'pinDown', ['W2']);
      return;
    case 'pushIfPinned':
      if (wasPinned) yield* pushAway(game, enemy, source);
      else gainStatus(game, enemy, 'pinDown', ['W2']);
      return;
    case 'loseHp':
      yield* loseEnemyHp(game, enemy, 1, 'wound');
      return;
    case 'loseHpIfPinned':
      if (wasPinned) yield* loseEnemyHp(game, enemy, 1, 'wound');
      else gainStatus(game, enemy, 'pinDown', ['W2']);
      return;
    case 'loseHpAndReshuffle':
      yield* loseEnemyHp(game, enemy, 1, 'wound');
      reshuffleWounds(game);
      return;
  }
}

/** The top card; it lies on the discards while it is applied, so that a reshuffle takes it along (W1). */
function drawWound(game: Game): WoundCard | null {
  const { decks } = game.state;
  if (decks.wounds.length === 0) reshuffleWounds(game); // R15
  const id = decks.wounds.pop();
  if (id === undefined) return null;
  decks.woundDiscard.push(id);
  const card = game.box.wounds[id];
  if (!card) throw new RuleError(`no Wound card ${id}`);
  return card;
}

function reshuffleWounds(game: Game): void {
  const { decks, random } = game.state;
  if (decks.woundDiscard.length === 0) return;
  decks.wounds.push(...decks.woundDiscard);
  decks.woundDiscard.length = 0;
  shuffle(random, 'enemies', decks.wounds);
  tell(game, { fact: 'woundsReshuffled', clauses: ['W1', 'R15'] });
}

/** Returns whether it still lives. */
export function* loseEnemyHp(game: Game, enemy: EnemyState, amount: number, source: string): Rule<boolean> {
  const lost = Math.min(amount, enemy.hp);
  enemy.hp -= lost;
  if (lost > 0) {
    tell(game, { fact: 'hpLost', entity: enemy.id, amount: lost, hp: enemy.hp, source, clauses: ['W2'] });
  }
  if (enemy.hp > 0) return true;
  yield* killEnemy(game, enemy);
  return false;
}

/** W4: the standee returns to the pool, statuses vanish, its symbol is uncovered; a dead Human leaves Loot. */
export function* killEnemy(game: Game, enemy: EnemyState): Rule {
  if (enemy.space === null) return;
  const card = enemyCard(game, enemy);
  if (card.abilities?.dies) {
    yield* card.abilities.dies(game, enemy);
    if (enemy.space === null) return;
  }
  const space = spaceOf(enemy);
  const { supply, enemies } = game.state;
  tell(game, { fact: 'died', entity: enemy.id, card: enemy.card, space, clauses: ['W4'] });
  if (enemy.pinDown) supply.pinDown++;
  if (enemy.exposed) supply.exposed++;
  enemy.pinDown = false;
  enemy.exposed = false;
  uncoverSymbols(game, enemy);
  enemies.splice(enemies.indexOf(enemy), 1);
  enemy.space = null;
  kindOf(game, enemy.card).pool++;
  if (leavesLoot(card)) dropLoot(game, space);
  checkAttention(game);
  yield* game.script.occasion(game, { on: 'died', entity: enemy, space });
}

/** E4: only a Human that is not Psionic. */
const leavesLoot = (card: EnemyCard): boolean =>
  card.types.includes('human') && !card.types.includes('psionic');

/** W3: to an adjacent space with room, across an edge it may cross, farther from the attacker than now. */
export function* pushAway(game: Game, enemy: EnemyState, source: WoundSource): Rule {
  const options = spacesAway(game, enemy, source);
  if (options.length === 0) return;
  const { space } = yield* choose({
    kind: 'pushAway',
    who: source.picks === 'lead' ? game.state.lead.holder : source.picks,
    clauses: ['W3'],
    about: { entity: enemy.id, space: source.from },
    options: options.map((to) => ({ is: 'space' as const, space: to })),
  });
  yield* push(game, enemy, space, ['W3', 'MV6']);
}

/** Where "push away" could send it; nowhere without an attacker. */
export function spacesAway(game: Game, enemy: EnemyState, source: WoundSource): readonly SpaceId[] {
  const { from, walker = 'stalker' } = source;
  if (from === null || enemyCard(game, enemy).abilities?.immune?.includes('push')) return [];
  const here = spaceOf(enemy);
  const now = game.board.range(walker, from, here);
  const away: SpaceId[] = [];
  for (const { to } of game.board.crossings(walkerOf(game, enemy), here)) {
    if (to === here || away.includes(to) || isFull(game, to)) continue;
    if (game.board.range(walker, from, to) > now) away.push(to);
  }
  return away;
}
