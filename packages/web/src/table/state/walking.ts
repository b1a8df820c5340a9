/** A movement before it is confirmed: its goal, its via spaces and its preview. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { SpaceId } from '@zonecrawl/engine/board';
import type { PathPreview, ReachableSpace } from '@zonecrawl/engine/host';
import type { ActionRef, Decision } from '@zonecrawl/engine/model';
import type { Game } from '../../game/store.ts';

type Path = readonly SpaceId[];

export interface WalkDraft {
  readonly action: ActionRef;
  readonly goal: SpaceId;
  /** From the next space on. */
  readonly path: Path;
  /**
   * The paths to its via spaces, each from the next space on; the last is the goal itself while the next goal is chosen.
   */
  readonly via: readonly Path[];
  readonly preview: PathPreview | null;
}

export interface Walking {
  /** The movement Action whose reach is shown on the map. */
  readonly moving: Signal<ActionRef | null>;
  /** Where it could end, after the last via space. */
  readonly reach: ReadonlySignal<readonly ReachableSpace[]>;
  readonly walk: Signal<WalkDraft | null>;
  drawWalk(goal: SpaceId): void;
  /** Makes the goal a via space. */
  goOn(): void;
  /** The same, with a new goal. */
  goOnTo(goal: SpaceId): Promise<void>;
  /** Makes the last via space the goal again. */
  takeBack(): void;
}

/** Repeats a request whenever its inputs change. Without a `none` the old reply stays until the new one is there. */
export type KeepAsking = <T>(
  into: Signal<T>,
  none: T | undefined,
  ask: () => Promise<T | null> | null,
) => void;

const NOWHERE: Path = [];

export function createWalking(game: Game, keepAsking: KeepAsking): Walking {
  const moving = signal<ActionRef | null>(null);
  const reach = signal<readonly ReachableSpace[]>([]);
  const walk = signal<WalkDraft | null>(null);
  const gone = computed(() => walk.value?.via.at(-1) ?? NOWHERE);
  keepAsking<readonly ReachableSpace[]>(reach, [], () =>
    moving.value === null ? null : game.ask({ ask: 'reach', ...moving.value, after: gone.value }),
  );

  const draw = (draft: Omit<WalkDraft, 'preview'>) => {
    const drawn: WalkDraft = { ...draft, preview: null };
    walk.value = drawn;
    void game.ask({ ask: 'path', ...draft.action, path: draft.path }).then((preview) => {
      // Still valid if the goal has become a via space; stale if the path has changed.
      const now = walk.value;
      if (now?.path === drawn.path && preview !== null) walk.value = { ...now, preview };
    });
  };

  return {
    moving,
    reach,
    walk,
    drawWalk(goal) {
      const action = moving.value;
      const way = reach.value.find(({ space }) => space === goal);
      if (action === null || way === undefined) return;
      draw({ action, goal, path: way.path, via: walk.value?.via ?? [] });
    },
    goOn() {
      const draft = walk.value;
      if (draft !== null && !isOnward(draft)) walk.value = { ...draft, via: [...draft.via, draft.path] };
    },
    async goOnTo(goal) {
      const draft = walk.value;
      if (draft === null) return;
      const ways = await game.ask({ ask: 'reach', ...draft.action, after: draft.path });
      const way = ways?.find(({ space }) => space === goal);
      if (way === undefined || walk.value?.path !== draft.path) return;
      const via = isOnward(draft) ? draft.via : [...draft.via, draft.path];
      draw({ action: draft.action, goal, path: way.path, via });
    },
    takeBack() {
      const draft = walk.value;
      const path = draft?.via.at(-1);
      const goal = path?.at(-1);
      if (draft === null || path === undefined || goal === undefined) return;
      draw({ action: draft.action, goal, path, via: draft.via.slice(0, -1) });
    },
  };
}

/** Its goal is a via space and the next goal is not chosen yet. */
export const isOnward = ({ via, path }: WalkDraft): boolean => via.at(-1)?.length === path.length;

/** The movement Actions of the rules: those that can be tapped on the map without choosing them first. */
const WALKS = ['movement', 'carefulMovement'];

export function walkOptions(decision: Decision): readonly ActionRef[] {
  if (decision.kind !== 'action') return [];
  return decision.options.flatMap((option) =>
    option.is === 'action' && option.card === null && WALKS.includes(option.action)
      ? [{ stalker: decision.who, action: option.action, source: option.source }]
      : [],
  );
}

/** The movement whose reach is shown by default: the first one offered, or the running one. */
export function walkOf(game: Game, decision: Decision | null): ActionRef | null {
  if (decision?.kind === 'step') return game.update.value?.acting ?? null;
  return decision === null ? null : (walkOptions(decision)[0] ?? null);
}
