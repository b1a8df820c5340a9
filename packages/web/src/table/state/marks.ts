/**
 * What others mark: an open hint (options in the panel, spaces and a path on the map), a lesson, and who plays along
 * elsewhere.
 */
import { effect, signal } from '@preact/signals';
import type { AdvisedLine } from '@zonecrawl/bots';
import type { PointedAnswer } from '@zonecrawl/content/lessons';
import type { SpaceId } from '@zonecrawl/engine/board';
import type { Option } from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';
import { type Hints, linesNow } from '../../bots/hints.ts';
import type { Game } from '../../game/store.ts';

/** Indices of options of the open decision. */
export const hintedOptions = signal<ReadonlySet<number>>(new Set());
/** Spaces of the lines, with their numbers. */
export const hintedSpaces = signal<readonly { readonly space: SpaceId; readonly number: number }[]>([]);
/** The path of the hovered line, from the Stalker's space. */
export const hintedPath = signal<readonly SpaceId[]>([]);

/** Spaces that somebody at another screen points at, and who. */
export const pinged = signal<readonly { readonly space: SpaceId; readonly by: string }[]>([]);
/** Paths that others plan, from the Stalker's space. */
export const sketched = signal<readonly { readonly path: readonly SpaceId[]; readonly by: string }[]>([]);

/** Whether a lesson tells to answer so. */
export function isTold(option: Option, answer: PointedAnswer | null): boolean {
  switch (answer) {
    case 'turn':
      return option.is === 'turn';
    case 'head':
      return option.is === 'part' && option.part === 'head';
    case 'equip':
      return option.is === 'say' && option.say === 'equip';
    default:
      return false;
  }
}

/** How what can be chosen in the panel is marked: a hint has it among its lines, a lesson tells to choose it. */
export const markedAs = (isHinted: boolean, isPointed: boolean): string =>
  `${isPointed ? 'is-pointed' : ''}${isHinted ? ' is-hinted' : ''}`;

export function markHints(game: Game, hints: Hints): () => void {
  return effect(() => {
    const shown = hints.shown.value;
    const view = game.shown.value?.view;
    const decision = game.decision.value;
    const lines = shown === null || view === undefined || decision === null ? [] : linesNow(shown);
    const answers = lines.flatMap(({ answer }) => answer);
    hintedOptions.value = new Set(answers);
    hintedSpaces.value = lines.flatMap((line, index) => {
      const space = view === undefined ? undefined : placeOf(line, view);
      return space === undefined ? [] : [{ space, number: index + 1 }];
    });
    const pointed = lines[hints.pointed.value ?? (shown?.step === 3 ? 0 : -1)];
    const stands = view?.stalkers.find(({ id }) => id === decision?.who)?.space ?? null;
    hintedPath.value = pointed === undefined || stands === null ? [] : wayOf(pointed, stands);
  });
}

const wayOf = ({ path }: AdvisedLine, from: SpaceId): readonly SpaceId[] =>
  path.length === 0 ? [] : [from, ...path];

/** Where a line leads or what it is aimed at. */
function placeOf({ path, options }: AdvisedLine, view: View): SpaceId | undefined {
  const end = path.at(-1);
  if (end !== undefined) return end;
  for (const option of options.toReversed()) {
    if ('space' in option && option.space !== null) return option.space;
    if (option.is === 'stalker')
      return view.stalkers.find(({ id }) => id === option.stalker)?.space ?? undefined;
    if (option.is === 'route') return option.route.at(-1)?.to;
  }
  return undefined;
}
