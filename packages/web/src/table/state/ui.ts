/** The UI state of the table: selection, previews, tools. Nothing here is part of the game until it is confirmed. */
import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import type { PointedAnswer } from '@zonecrawl/content/lessons';
import type { SpaceId } from '@zonecrawl/engine/board';
import type { Replies } from '@zonecrawl/engine/host';
import {
  type ActionRef,
  type CardId,
  type Decision,
  type EnemyId,
  type EntityId,
  type StalkerId,
  stalkerId,
} from '@zonecrawl/engine/model';
import type { MapView, ViewControls } from '../../board/index.ts';
import type { LogLine } from '../../game/log.ts';
import type { Game } from '../../game/store.ts';
import { following, pinned } from '../../settings/table.ts';
import { type Layout, layout } from './layout.ts';
import type { Throwing } from './throwing.ts';
import { createVoice, type Voice } from './voice.ts';
import { createWalking, type KeepAsking, type Walking, walkOf } from './walking.ts';
import { spaceOfEntity } from './where.ts';

export type Selection =
  | { readonly kind: 'entity'; readonly id: EntityId }
  | { readonly kind: 'space'; readonly id: SpaceId };

export type Tool = 'none' | 'danger' | 'ruler';
export type Pane = 'act' | 'pda' | 'log';
export type SheetName =
  | 'none'
  | 'menu'
  | 'whyNot'
  | 'undo'
  | 'leave'
  | 'mission'
  | 'keys'
  | 'report'
  | 'figures';

/** `centre`: the first of them goes to the middle of the map; otherwise the map moves as little as it can. */
export interface LookAt {
  readonly spaces: readonly SpaceId[];
  /** Who stands on the first of them and matters most. */
  readonly figure?: EntityId;
  readonly centre?: true;
  /** So many pixels of the map are covered from below. */
  readonly foot?: number;
  /** They are outlined until something is decided. */
  readonly marked?: true;
}

export interface Ui extends Walking {
  /** Whose PDA is shown. */
  readonly chosen: Signal<StalkerId>;
  readonly selection: Signal<Selection | null>;
  /** Marked on the map while a panel or a lesson points at it. */
  readonly pointed: Signal<EntityId | null>;
  /** Spaces and the Action that a lesson points at. */
  readonly pointedSpaces: Signal<readonly SpaceId[]>;
  /** Whose Attention is meant there. */
  readonly pointedAttention: Signal<StalkerId | null>;
  readonly pointedAction: Signal<string | null>;
  /** What a lesson tells to choose once it is asked. */
  readonly pointedAnswer: Signal<PointedAnswer | null>;
  /** The previewed option, and several where several may be picked. */
  readonly picked: Signal<number | null>;
  readonly picks: Signal<readonly number[]>;
  /** The hovered or focused option: only shown on the map. */
  readonly hovered: Signal<number | null>;
  /** The hovered or focused space of the map. */
  readonly over: Signal<SpaceId | null>;
  /** What the pointer or the focus is on, whether space or figure. */
  readonly under: Signal<Selection | null>;
  /** How the map is moved and zoomed. */
  readonly mapView: Signal<MapView | null>;
  /** Zoom and fit, where they lie beside the map. */
  readonly mapControls: Signal<ViewControls | null>;
  readonly tool: Signal<Tool>;
  readonly rulerFrom: Signal<SpaceId | null>;
  /** What Enemies see, and where the movement shown could end. */
  readonly around: ReadonlySignal<{
    readonly watched: Replies['danger'];
    readonly reach: Replies['reach'];
  }>;
  readonly sight: ReadonlySignal<Replies['sight']>;
  readonly enemySight: ReadonlySignal<Replies['enemySight']>;
  /** Odds of the attacks that could be made on the selected Enemy, by option of the open decision. */
  readonly odds: ReadonlySignal<readonly AimedOdds[]>;
  /** What can be aimed at while an attack is being chosen; null: none is. */
  readonly aiming: Signal<readonly AttackOdds[] | null>;
  /** What is about to be thrown; null: nothing is. */
  readonly throwing: Signal<Throwing | null>;
  readonly pane: Signal<Pane>;
  readonly sheet: Signal<SheetName>;
  readonly card: Signal<CardId | null>;
  readonly why: Signal<LogLine | null>;
  /** Spaces to scroll into view, the first before the others. */
  readonly lookAt: Signal<LookAt | null>;
  /** The Stalker the map was centred on last; another press shows its PDA. */
  readonly centred: Signal<StalkerId | null>;
  readonly layout: ReadonlySignal<Layout>;
  /** The map comes to what is played back and to what is asked. */
  readonly follows: ReadonlySignal<boolean>;
  toggleFollow(): void;
  /** What is said aloud. */
  readonly voice: Voice;
  /** Small screens: the panel under the map is pulled down. */
  readonly folded: Signal<boolean>;
  close(): void;
}

export type AttackOdds = Replies['attackOdds'][number];

export interface AimedOdds {
  /** The index of the Action among the options; null if it is none of them. */
  readonly option: number | null;
  readonly action: ActionRef;
  readonly card: CardId | null;
  readonly odds: AttackOdds;
}

