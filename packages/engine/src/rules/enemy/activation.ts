/** EA1 to EA3: an Activation card is drawn and its steps carried out. The bottom step is in enemyActivation.ts. */

import { RuleError } from '../../base/errors.ts';
import { shuffle } from '../../base/random.ts';
import type { ActivationStep, BottomStep } from '../../model/enemies.ts';
import { type Game, tell } from '../../model/game.ts';
import type { CardId, EnemyId } from '../../model/ids.ts';
import type { Rule } from '../../model/rule.ts';
import type { AttentionLevel } from '../../model/state.ts';
import { isAttentionOnMap } from '../route/goals.ts';
import { type Activation, activationStep } from './activationSteps.ts';

/** EA1: a high card if any High Attention is on the map, else a low one. */
export const levelNow = (game: Game): AttentionLevel => (isAttentionOnMap(game, 'high') ? 'high' : 'low');

/** A card drawn for some Enemies only (a Decoy, an Unknown token): without the bottom step (EA4). */
export function* activateOnly(
  game: Game,
  enemies: readonly EnemyId[],
  level: AttentionLevel,
  reason: string,
): Rule {
  const resolved = yield* resolveActivation(game, level, enemies, reason);
  if (resolved) endActivation(game, resolved);
}

export const endActivation = (game: Game, { activation: { card } }: Resolved): void =>
  tell(game, { fact: 'activationEnded', card, clauses: ['EA4'] });

/** The part of a card that applies now (EA2). */
interface Part {
  readonly part: 'low' | 'none' | 'high' | 'any';
  readonly steps: readonly ActivationStep[];
  readonly bottom: BottomStep | null;
}

/** What is left of a card when its steps are done. */
export interface Resolved {
  readonly activation: Activation;
  readonly steps: number;
  readonly bottom: BottomStep | null;
}

/** Draws a card and carries out its steps; null without a card (G2). */
export function* resolveActivation(
  game: Game,
  level: AttentionLevel,
  only: readonly EnemyId[] | null,
  reason: string,
): Rule<Resolved | null> {
  const card = drawActivation(game, level);
  if (card === null) return null;
  const { part, steps, bottom } = level === 'high' ? highPart(game, card) : lowPart(game, card);
  tell(game, {
    fact: 'activationDrawn',
    card,
    level,
    part,
    reason,
    clauses: level === 'high' ? ['EA1'] : ['EA1', 'EA2'],
  });
  const activation: Activation = { card, level, only };
  let number = 0;
  for (const step of steps) yield* activationStep(game, activation, step, ++number);
  return { activation, steps: number, bottom };
}

/** The next card, which then lies on its discards; spent decks are reshuffled (EA1). */
function drawActivation(game: Game, level: AttentionLevel): CardId | null {
  const { decks, random } = game.state;
  const deck = level === 'high' ? decks.high : decks.low;
  const discards = level === 'high' ? decks.highDiscard : decks.lowDiscard;
  if (deck.length === 0) {
    deck.push(...shuffle(random, 'enemies', discards));
    discards.length = 0;
  }
  const card = deck.pop();
  if (card === undefined) return null;
  discards.push(card);
  return card;
}

function highPart(game: Game, id: CardId): Part {
  const card = game.box.highActivations[id];
  if (!card) throw new RuleError(`no high Activation card ${id}`);
  return { part: 'high', steps: card.steps, bottom: card.bottom ?? null };
}

/** EA2: one part if Low Attention is on the map, one if no Attention is; some say "in any case". */
function lowPart(game: Game, id: CardId): Part {
  const card = game.box.lowActivations[id];
  if (!card) throw new RuleError(`no low Activation card ${id}`);
  const { parts } = card;
  if ('any' in parts) return { part: 'any', steps: parts.any, bottom: null };
  return isAttentionOnMap(game, 'low')
    ? { part: 'low', steps: parts.low, bottom: null }
    : { part: 'none', steps: parts.none, bottom: null };
}
