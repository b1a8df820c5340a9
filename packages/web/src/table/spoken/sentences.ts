/**
 * What the last input brought, to be listened to: one sentence per Enemy however much it does, a walk is one sentence,
 * dice are told with their faces, and what a player has just chosen is not repeated.
 */
import type { SpaceId } from '@zonecrawl/engine/board';
import type { Decision, EntityId, Fact, RolledDie } from '@zonecrawl/engine/model';
import { actorOf } from '../../game/beats.ts';
import type { LogLine } from '../../game/log.ts';
import { speed } from '../../game/speed.ts';
import { t } from '../../text/index.ts';
import { addAct, addOutcome, type EnemyActs, noActs } from '../../words/enemyActs.ts';
import { actsText } from '../../words/enemyText.ts';
import { factText, isSilent } from '../../words/facts.ts';
import { cardIn, cardWords, entityIn } from '../../words/names.ts';
import { spaceName } from '../../words/spaces.ts';
import { plainText } from '../../words/terms.ts';
import type { Words } from '../../words/words.ts';
import { faceName, faceOf } from '../parts/faces.ts';

/** Chosen by the player, told by something else, read in a dialog, or the same in every Round. */
const UNSAID: ReadonlySet<Fact['fact']> = new Set([
  'turnBegan',
  'turnEnded',
  'actionBegan',
  'movementEnded',
  'activationStep',
  'textShown',
  'passed',
  'tokensDiscarded',
]);

/** What phase it is, the Event and the question tell; only the Enemies' phase has to be announced. */
const isUnsaid = (fact: Fact): boolean =>
  UNSAID.has(fact.fact) || (fact.fact === 'phaseBegan' && fact.phase !== 'enemies');

/** What one Stalker walked without anything else in between. */
interface Walked {
  readonly is: 'walk';
  readonly entity: EntityId;
  readonly from: SpaceId;
  to: SpaceId;
  steps: number;
}

type Part =
  | { readonly is: 'enemy'; readonly acts: EnemyActs }
  | Walked
  | { readonly is: 'fact'; readonly fact: Fact };

/** `asked`: what this player is asked next, if it was this player who acted. */
export function sentencesOf(
  lines: readonly LogLine[],
  words: Words,
  asked: Decision | null = null,
): readonly string[] {
  const facts = lines.map(({ fact }) => fact).filter((fact) => !isSilent(fact) && !isUnsaid(fact));
  return partsOf(facts, words)
    .filter((part) => asked === null || !isKnown(part, asked))
    .map((part) => textOf(part, words))
    .filter((text) => text !== '');
}

/** Whoever chose it knows: a shot was aimed by this player, and where a walk has ended the next question says. */
const isKnown = (part: Part, { kind, who }: Decision): boolean =>
  part.is === 'walk'
    ? kind === 'action' && part.entity === who
    : part.is === 'fact' && part.fact.fact === 'stalkerAttacked' && part.fact.stalker === who;

function partsOf(facts: readonly Fact[], { view }: Words): readonly Part[] {
  const friends = new Set<EntityId>([...view.stalkers, ...view.companions].map(({ id }) => id));
  const parts: Part[] = [];
  const enemies = new Map<EntityId, EnemyActs>();
  let acting: EnemyActs | null = null;
  for (const [index, fact] of facts.entries()) {
    const actor = isForced(fact) ? undefined : actorOf(fact);
    if (actor !== undefined && !friends.has(actor)) {
      const known = enemies.get(actor);
      acting = known ?? noActs(actor);
      if (known === undefined) parts.push({ is: 'enemy', acts: acting });
      enemies.set(actor, acting);
      // A second attack is told by itself.
      if (fact.fact === 'enemyAttacked' && acting.attack !== null) parts.push({ is: 'fact', fact });
      else addAct(acting, fact);
    } else if (acting !== null && belongsTo(acting, fact, facts.slice(index + 1))) {
      // It is part of that Enemy's sentence.
    } else if (fact.fact === 'moved' && fact.how === 'step') {
      addStep(parts, fact);
    } else if (!isToldByOthers(fact, index, facts)) parts.push({ is: 'fact', fact });
  }
  return parts;
}

