/** What dice come to, in one line: the sum against what it takes, and whether that is enough. */
import type { CardId, Decision, EntityId, Modifier, RolledDie, ToHit } from '@zonecrawl/engine/model';
import { box } from '../../game/cards.ts';
import { t } from '../../text/index.ts';
import type { Cast } from '../../words/names.ts';
import { sumText } from './sum.ts';

export interface OutcomeText {
  readonly text: string;
  /** For the Stalkers. */
  readonly isGood: boolean;
}

export interface AttackResult {
  readonly dice: readonly RolledDie[];
  readonly modifiers: readonly Modifier[];
  readonly accurate: boolean;
  readonly total: number;
  /** The card of the target. */
  readonly card: CardId | undefined;
  readonly part: string;
  /** Nobody aimed at a part. */
  readonly isSpace: boolean;
  /** What was reached; null is a miss. */
  readonly threshold: number | null;
  readonly isDead: boolean;
}

export function attackText({
  dice,
  modifiers,
  accurate,
  total,
  card,
  part,
  isSpace,
  threshold,
  isDead,
}: AttackResult): OutcomeText {
  const isHit = threshold !== null;
  const told = {
    sum: sumText(dice, modifiers, accurate) ?? 'none',
    total,
    part: isSpace ? 'other' : part === 'head' ? 'head' : 'torso',
  } as const;
  if (threshold === null) {
    const need = Math.min(...rowsOf(card, part).map(({ at }) => at));
    return { text: t('table.tray.miss', { ...told, need }), isGood: isHit };
  }
  const reached = { ...told, need: threshold, over: total > threshold ? 'yes' : 'no' } as const;
  return { text: t(isDead ? 'table.tray.dead' : 'table.tray.hit', reached), isGood: isHit };
}

export interface DefenseResult {
  readonly dice: readonly RolledDie[];
  readonly modifiers: readonly Modifier[];
  readonly stopped: number;
  readonly damage: number;
  readonly through: number;
}

export function defenseText({ dice, modifiers, stopped, damage, through }: DefenseResult): OutcomeText {
  const sum = sumText(dice, modifiers, false) ?? 'none';
  return { text: t('table.tray.defended', { sum, stopped, damage, through }), isGood: through === 0 };
}

/** What keeping the dice of this question gives; null where they are compared with nothing yet. */
export function keptText({ about, kind }: Decision, cast: Cast): OutcomeText | null {
  if (kind !== 'reroll') return null;
  const { cause, dice = [], modifiers = [], amount = 0, target, part = 'torso', accurate = false } = about;
  const total = Math.max(0, amount + sumOf(modifiers));
  if (cause === 'defense') {
    const { damage = 0 } = about;
    return defenseText({ dice, modifiers, stopped: total, damage, through: Math.max(0, damage - total) });
  }
  if (cause !== 'attack' || typeof target !== 'number') return null;
  return standing({ dice, modifiers, accurate, total, card: cast.get(target), part, isSpace: false });
}

/** The same for one of those whom a Blast hits; what is added and taken off is another sum for each. */
export function blastText(
  { about: { dice = [], amount = 0 } }: Decision,
  target: EntityId,
  modifiers: readonly Modifier[],
  cast: Cast,
): OutcomeText {
  const total = Math.max(0, amount + sumOf(modifiers));
  const card = cast.get(target);
  return standing({ dice, modifiers, accurate: false, total, card, part: 'torso', isSpace: true });
}

const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { by }) => sum + by, 0);

/** Dice that have not been compared yet: as if they were now. */
function standing(result: Omit<AttackResult, 'threshold' | 'isDead'>): OutcomeText {
  const reached = rowsOf(result.card, result.part).filter(({ at }) => at <= result.total);
  const threshold = reached.length === 0 ? null : Math.max(...reached.map(({ at }) => at));
  return attackText({ ...result, threshold, isDead: false });
}

/** What a part of an Enemy is hit by; without that part its Torso is. */
function rowsOf(card: CardId | undefined, part: string): readonly ToHit[] {
  const body = card === undefined ? undefined : box.value?.enemies[card]?.body;
  return (part === 'head' ? body?.head : undefined) ?? body?.torso ?? [];
}
