/** An exchange of fire as the log tells it: who attacked whom, the dice as they lie, what came of it. */
import type { EntityId, Fact, RolledDie } from '@zonecrawl/engine/model';
import type { LogLine } from '../../game/log.ts';

type Of<N extends Fact['fact']> = Extract<Fact, { readonly fact: N }>;

export interface Result {
  readonly fact: Of<'attackResolved' | 'defended'>;
  /** The dice as they lay then: who is hit by a Blast rolls for a Defense. */
  readonly dice: readonly RolledDie[];
  readonly isDead: boolean;
}

export interface Exchange {
  /** The id of the line that began it, and of the last one that belongs to it. */
  readonly id: number;
  readonly last: number;
  readonly began: Of<'stalkerAttacked' | 'spaceAttacked' | 'enemyAttacked'>;
  readonly dice: readonly RolledDie[];
  /** Rolled anew by the last line about dice. */
  readonly rolling: readonly number[] | 'all';
  /** One for each who was hit or missed, in their order. */
  readonly results: readonly Result[];
  /** What it did to those it hit. */
  readonly after: readonly LogLine[];
  /** Something else has happened since. */
  readonly isOver: boolean;
}

const AFTER: ReadonlySet<Fact['fact']> = new Set([
  'woundDrawn',
  'hpLost',
  'statusGained',
  'criticalInjury',
  'died',
]);

/** What ends an exchange without belonging to it. */
const ENDS: ReadonlySet<Fact['fact']> = new Set([
  'actionBegan',
  'turnBegan',
  'turnEnded',
  'moved',
  'activationStep',
  'activationDrawn',
  'enemyHeldFire',
  'enemyStayed',
  'enemyChoseGoal',
  'lookedAround',
  'specialPerformed',
  'reactionSkipped',
  'eventDrawn',
  'phaseBegan',
  'roundBegan',
  'anomalyRolled',
]);

/** What it did, in short: whoever has died needs no word about the wound that did it. */
export function outcomeOf({ after }: Exchange): readonly LogLine[] {
  const dead = new Set<number>(after.flatMap(({ fact }) => (fact.fact === 'died' ? [fact.entity] : [])));
  return after.filter(({ fact }) => fact.fact === 'died' || !dead.has(harmed(fact)));
}

/** The last exchange of these lines; null if there is none, or something else has happened since. */
export function lastExchange(lines: readonly LogLine[]): Exchange | null {
  const start = lines.findLastIndex(({ fact }) => isAttack(fact));
  const first = lines[start];
  if (first === undefined || !isAttack(first.fact)) return null;
  let exchange: Exchange = {
    id: first.id,
    last: first.id,
    began: first.fact,
    dice: [],
    rolling: 'all',
    results: [],
    after: [],
    isOver: false,
  };
  for (const line of lines.slice(start + 1)) {
    const next = withLine(exchange, line);
    if (next !== null) exchange = next;
    else if (ENDS.has(line.fact.fact))
      return exchange.results.length === 0 ? null : { ...exchange, isOver: true };
  }
  return exchange;
}

/**
 * The exchange whose dice lie in the tray. While something is played back, only the one that is just told: what comes
 * after it is not about these dice. Afterwards the last one since the newest input, until the next; dice of which nothing
 * has come yet lie there as long as something is asked about them.
 */
export function exchangeInTray(
  log: readonly LogLine[],
  told: number | undefined,
  fresh: number | undefined,
): Exchange | null {
  if (told === undefined) {
    const exchange = lastExchange(log);
    if (exchange === null) return null;
    const isOpen = !exchange.isOver && exchange.dice.length > 0 && exchange.results.length === 0;
    return isOpen || (fresh !== undefined && exchange.last >= fresh) ? exchange : null;
  }
  const exchange = lastExchange(log.filter(({ id }) => id <= told));
  return exchange === null || exchange.isOver ? null : exchange;
}

const NOBODY = -1;
const harmed = (fact: Fact): number =>
  fact.fact === 'woundDrawn'
    ? fact.enemy
    : fact.fact === 'criticalInjury'
      ? fact.stalker
      : 'entity' in fact
        ? fact.entity
        : NOBODY;

const isAttack = (fact: Fact): fact is Exchange['began'] =>
  fact.fact === 'stalkerAttacked' || fact.fact === 'spaceAttacked' || fact.fact === 'enemyAttacked';

/** null: the line does not belong to it. */
function withLine(exchange: Exchange, line: LogLine): Exchange | null {
  const { fact, id } = line;
  const last = { last: id };
  if (fact.fact === 'diceRolled') return { ...exchange, ...last, dice: fact.dice, rolling: 'all' };
  if (fact.fact === 'diceRerolled') return { ...exchange, ...last, dice: fact.dice, rolling: fact.rerolled };
  if (fact.fact === 'attackResolved' || fact.fact === 'defended') {
    const result = { fact, dice: exchange.dice, isDead: false };
    return { ...exchange, ...last, results: [...exchange.results, result] };
  }
  if (!AFTER.has(fact.fact)) return null;
  const after = [...exchange.after, line];
  if (fact.fact !== 'died') return { ...exchange, ...last, after };
  const results = exchange.results.map((result) =>
    targetOf(result) === fact.entity ? { ...result, isDead: true } : result,
  );
  return { ...exchange, ...last, after, results };
}

/** Who was hit or missed. */
export const targetOf = ({ fact }: Result): EntityId =>
  fact.fact === 'defended' ? fact.stalker : fact.target;
