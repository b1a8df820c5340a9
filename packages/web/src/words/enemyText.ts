/** What one Enemy does in one sentence: the caption on the map and what is spoken are the same. */
import type { Fact } from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';
import { nameOf, t } from '../text/index.ts';
import { type EnemyActs, hasMoved, seenBy } from './enemyActs.ts';
import { entitiesIn, entityIn, plain } from './names.ts';
import { directionIn, spaceName } from './spaces.ts';
import type { Words } from './words.ts';

/** What comes after: a true view, and the facts on the way to it. */
interface After {
  readonly view: View;
  readonly facts: readonly Fact[];
  /** What the target of an attack has left: it may be out of sight, or the reader have none. */
  readonly tellsHp?: boolean;
}

/** '' where there is nothing to tell: it has done nothing, or died before it could. */
export function actsText(acts: EnemyActs, { cast, board, view }: Words, after: After): string {
  const { enemy, from, to, facing, attack, special, heldFire, stayed } = acts;
  const end = to ?? view.enemies.find(({ id }) => id === enemy)?.space ?? null;
  const isMoved = hasMoved(acts);
  const isIdle = !isMoved && facing === null && special === null && attack === null;
  if (isIdle && heldFire === null && stayed === null) return '';
  const isElsewhere = end === null || isMoved || facing !== null;
  const seen = seenBy(acts, after.view, after.facts);
  const hp = attack?.hp ?? after.view.stalkers.find(({ id }) => id === attack?.target)?.hp ?? null;
  return t('table.beat', {
    enemy: entityIn(cast, enemy),
    how: isMoved ? 'moved' : facing !== null ? 'turned' : end === null ? 'none' : 'other',
    from: from === null ? '' : spaceName(board, from),
    to: end === null ? '' : spaceName(board, end),
    facing: directionIn(facing ?? 0),
    special: special === null ? 'none' : nameOf(plain(special), [`ability.${special}.name`]),
    // Whoever stays for a target is told to see it, and whoever finds none to hold fire for that.
    stayed: isElsewhere || (stayed === 'seesTarget' && seen !== null) ? 'none' : stayedFor(stayed),
    sees:
      seen === null || (seen.length === 0 && heldFire === 'noTarget')
        ? 'unknown'
        : seen.length === 0
          ? 'nobody'
          : 'other',
    found: entitiesIn(cast, seen ?? []),
    attacks: attack !== null ? (attack.through === null ? 'yes' : 'other') : (heldFire ?? 'no'),
    isSeen: attack !== null && seen?.length === 1 && seen[0] === attack.target ? 'yes' : 'no',
    // Without an attack it is not said.
    target: entityIn(cast, attack?.target ?? enemy),
    damage: attack?.damage ?? 0,
    through: attack?.through ?? 0,
    left: after.tellsHp === true && hp !== null ? 'yes' : 'no',
    hp: hp ?? 0,
  });
}

const stayedFor = (reason: EnemyActs['stayed']) =>
  reason === null ? 'none' : reason === 'noSpecial' ? 'other' : reason;
