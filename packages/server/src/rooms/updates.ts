/** The updates of a Mission: made once and written once for all who may see the same. */
import { sameJson } from '@zonecrawl/engine/base';
import type { GameTypes } from '@zonecrawl/engine/game';
import { type Cut, cutFor, type Happening, sameForAll } from '@zonecrawl/engine/host';
import { type InputFacts, type Session, toldSince } from '@zonecrawl/engine/kernel';
import type { Fact, StalkerId } from '@zonecrawl/engine/model';
import type { SharedUpdate } from '@zonecrawl/engine/online';

/** Whoever looks at the table. */
export interface Watcher {
  readonly seats: readonly StalkerId[];
  /** The number of the last update it was sent; -1: none. */
  seen: number;
  send(text: string): void;
}

/** What everybody may see at a moment. */
export interface Shown {
  readonly number: number;
  readonly parts: { readonly view: unknown; readonly board: unknown };
}

/** What has happened, and where it led. */
export interface Happened extends Happening {
  readonly game: string;
  readonly session: Session<GameTypes>;
  readonly shown: Shown;
}

/** `partsFor`: what has changed since the update that this watcher has, as text; null: it needs the whole. */
export function sendUpdates(
  happened: Happened,
  watchers: Iterable<Watcher>,
  partsFor: (watcher: Watcher) => string | null,
): void {
  const { game, session, shown, keep } = happened;
  const told = toldSince(session, keep);
  const open = cutFor(session, told, []);
  const everybody = shared(happened, open);
  const isNothingHidden = isWhole(session, told, open);
  const updates = new Map<string, SharedUpdate>();
  const updateFor = (seats: readonly StalkerId[]): SharedUpdate => {
    if (isNothingHidden || seats.length === 0) return everybody;
    const known = updates.get(seats.join());
    if (known) return known;
    const mine = cutFor(session, told, seats);
    // What is the same as what everybody sees is written once.
    const made = isSame(mine, open) ? everybody : shared(happened, mine);
    updates.set(seats.join(), made);
    return made;
  };
  let written: string | null = null;
  const whole = (): string => {
    written ??= `{"whole":${JSON.stringify(shown.parts)}}`;
    return written;
  };
  /** By update and parts: most often there is one for all. */
  const messages = new Map<SharedUpdate, Map<string, string>>();
  const messageOf = (update: SharedUpdate, parts: string): string => {
    const some = messages.get(update) ?? new Map<string, string>();
    messages.set(update, some);
    const message =
      some.get(parts) ??
      `{"type":"game","game":"${game}","update":${JSON.stringify(update)},"parts":${parts}}`;
    some.set(parts, message);
    return message;
  };
  for (const watcher of watchers) {
    const message = messageOf(updateFor(watcher.seats), partsFor(watcher) ?? whole());
    watcher.seen = shown.number;
    watcher.send(message);
  }
}

/** Whether somebody without a seat is shown all there is: then everybody is shown the same. */
const isWhole = ({ history }: Session<GameTypes>, told: readonly InputFacts<Fact>[], open: Cut): boolean =>
  open.decision === history.play.decision &&
  told.every(({ facts }, index) => {
    const shown = open.told[index]?.facts;
    return shown?.length === facts.length && facts.every((fact, at) => fact === shown[at]);
  });

/** Whether they say the same. What nobody is denied is the same object in both, so most of it need not be read. */
function isSame(one: Cut, other: Cut): boolean {
  return (
    (one.decision === other.decision || sameJson(one.decision, other.decision)) &&
    one.told.length === other.told.length &&
    one.told.every(({ input, facts }, index) => {
      const theirs = other.told[index];
      return (
        theirs?.input === input &&
        theirs.facts.length === facts.length &&
        facts.every((fact, at) => fact === theirs.facts[at] || sameJson(fact, theirs.facts[at]))
      );
    })
  );
}

const shared = (happened: Happened, mine: Cut): SharedUpdate => ({
  ...sameForAll(happened.session, happened),
  ...mine,
});
