/** What an Event does by itself at the end of a Round (Z5), such as an Emission: all of it is one beat. */
import type { CardId, EntityId, Fact } from '@zonecrawl/engine/model';
import type { LogLine } from './log.ts';

export interface EventBeat {
  readonly card: CardId;
  /** Whom it has harmed so far, in their order. */
  readonly hits: readonly EventHit[];
}

export interface EventHit {
  readonly entity: EntityId;
  readonly hp: number;
  readonly dosage: number;
  readonly isDead: boolean;
}

/** Whom a fact is about that harm consists of; null: it is no harm, undefined: it only goes with it. */
function harmedIn(fact: Fact): EntityId | null | undefined {
  switch (fact.fact) {
    case 'hpLost':
    case 'died':
    case 'statusGained':
    case 'statusLost':
      return fact.entity;
    case 'woundDrawn':
      return fact.enemy;
    case 'dosageRaised':
    case 'criticalInjury':
      return fact.stalker;
    case 'woundsReshuffled':
    case 'lootDropped':
    case 'componentRanOut':
      return undefined;
    default:
      return null;
  }
}

/** What harms through a wound has the wound as its source, whatever the wound came from. */
const isFrom = (fact: Fact, card: CardId): boolean =>
  !('source' in fact) || fact.source === card || fact.source === 'wound';

/** The beat of the line at an index; what comes after it tells whose doing it is. null: not an Event's. */
export function eventBeat(lines: readonly LogLine[], index: number): EventBeat | null {
  const now = lines[index];
  const drawn = lines.slice(0, index).findLast(({ fact }) => fact.fact === 'eventDrawn')?.fact;
  if (now === undefined || drawn?.fact !== 'eventDrawn') return null;
  const { card } = drawn;
  const belongs = ({ fact, input }: LogLine) =>
    input === now.input && harmedIn(fact) !== null && isFrom(fact, card);
  let [start, end] = [index + 1, index];
  for (let line = lines[start - 1]; line !== undefined && belongs(line); line = lines[start - 1]) start -= 1;
  for (let line = lines[end]; line !== undefined && belongs(line); line = lines[end]) end += 1;
  const isIts = ({ fact }: LogLine) => 'source' in fact && fact.source === card;
  if (start > index || !lines.slice(start, end).some(isIts)) return null;
  const facts = lines.slice(start, index + 1).map(({ fact }) => fact);
  const harmed = new Set(facts.map(harmedIn).filter((entity) => entity !== null && entity !== undefined));
  return { card, hits: [...harmed].map((entity) => hitOf(entity, facts)) };
}

function hitOf(entity: EntityId, facts: readonly Fact[]): EventHit {
  const own = facts.filter((fact) => harmedIn(fact) === entity);
  return {
    entity,
    hp: own.reduce((sum, fact) => sum + (fact.fact === 'hpLost' ? fact.amount : 0), 0),
    dosage: own.reduce((sum, fact) => sum + (fact.fact === 'dosageRaised' ? fact.by : 0), 0),
    isDead: own.some(({ fact }) => fact === 'died'),
  };
}
