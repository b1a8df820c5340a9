/** What a decision asks, in words: its messages are `decision.<kind>.title` and `.help`, with the names of what it is about. */
import type { Decision, EntityId, RollSubject, Subject } from '@zonecrawl/engine/model';
import { isOfAttention } from '../game/attention.ts';
import { type Params, t, textOf, type Value } from '../text/index.ts';
import { actionIn, effectIn } from './actions.ts';
import { anomalyIn, cardIn, entityIn } from './names.ts';
import { spaceName } from './spaces.ts';
import type { Words } from './words.ts';

export function decisionTitle(decision: Decision, words: Words): string {
  const { kind, about } = decision;
  if (kind === 'action' && about.amount !== undefined)
    return t('decision.action.left', { left: about.amount });
  if (kind === 'reroll' && about.cause === 'anomaly') return anomalyTitle(about, words);
  const pushed = pushedByAnomaly(decision);
  if (pushed !== null) return t('decision.pushTo.title', { target: entityIn(words.cast, pushed) });
  return textOf(`decision.${kind}.title`, paramsOf(decision, words));
}

/** AN4: which Anomaly it is about, and where its center lies. */
function anomalyTitle({ action, overlay: id }: Subject, { view, board }: Words): string {
  const overlay = view.overlays.find((one) => one.id === id);
  return t('decision.reroll.anomaly', {
    activates: action === 'anomalyActivates' ? 'yes' : 'no',
    anomaly: overlay === undefined ? { name: 'term.anomaly.name' } : anomalyIn(view, overlay.id),
    space: overlay === undefined ? t('table.somewhere') : spaceName(board, overlay.center),
  });
}

/** '' where nothing needs to be explained. */
export const decisionHelp = (decision: Decision, words: Words): string =>
  textOf(
    isOfAttention(decision)
      ? 'decision.tieRoute.attention'
      : `decision.${pushedByAnomaly(decision) === null ? decision.kind : 'pushTo'}.help`,
    paramsOf(decision, words),
  );

/** Whom an Anomaly throws or drags: there is no attacker to get away from, and it may go toward the center. */
const pushedByAnomaly = ({ kind, clauses, about }: Decision): EntityId | null =>
  kind === 'pushAway' && clauses.includes('AN5') ? (about.entity ?? null) : null;

/** Messages select by it where something is absent. */
const NONE = 'none';

const orNone = <V>(value: V | null | undefined, say: (value: V) => Value): Value =>
  value === undefined || value === null ? NONE : say(value);

/** Dice and their reasons are shown, not said. */
type Said = 'who' | Exclude<keyof Subject, keyof RollSubject>;

function paramsOf({ about, who }: Decision, { cast, board, view }: Words): Params {
  return {
    who: entityIn(cast, who),
    entity: orNone(about.entity, (id) => entityIn(cast, id)),
    target: orNone(about.target, (id) => entityIn(cast, id)),
    space: orNone(about.space, (space) => spaceName(board, space)),
    overlay: orNone(about.overlay, (overlay) => anomalyIn(view, overlay)),
    card: orNone(about.card, (card) => cardIn(card)),
    action: orNone(about.action, (action) =>
      action.includes(':') ? effectIn(action) : actionIn(action, about.card ?? null),
    ),
    amount: about.amount ?? NONE,
    cause: about.cause ?? NONE,
  } satisfies Record<Said, Value>;
}
