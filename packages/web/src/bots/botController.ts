/**
 * The bots of this game: they answer for their seats through the same port as a person, one decision after the other,
 * each only once everything before it was shown. A player may pause them or take a seat back at any moment.
 */
import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import { type Seats, type StandIn, seated, seatsAfter, standInFor } from '@zonecrawl/bots/seats';
import { RESTING } from '@zonecrawl/engine/game';
import type { Update } from '@zonecrawl/engine/host';
import type { StalkerId } from '@zonecrawl/engine/model';
import { type Speed, speed } from '../game/speed.ts';
import type { Game } from '../game/store.ts';
import type { BotClient } from './botClient.ts';
import type { Answered, StoredBots } from './storedBots.ts';

export interface BotController {
  readonly seats: ReadonlySignal<Seats>;
  readonly answered: ReadonlySignal<Answered>;
  /** The bot whose decision is open and that will answer it; null: a person may. */
  readonly acting: ReadonlySignal<StandIn | null>;
  /** The bot whose decision is open but that was told to wait. */
  readonly waiting: ReadonlySignal<StandIn | null>;
  /** It failed to answer, and waits. */
  readonly lost: ReadonlySignal<boolean>;
  lend(who: StalkerId, standIn: StandIn): void;
  takeBack(who: StalkerId): void;
  wait(): void;
  goOn(): void;
  /** Skips the playback of their answers until a person's decision. */
  skip(): void;
  close(): void;
}

export interface BotControllerParts {
  readonly game: Game;
  readonly client: BotClient;
  readonly kept: StoredBots;
  /** The same signal that the store uses for undo. */
  readonly answered: Signal<Answered>;
  readonly onChange: (kept: StoredBots) => void;
  /** A page or a menu covers the table: the bots pause. */
  readonly isCovered?: () => boolean;
}

/**
 * The delay before an answer in milliseconds, to show whose decision it is: longer before an Action than within one.
 */
const paces: Readonly<Record<Speed, { readonly resting: number; readonly within: number }>> = {
  normal: { resting: 700, within: 220 },
  fast: { resting: 220, within: 80 },
  off: { resting: 0, within: 0 },
};
/** The polling interval while a dialog covers the table, in milliseconds. */
const READING = 200;

const moment = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const hasDialog = (): boolean => document.querySelector('dialog[open]') !== null;

export function createBotController(parts: BotControllerParts): BotController {
  const { game, client, kept, answered, onChange, isCovered = hasDialog } = parts;
  const seats = signal<Seats>(kept.seats);
  const paused = signal(false);
  const lost = signal(false);
  const skipping = signal(false);
  /** The bot whose answer is being given: the next update is its own. */
  let answering: StandIn | null = null;
  let thought = 0;

  const open = computed(() => {
    const decision = game.decision.value;
    const standIn = decision === null ? null : standInFor(seats.value, decision.who);
    return decision === null || standIn === null ? null : { decision, standIn };
  });
  let noted = kept;
  const note = () => {
    if (seats.value === noted.seats && answered.value === noted.answered) return;
    noted = { seats: seats.value, answered: answered.value };
    onChange(noted);
  };

  const hear = (update: Update) => {
    if (update.cause === 'answered') {
      const by = answering;
      batch(() => {
        answered.value = answeredAfter(answered.value, update, by);
        const facts = update.told.flatMap((told) => told.facts);
        seats.value = seatsAfter(seats.value, facts, update.decision);
        if (skipping.value && by !== null) game.playback.skip();
        const next = update.decision === null ? null : standInFor(seats.value, update.decision.who);
        if (next === null) skipping.value = false;
      });
      note();
    } else if (update.cause === 'undone') {
      // A player who undoes a bot's answer wants to do something else.
      batch(() => {
        if (seats.value.some((standIn) => standIn !== null && standIn.until !== 'forGood'))
          seats.value = seats.value.map((standIn) => (standIn?.until === 'forGood' ? standIn : null));
        skipping.value = false;
        if (update.decision !== null && standInFor(seats.value, update.decision.who) !== null)
          paused.value = true;
      });
      note();
    } else if (update.cause === 'redone') note();
  };

  const play = async ({ decision, standIn }: NonNullable<typeof open.value>): Promise<void> => {
    thought += 1;
    const mine = thought;
    const pace = paces[skipping.value ? 'off' : speed.value];
    const stale = () => mine !== thought;
    const [answer] = await Promise.all([
      client.answer(seats.value).catch(() => null),
      moment(RESTING.has(decision.kind) ? pace.resting : pace.within),
    ]);
    while (!stale() && isCovered()) await moment(READING);
    if (stale()) return;
    const { at } = game.update.value ?? {};
    if (answer !== null) {
      answering = standIn;
      await game.answer(answer);
      answering = null;
    }
    if (game.update.value?.at !== at) return;
    batch(() => {
      paused.value = true;
      lost.value = true;
    });
  };

  const leave = game.port.subscribe(hear);
  const stop = effect(() => {
    const now = open.value;
    // The decision or its player has changed: the pending request is stale.
    thought += 1;
    if (now === null || paused.value || game.busy.value) return;
    if (game.update.value?.yours === false) return;
    void untracked(() => play(now));
  });

  return {
    seats,
    answered,
    acting: computed(() => (paused.value ? null : (open.value?.standIn ?? null))),
    waiting: computed(() => (paused.value ? (open.value?.standIn ?? null) : null)),
    lost,
    lend(who, standIn) {
      batch(() => {
        seats.value = seated(seats.value, who, standIn);
        paused.value = false;
        lost.value = false;
      });
      note();
    },
    takeBack(who) {
      batch(() => {
        seats.value = seated(seats.value, who, null);
        paused.value = false;
        lost.value = false;
      });
      note();
    },
    wait() {
      batch(() => {
        paused.value = true;
        skipping.value = false;
      });
    },
    goOn() {
      batch(() => {
        paused.value = false;
        lost.value = false;
      });
    },
    skip() {
      skipping.value = true;
      game.playback.skip();
    },
    close() {
      thought += 1;
      stop();
      leave();
    },
  };
}

/** Redone inputs keep their bot; a new answer replaces the undone ones. */
function answeredAfter(before: Answered, { keep, at }: Update, by: StandIn | null): Answered {
  const gone = Object.keys(before).some((input) => Number(input) > keep);
  if (by === null && !gone) return before;
  const kept = Object.entries(before).filter(([input]) => Number(input) <= keep);
  const after = Object.fromEntries(kept);
  if (by !== null) for (let input = keep + 1; input <= at; input += 1) after[input] = by.bot;
  return after;
}
