/** An evaluation of a position for the Stalkers, in HP: for comparing the results of trials. */

import type { Game, StalkerState } from '@zonecrawl/engine/model';
import { couponsOf, enemyCard, exposureDiceOf, maxHp, seersOf } from '@zonecrawl/engine/rules';
import type { Errands } from '../errands/assign.ts';

const WON = 120;
const LOST = -120;
const INJURY = 7;
const FOCUS = 0.9;
const PINNED = 2.5;
const EXPOSED = 1.2;
const CARD = 0.7;
const MAGAZINE = 0.8;
const BOLT = 0.15;
const HIGH = 0.8;
const LOW = 0.2;
const COUPON = 0.001;
const WATCHED = 3;
/** The long-term cost of an Enemy on the map, by its damage. */
const ENEMY = 0.45;

/** `haste`: what a step towards the objective is worth. */
export function positionValue(game: Game, errands: Errands, haste: number): number {
  const { outcome, stalkers, enemies, companions } = game.state;
  if (outcome) return outcome.won ? WON : LOST;
  let worth = -errands.cost * haste;
  for (const stalker of stalkers) if (stalker.space !== null) worth += stalkerValue(game, stalker);
  for (const enemy of enemies) {
    if (enemy.space === null) continue;
    const { attack, hp } = enemyCard(game, enemy);
    const strength = enemy.hp / Math.max(1, hp);
    worth -=
      ENEMY * attack.damage * (0.4 + 0.6 * strength) - (enemy.pinDown ? 0.8 : 0) - (enemy.exposed ? 0.4 : 0);
  }
  for (const { card, space } of companions) {
    // A Companion that has to be led must not be attacked on the way.
    if (space !== null && game.box.companions[card]?.targetable)
      worth -= seersOf(game, space).length * WATCHED;
  }
  return worth + couponsOf(game) * COUPON;
}

function stalkerValue(game: Game, stalker: StalkerState): number {
  const most = Math.max(1, maxHp(game, stalker));
  const injuries = stalker.turns.filter(({ injured }) => injured).length;
  // The last HP are worth more than the first.
  const hp = stalker.hp * (1 + 0.5 * (1 - stalker.hp / most));
  const { backpack, magazines, attention } = stalker;
  return (
    hp -
    injuries * INJURY -
    exposureDiceOf(game, stalker) * 1.5 -
    stalker.dosage * 0.12 +
    (stalker.focus ? FOCUS : 0) -
    (stalker.pinDown ? PINNED : 0) -
    (stalker.exposed ? EXPOSED : 0) +
    backpack.length * CARD +
    (magazines.pistol + magazines.rifle + magazines.shotgun) * MAGAZINE +
    Math.min(4, stalker.bolts) * BOLT +
    (stalker.weapon?.ammo ?? 0) * 0.25 -
    (attention === null ? 0 : attention.level === 'high' ? HIGH : LOW)
  );
}
