/** The context of a roll: who attacks whom, the incoming damage, what keeping the dice gives. */
import { useSignal } from '@preact/signals';
import type { SpaceId } from '@zonecrawl/engine/board';
import type { BodyPart, Decision, EntityId, Fact, Modifier, RollCause } from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';
import { useEffect } from 'preact/hooks';
import { awaited } from '../../game/awaited.ts';
import { box } from '../../game/cards.ts';
import { Icon } from '../../icons/index.ts';
import { notesOf, t } from '../../text/index.ts';
import { factText } from '../../words/facts.ts';
import { cardName, entityIn } from '../../words/names.ts';
import { modifierText } from '../../words/reasons.ts';
import { friendText } from '../parts/friendText.ts';
import { blastText, keptText } from '../parts/outcome.ts';
import { askReroll, type RerollOdds } from '../parts/rerollText.ts';
import { useTable, useWords } from '../state/context.ts';

/** What began the roll. An Anomaly is told of when its die lies for good. */
const BEGAN: Readonly<Record<RollCause, readonly Fact['fact'][]>> = {
  attack: ['stalkerAttacked', 'spaceAttacked'],
  defense: ['enemyAttacked'],
  anomaly: [],
};

export function Stakes({ decision }: { readonly decision: Decision }) {
  const { game } = useTable();
  const words = useWords();
  if (words === null) return null;
  const { amount, cause, target, part, incoming = [] } = decision.about;
  const { view } = words;
  const kept = keptText(decision, words.cast);
  // Damage from nobody was no Attack.
  const began = cause === undefined || (cause === 'defense' && target === null) ? [] : BEGAN[cause];
  const fact = game.log.value.findLast(({ fact: told }) => began.includes(told.fact))?.fact;
  return (
    <div class="t-stakes">
      {fact === undefined ? null : <p>{factText(fact, words)}</p>}
      {cause === 'attack' && typeof target === 'number' ? (
        <ToHitLines target={target} parts={aimedFirst(part)} />
      ) : null}
      {cause === 'attack' && fact?.fact === 'spaceAttacked'
        ? kindsOn(view.enemies, fact.space).map(({ id, card }) => (
            <div key={card} class="t-blast">
              <p>{cardName(card)}</p>
              <ToHitLines target={id} parts={[part ?? 'torso']} />
            </div>
          ))
        : null}
      {cause === 'attack' && target === null ? <BlastStakes decision={decision} /> : null}
      {incoming.length === 0 ? null : (
        <p class="t-incoming">
          <b>{t('decision.reroll.incoming', { damage: damageOf(incoming) })}</b>
          <small class="t-modifiers">{notesOf(incoming.map((modifier) => modifierText(modifier)))}</small>
        </p>
      )}
      {kept === null ? null : <p class={`t-kept ${kept.isGood ? 'is-good' : 'is-bad'}`}>{kept.text}</p>}
      {/* The petals of an Anomaly die are no successes. */}
      {amount === undefined || kept !== null || cause === 'anomaly' ? null : (
        <p class="t-sum">
          <Icon name="success" size="1.4rem" />
          <span class="read">{amount}</span>
          <span>{t('decision.reroll.successes', { amount })}</span>
        </p>
      )}
    </div>
  );
}

/** Everybody on the space that was thrown at, with what the dice as they lie come to. */
function BlastStakes({ decision }: { readonly decision: Decision }) {
  const { game } = useTable();
  const words = useWords();
  const found = useSignal<RerollOdds | null>(null);
  useEffect(() => {
    found.value = null;
    return awaited(askReroll(game), (odds) => {
      found.value = odds;
    });
  }, [decision, game, found]);
  const odds = found.value;
  if (words === null || odds?.of !== 'blast') return null;
  return (
    <ul class="t-blast-stakes">
      {odds.enemies.map(({ target, modifiers }) => {
        const { text, isGood } = blastText(decision, target, modifiers, words.cast);
        return (
          <li key={target} class={`t-kept ${isGood ? 'is-good' : 'is-bad'}`}>
            {t('table.tray.target', { target: entityIn(words.cast, target) })} {text}
          </li>
        );
      })}
      {odds.friends.map(({ entity, kept }) => (
        <li key={entity} class="t-warning">
          {friendText(entity, kept, words.cast)}
        </li>
      ))}
    </ul>
  );
}

const damageOf = (incoming: readonly Modifier[]): number =>
  Math.max(
    0,
    incoming.reduce((sum, { by }) => sum + by, 0),
  );

/** What the successes are compared with. */
interface ToHitLinesProps {
  readonly target: EntityId;
  readonly parts: readonly BodyPart[];
}

/** What is aimed at comes first. */
const aimedFirst = (aimed: BodyPart | undefined): readonly BodyPart[] =>
  aimed === 'torso' ? ['torso', 'head'] : ['head', 'torso'];

/** AK10: one roll is compared for each Enemy there; one of every kind. */
const kindsOn = (enemies: View['enemies'], space: SpaceId): View['enemies'] => {
  const there = enemies.filter((one) => one.space === space);
  return there.filter(({ card }, index) => there.findIndex((one) => one.card === card) === index);
};

function ToHitLines({ target, parts }: ToHitLinesProps) {
  const { game } = useTable();
  const card = game.cast.value.get(target);
  const body = card === undefined ? undefined : box.value?.enemies[card]?.body;
  if (body === undefined) return null;
  return (
    <ul class="t-to-hit-lines">
      {parts.map((part) => {
        const rows = body[part];
        return rows === undefined ? null : (
          <li key={part}>
            <Icon name={part} title={t(`term.${part}.name`)} />
            {rows.map(({ at, effects }) => (
              <span key={at}>
                <b class="read">{at}+</b> {effects.map((effect) => t(`table.wound.${effect}`)).join(' + ')}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
