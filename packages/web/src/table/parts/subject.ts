/** What a decision is about on the map, and what must stay in sight while it is open. */

import type { SpaceId } from '@zonecrawl/engine/board';
import type { ReachableSpace } from '@zonecrawl/engine/host';
import type { Decision, DecisionKind } from '@zonecrawl/engine/model';
import type { Words } from '../../words/words.ts';
import type { WalkDraft } from '../state/walking.ts';
import { placeOfOption, spaceOfEntity } from '../state/where.ts';

export interface Subject {
  /** A new key is a new subject, which is positioned again. */
  readonly id: string;
  readonly space: SpaceId;
  /** Spaces of the options and of the subject. */
  readonly clear: readonly SpaceId[];
}

/** Decisions about the map; all others are about dice, which have their own place, cards, tokens and the story. */
const ON_MAP: ReadonlySet<DecisionKind> = new Set([
  ...(['step', 'push', 'pushTo', 'pushAway', 'anomalyOrder', 'space', 'symbol'] as const),
  ...(['tieRoute', 'tieClosest', 'tieOrder', 'tieFacing', 'tieForward', 'unknownOrder'] as const),
  ...(['target', 'defender', 'bodyPart', 'ammo', 'blastOrder'] as const),
  ...(['useAbility', 'control', 'pickUp'] as const),
]);

export function subjectOf(decision: Decision, words: Words): Subject | null {
  if (!ON_MAP.has(decision.kind)) return null;
  const { about, options } = decision;
  const overlay = words.view.overlays.find(({ id }) => id === about.overlay);
  const spoken = [
    spaceOfEntity(words.view, about.target),
    overlay?.center,
    spaceOfEntity(words.view, about.entity),
    about.space ?? undefined,
  ].filter(isThere);
  const open = options.flatMap((option) => {
    const { space, entity, route = [] } = placeOfOption(option, decision, words.view);
    return [space, spaceOfEntity(words.view, entity), ...route].filter(isThere);
  });
  const [space] = [...spoken, ...open];
  if (space === undefined) return null;
  return { id: decision.kind, space, clear: [...new Set([...spoken, ...open])] };
}

/** The subject of a previewed movement is its goal; other reachable spaces stay visible. */
export function subjectOfWalk(
  { goal, path, action }: WalkDraft,
  reach: readonly ReachableSpace[],
  words: Words,
): Subject {
  const from = spaceOfEntity(words.view, action.stalker);
  const ends = reach.map(({ space }) => space);
  return {
    id: 'walk',
    space: goal,
    clear: [...new Set([...path, ...ends, ...(from === undefined ? [] : [from])])],
  };
}

const isThere = (space: SpaceId | undefined): space is SpaceId => space !== undefined;