/** Something else of the same input tells it, or makes it stale. */
function isToldByOthers(fact: Fact, index: number, facts: readonly Fact[]): boolean {
  switch (fact.fact) {
    case 'attentionPlaced':
    case 'attentionMoved':
      // Whoever walks was told before where it will lie; else only where it lies in the end matters.
      return facts.some(
        (other, at) =>
          (other.fact === 'moved' && other.how === 'step' && other.entity === fact.stalker) ||
          (at > index &&
            (other.fact === 'attentionPlaced' || other.fact === 'attentionMoved') &&
            other.stalker === fact.stalker),
      );
    case 'phaseBegan':
      return facts.slice(index).some((other) => other.fact === 'activationDrawn');
    case 'diceRolled':
      return fact.purpose === 'anomaly' && facts.some((other) => other.fact === 'anomalyRolled');
    case 'hpLost': {
      const before = facts[index - 1];
      if (before?.fact === 'defended' && before.stalker === fact.entity) return true;
      return facts.slice(index).some((other) => other.fact === 'died' && other.entity === fact.entity);
    }
    default:
      return false;
  }
}

const isForced = (fact: Fact): boolean => fact.fact === 'moved' && fact.how !== 'step';

/** What follows from an Enemy's attack is told with it; dice only if somebody is asked about them. */
function belongsTo(acts: EnemyActs, fact: Fact, after: readonly Fact[]): boolean {
  if (acts.attack !== null && fact.fact === 'diceRolled' && fact.purpose === 'defense')
    return after.some((next) => next.fact === 'defended');
  return addOutcome(acts, fact);
}

function addStep(parts: Part[], { entity, from, to }: Extract<Fact, { readonly fact: 'moved' }>): void {
  const walk = parts.findLast((part) => part.is === 'walk');
  if (walk?.is === 'walk' && walk.entity === entity && walk.to === from) {
    walk.to = to;
    walk.steps += 1;
  } else parts.push({ is: 'walk', entity, from, to, steps: 1 });
}

function textOf(part: Part, words: Words): string {
  switch (part.is) {
    case 'walk':
      return t('spoken.walked', {
        entity: entityIn(words.cast, part.entity),
        from: spaceName(words.board, part.from),
        to: spaceName(words.board, part.to),
        steps: part.steps,
      });
    case 'enemy':
      return actsText(part.acts, words, { view: words.view, facts: [], tellsHp: true });
    case 'fact':
      return spokenFact(part.fact, words);
  }
}

const PURPOSES = ['attack', 'defense', 'radiation', 'anomaly', 'enemyAttack', 'detector'] as const;

const facesOf = (dice: readonly RolledDie[]): readonly string[] =>
  dice.flatMap((die) => {
    const face = faceOf(die);
    return face === undefined ? [] : [faceName(face)];
  });

function spokenFact(fact: Fact, words: Words): string {
  if (fact.fact === 'diceRolled')
    return t('spoken.rolled', {
      who: fact.who === null ? 'none' : entityIn(words.cast, fact.who),
      purpose: PURPOSES.find((one) => one === fact.purpose) ?? 'other',
      dice: facesOf(fact.dice),
    });
  if (fact.fact === 'diceRerolled')
    return t('spoken.rerolled', { who: entityIn(words.cast, fact.who), dice: facesOf(fact.dice) });
  // At the highest speed the card is read in a dialog.
  if (fact.fact === 'eventDrawn' && speed.value !== 'off')
    return t('spoken.event', { card: cardIn(fact.card), text: plainText(cardWords(fact.card)) });
  if (fact.fact === 'defended')
    return t('spoken.defended', {
      stalker: entityIn(words.cast, fact.stalker),
      successes: fact.successes,
      damage: fact.damage,
      hp: words.view.stalkers.find(({ id }) => id === fact.stalker)?.hp ?? 0,
    });
  return factText(fact, words);
}