export function createUi(game: Game): Ui {
  const chosen = signal(stalkerId(0));
  const selection = signal<Selection | null>(null);
  const pointed = signal<EntityId | null>(null);
  const picked = signal<number | null>(null);
  const picks = signal<readonly number[]>([]);
  const hovered = signal<number | null>(null);
  const tool = signal<Tool>('none');
  const rulerFrom = signal<SpaceId | null>(null);
  const watched = signal<Replies['danger']>([]);
  const sight = signal<Replies['sight']>([]);
  const enemySight = signal<Replies['enemySight']>([]);
  const odds = signal<readonly AimedOdds[]>([]);
  const pane = signal<Pane>('act');
  const centred = signal<StalkerId | null>(null);
  const lookAt = signal<LookAt | null>(null);
  const stops: (() => void)[] = [];
  const follows = computed(() =>
    following.value === 'auto'
      ? layout.value.shape === 'small' || layout.value.isShort
      : following.value === 'always',
  );

  /** Repeats the request whenever its inputs change; stale replies are dropped. */
  const keepAsking: KeepAsking = (into, none, ask) => {
    let latest = 0;
    stops.push(
      effect(() => {
        latest += 1;
        const mine = latest;
        const asking = ask();
        if (none !== undefined) into.value = none;
        void asking?.then((reply) => {
          if (mine === latest && reply !== null) into.value = reply;
        });
      }),
    );
  };

  const walking = createWalking(game, keepAsking);
  // A new decision resets the UI; the PDA of its Stalker is shown, unless another one is pinned.
  stops.push(
    effect(() => {
      const decision = game.decision.value;
      const asked = game.asked.value;
      untracked(() =>
        batch(() => {
          walking.walk.value = null;
          picked.value = null;
          picks.value = [];
          hovered.value = null;
          centred.value = null;
          lookAt.value = null;
          walking.moving.value = walkOf(game, asked === null ? null : game.choosing.value);
          if (decision !== null) {
            chosen.value = pinnedStalker(game) ?? decision.who;
            pane.value = 'act';
          }
        }),
      );
    }),
  );
  // Whoever has died or left the map is not looked at any more.
  stops.push(
    effect(() => {
      const view = game.shown.value?.view;
      const { value: looked } = selection;
      if (view === undefined || looked?.kind !== 'entity') return;
      if (spaceOfEntity(view, looked.id) === undefined) selection.value = null;
    }),
  );
  keepAsking<Replies['danger']>(watched, undefined, () =>
    game.update.value === null ? null : game.ask({ ask: 'danger' }),
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
    const decision = game.choosing.value;
    return enemy === undefined || decision?.kind !== 'action' ? null : oddsAgainst(game, decision, enemy.id);
  });

  return {
    chosen,
    selection,
    pointed,
    pointedSpaces: signal<readonly SpaceId[]>([]),
    pointedAttention: signal<StalkerId | null>(null),
    pointedAction: signal<string | null>(null),
    pointedAnswer: signal<PointedAnswer | null>(null),
    ...walking,
    picked,
    picks,
    hovered,
    over: signal<SpaceId | null>(null),
    under: signal<Selection | null>(null),
    mapView: signal<MapView | null>(null),
    mapControls: signal<ViewControls | null>(null),
    tool,
    rulerFrom,
    around: computed(() => ({ watched: watched.value, reach: walking.reach.value })),
    sight,
    enemySight,
    odds,
    aiming: signal<readonly AttackOdds[] | null>(null),
    throwing: signal<Throwing | null>(null),
    pane,
    sheet: signal<SheetName>('none'),
    card: signal<CardId | null>(null),
    why: signal<LogLine | null>(null),
    lookAt,
    centred,
    layout,
    follows,
    toggleFollow() {
      following.value = follows.value ? 'never' : 'always';
    },
    voice: createVoice(),
    folded: signal(false),
    close() {
      for (const stop of stops) stop();
    },
  };
}

/** The Stalker whose PDA is pinned, if it is in this team. */
function pinnedStalker(game: Game): StalkerId | undefined {
  return game.shown.value?.view.stalkers.find(({ card }) => card === pinned.value)?.id;
}

export function selectedEnemy(game: Game, selection: Selection | null) {
  if (selection?.kind !== 'entity') return undefined;
  return game.shown.value?.view.enemies.find(({ id }) => id === selection.id);
}

/** Every attack among the options, against this Enemy; one that cannot be made comes with the reason. */
export async function oddsAgainst(
  game: Game,
  decision: Decision,
  target: EnemyId,
): Promise<readonly AimedOdds[]> {
  const { who } = decision;
  const against = async (action: ActionRef) =>
    (await game.ask({ ask: 'attackOdds', ...action, target })) ?? [];
  const offered = decision.options.map(async (option, index) => {
    if (option.is !== 'action') return [];
    const action: ActionRef = { stalker: who, action: option.action, source: option.source };
    const odds = await against(action);
    return odds.map((one) => ({ option: index, action, card: option.card, odds: one }));
  });
  const token = game.beginning.value?.token.token;
  const refused = await game.ask({ ask: 'whyNot', stalker: who, ...(token === undefined ? {} : { token }) });
  // The Knife is for whoever stands on the same space, which everybody sees.
  const weapons = (refused ?? []).filter(({ card }) => card !== null);
  const others = weapons.map(async ({ action, source, card, refusal }) => {
    const ref: ActionRef = { stalker: who, action, source };
    const odds = await against(ref);
    // That nobody at all is a target is no answer to why this one is not.
    const isOwn = refusal.reason !== 'noTarget';
    return odds.map((one) => ({
      option: null,
      action: ref,
      card,
      odds: isOwn ? { ...one, refusal } : one,
    }));
  });
  return (await Promise.all([...offered, ...others])).flat();
}
