/** What the player looks at and is about to do: nothing here is part of the game until it is confirmed. */
import { batch, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { ActionRef, PathPreview, Reached, Replies } from '@zonecrawl/engine/host';
import type { CardId, Decision, EntityId, SpaceId, StalkerId } from '@zonecrawl/engine/kernel';
import { stalkerId } from '@zonecrawl/engine/kernel';
import type { LogLine } from '../game/log.ts';
import type { Game } from '../game/store.ts';
import { underWay } from './underWay.ts';

export type Selection =
  | { readonly kind: 'entity'; readonly id: EntityId }
  | { readonly kind: 'space'; readonly id: SpaceId };

/** A movement that is only tapped so far. */
export interface WalkDraft {
  readonly action: ActionRef;
  readonly goal: SpaceId;
  /** From the next space on. */
  readonly path: readonly SpaceId[];
  readonly preview: PathPreview | null;
}

/** Kept from game to game. */
const follow = signal(false);

export type Tool = 'none' | 'danger' | 'ruler';
export type Pane = 'act' | 'pda' | 'log';
export type Sheet = 'none' | 'menu' | 'whyNot' | 'undo' | 'leave' | 'mission' | 'keys';

export interface Ui {
  /** Whose PDA is shown. */
  readonly chosen: Signal<StalkerId>;
  readonly selection: Signal<Selection | null>;
  /** Marked on the map while something about it is pointed at; nothing else changes by that. */
  readonly pointed: Signal<EntityId | null>;
  /** The movement Action whose reach is shown on the map. */
  readonly moving: Signal<ActionRef | null>;
  readonly reach: ReadonlySignal<readonly Reached[]>;
  readonly walk: Signal<WalkDraft | null>;
  /** The option that would be answered, and several where several may be picked. */
  readonly picked: Signal<number | null>;
  readonly picks: Signal<readonly number[]>;
  /** The option a hand or the focus is on: shown on the map, nothing more. */
  readonly hovered: Signal<number | null>;
  readonly tool: Signal<Tool>;
  readonly rulerFrom: Signal<SpaceId | null>;
  readonly danger: ReadonlySignal<Replies['danger']>;
  readonly sight: ReadonlySignal<Replies['sight']>;
  readonly enemySight: ReadonlySignal<Replies['enemySight']>;
  /** Odds of the attacks that could be made on the selected Enemy, by option of the open decision. */
  readonly odds: ReadonlySignal<readonly AimedOdds[]>;
  readonly pane: Signal<Pane>;
  readonly sheet: Signal<Sheet>;
  readonly card: Signal<CardId | null>;
  readonly why: Signal<LogLine | null>;
  /** The space the map is asked to bring into sight. */
  readonly lookAt: Signal<{ readonly space: SpaceId } | null>;
  /** The map goes along with what is played back. */
  readonly follow: Signal<boolean>;
  /** Small screens: the panel under the map is pulled down. */
  readonly folded: Signal<boolean>;
  drawWalk(goal: SpaceId): void;
  close(): void;
}

export type AttackOdds = Replies['attackOdds'][number];

export interface AimedOdds {
  /** Index of the Action among the options; null where the attack is already under way. */
  readonly option: number | null;
  readonly action: ActionRef;
  readonly card: CardId | null;
  readonly odds: AttackOdds;
}

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

/** The movement whose reach is shown without being asked: the first one offered, or the one under way. */
function walkOf(game: Game, decision: Decision | null): ActionRef | null {
  if (decision?.kind === 'step') return underWay(game, decision.who);
  return decision === null ? null : (walkOptions(decision)[0] ?? null);
}

export function createUi(game: Game): Ui {
  const chosen = signal(stalkerId(0));
  const selection = signal<Selection | null>(null);
  const pointed = signal<EntityId | null>(null);
  const moving = signal<ActionRef | null>(null);
  const reach = signal<readonly Reached[]>([]);
  const walk = signal<WalkDraft | null>(null);
  const picked = signal<number | null>(null);
  const picks = signal<readonly number[]>([]);
  const hovered = signal<number | null>(null);
  const tool = signal<Tool>('none');
  const rulerFrom = signal<SpaceId | null>(null);
  const danger = signal<Replies['danger']>([]);
  const sight = signal<Replies['sight']>([]);
  const enemySight = signal<Replies['enemySight']>([]);
  const odds = signal<readonly AimedOdds[]>([]);
  const pane = signal<Pane>('act');
  const stops: (() => void)[] = [];

  /** Asks again whenever what it depends on changes; a late reply to an old question is dropped. */
  const keepAsking = <T>(into: Signal<T>, none: T, ask: () => Promise<T | null> | null) => {
    let latest = 0;
    stops.push(
      effect(() => {
        latest += 1;
        const mine = latest;
        const asking = ask();
        into.value = none;
        void asking?.then((reply) => {
          if (mine === latest && reply !== null) into.value = reply;
        });
      }),
    );
  };

  // A new decision is a fresh start; whoever is asked comes to the front.
  stops.push(
    effect(() => {
      const decision = game.decision.value;
      untracked(() =>
        batch(() => {
          walk.value = null;
          picked.value = null;
          picks.value = [];
          hovered.value = null;
          moving.value = walkOf(game, decision);
          if (decision !== null) {
            chosen.value = decision.who;
            pane.value = 'act';
          }
        }),
      );
    }),
  );
  keepAsking<readonly Reached[]>(reach, [], () =>
    moving.value === null ? null : game.ask({ ask: 'reach', ...moving.value }),
  );
  keepAsking<Replies['danger']>(danger, [], () =>
    tool.value === 'danger' && game.update.value !== null ? game.ask({ ask: 'danger' }) : null,
  );
  keepAsking<Replies['sight']>(sight, [], () =>
    tool.value === 'ruler' && rulerFrom.value !== null && game.update.value !== null
      ? game.ask({ ask: 'sight', from: rulerFrom.value })
      : null,
  );
  keepAsking<Replies['enemySight']>(enemySight, [], () => {
    const enemy = selectedEnemy(game, selection.value);
    return enemy === undefined ? null : game.ask({ ask: 'enemySight', enemy: enemy.id });
  });
  keepAsking<readonly AimedOdds[]>(odds, [], () => {
    const enemy = selectedEnemy(game, selection.value);
    const decision = game.decision.value;
    return enemy === undefined || decision?.kind !== 'action' ? null : oddsAgainst(game, decision, enemy.id);
  });

  return {
    chosen,
    selection,
    pointed,
    moving,
    reach,
    walk,
    picked,
    picks,
    hovered,
    tool,
    rulerFrom,
    danger,
    sight,
    enemySight,
    odds,
    pane,
    sheet: signal<Sheet>('none'),
    card: signal<CardId | null>(null),
    why: signal<LogLine | null>(null),
    lookAt: signal<{ readonly space: SpaceId } | null>(null),
    follow,
    folded: signal(false),
    drawWalk(goal) {
      const action = moving.value;
      const way = reach.value.find(({ space }) => space === goal);
      if (action === null || way === undefined) return;
      const draft: WalkDraft = { action, goal, path: way.path, preview: null };
      walk.value = draft;
      void game.ask({ ask: 'path', ...action, path: way.path }).then((preview) => {
        if (walk.value === draft && preview !== null) walk.value = { ...draft, preview };
      });
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}

export function selectedEnemy(game: Game, selection: Selection | null) {
  if (selection?.kind !== 'entity') return undefined;
  return game.shown.value?.view.enemies.find(({ id }) => id === selection.id);
}

/** Every attack among the options that can be aimed at this Enemy. */
async function oddsAgainst(game: Game, decision: Decision, target: EntityId): Promise<readonly AimedOdds[]> {
  const asked = decision.options.map(async (option, index) => {
    if (option.is !== 'action') return [];
    const action: ActionRef = { stalker: decision.who, action: option.action, source: option.source };
    const odds = (await game.ask({ ask: 'attackOdds', ...action })) ?? [];
    return odds
      .filter((one) => one.target === target)
      .map((one) => ({ option: index, action, card: option.card, odds: one }));
  });
  return (await Promise.all(asked)).flat();
}
