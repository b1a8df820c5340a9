/** Facts in beats, as a player follows them: all that one Enemy does in a row is one, whatever it takes. */
import type { CardId, EntityId, Fact, OverlayId } from '@zonecrawl/engine/model';
import type { LogLine } from './log.ts';

/** Who acts in a fact; undefined: it belongs to whoever acted before. */
export function actorOf(fact: Fact): EntityId | undefined {
  switch (fact.fact) {
    case 'moved':
      // Whoever is pushed or put somewhere does nothing by itself.
      return isForced(fact) ? undefined : fact.entity;
    case 'turned':
    case 'enemyAttacked':
    case 'enemyHeldFire':
    case 'enemyStayed':
    case 'enemyChoseGoal':
    case 'interrupted':
    case 'lookedAround':
    case 'specialPerformed':
    case 'reactionSkipped':
      return fact.enemy;
    default:
      return undefined;
  }
}

const isForced = (fact: Fact): boolean =>
  fact.fact === 'moved' && (fact.how === 'push' || fact.how === 'place');

/** A stage of their own. */
const ALONE: ReadonlySet<Fact['fact']> = new Set([
  'roundBegan',
  'phaseBegan',
  'eventDrawn',
  'activationDrawn',
  'activationStep',
  'turnBegan',
  'unknownTurnedUp',
  'anomalyRolled',
  'fateRolled',
  'textShown',
]);

/** The lines of the beat that the last of these lines belongs to, that one included. */
export function beatOf(lines: readonly LogLine[]): readonly LogLine[] {
  let start = 0;
  let actor: EntityId | undefined;
  let target: EntityId | undefined;
  let overlay: OverlayId | undefined;
  for (const [index, { fact, input }] of lines.entries()) {
    const acts = actorOf(fact);
    const harmed = harmedIn(fact);
    const isNew =
      ALONE.has(fact.fact) ||
      isForced(fact) ||
      (acts !== undefined && acts !== actor) ||
      // An Anomaly that nobody has set off.
      (fact.fact === 'anomalyHit' && fact.overlay !== overlay) ||
      // Neither who acts nor who was attacked: that is the Zone's doing.
      (harmed !== undefined && actor !== undefined && harmed !== actor && harmed !== target) ||
      lines[index - 1]?.input !== input;
    if (isNew) {
      start = index;
      actor = acts;
      target = undefined;
      overlay = 'overlay' in fact ? fact.overlay : undefined;
    }
    if (fact.fact === 'enemyAttacked') target = fact.target;
  }
  return lines.slice(start);
}

/** Who comes to harm in a fact. */
function harmedIn(fact: Fact): EntityId | undefined {
  switch (fact.fact) {
    case 'hpLost':
    case 'died':
      return fact.entity;
    case 'woundDrawn':
      return fact.enemy;
    case 'dosageRaised':
      return fact.stalker;
    default:
      return undefined;
  }
}

/** What an Anomaly has done in a beat so far. */
export interface AnomalyBeat {
  readonly card: CardId;
  /** null: nobody has set it off. */
  readonly by: { readonly entity: EntityId; readonly isPushed: boolean } | null;
  readonly activates: boolean;
  readonly hits: readonly {
    readonly entity: EntityId;
    readonly hp: number;
    readonly isDead: boolean;
  }[];
}

/** null: it is no Anomaly's. `before` are the lines that the beat follows. */
export function anomalyBeat(beat: readonly LogLine[], before: readonly LogLine[]): AnomalyBeat | null {
  const first = beat[0]?.fact;
  if (first?.fact !== 'anomalyRolled' && first?.fact !== 'anomalyHit') return null;
  const facts = beat.map(({ fact }) => fact);
  const moved = before
    .map(({ fact }) => fact)
    .findLast((fact) => fact.fact === 'moved' && fact.entity === first.entity);
  const isPushed = moved !== undefined && isForced(moved) && before.at(-1)?.input === beat[0]?.input;
  return {
    card: first.card,
    by: first.fact === 'anomalyRolled' ? { entity: first.entity, isPushed } : null,
    activates: first.fact === 'anomalyHit' || first.activates,
    hits: facts.flatMap((hit) =>
      hit.fact !== 'anomalyHit'
        ? []
        : {
            entity: hit.entity,
            hp: facts.reduce(
              (sum, fact) => sum + (fact.fact === 'hpLost' && fact.entity === hit.entity ? fact.amount : 0),
              0,
            ),
            isDead: facts.some((fact) => fact.fact === 'died' && fact.entity === hit.entity),
          },
    ),
  };
}

/** Turning on the spot before a step is part of that step, and several turns are one. */
export const isPartOfNext = (fact: Fact, next: Fact | undefined): boolean =>
  fact.fact === 'turned' &&
  ((next?.fact === 'turned' && next.enemy === fact.enemy) ||
    (next?.fact === 'moved' && next.entity === fact.enemy));
