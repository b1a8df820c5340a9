/**
 * A game of a Mission served through one port, or through several: each client holds seats, sees what these may see,
 * and is told after every change. Pure: clock and storage come in through parameters.
 */

import { type GameTypes, gameMode } from '../game/mode.ts';
import { resultOf } from '../game/result.ts';
import { type Start, startSchema } from '../game/start.ts';
import { type Failed, failed, problemsOf } from '../kernel/files.ts';
import { playAt, type UndoRule } from '../kernel/history.ts';
import type { Done } from '../kernel/host.ts';
import type { JournalOptions } from '../kernel/keeper.ts';
import { HostOfOwner } from '../kernel/ownedHost.ts';
import { type Client, portTo } from '../kernel/port.ts';
import { begin } from '../kernel/runner.ts';
import { saveOf } from '../kernel/save.ts';
import type { Box } from '../model/box.ts';
import type { StalkerId } from '../model/ids.ts';
import { viewFor } from '../view/index.ts';
import { boardPicture } from './picture.ts';
import type { GamePort, OwnerReplies, OwnRequest, StartDraft, Update } from './protocol.ts';
import { ownerRequestSchema } from './requests.ts';
import { Seat } from './seat.ts';
import { UndoVotes } from './votes.ts';

export interface GameHostOptions {
  /** How far one may go back past what was revealed; by consent unless said otherwise. */
  readonly undo?: UndoRule;
  /** Where and how inputs are kept; without it a game lives as long as its host (tests, simulations). */
  readonly journal?: JournalOptions;
}

/** Several clients at one game, and its owner. */
export class GameHost extends HostOfOwner<GameTypes, OwnRequest, OwnerAnswer, Update> {
  readonly box: Box;
  private readonly votes = new UndoVotes();

  constructor(box: Box, { undo = 'consent', journal }: GameHostOptions = {}) {
    super({ mode: gameMode(box), undo, journal, schema: ownerRequestSchema });
    this.box = box;
  }

  /** A client with these seats; none: it watches. */
  join(send: (update: Update) => void, seats: readonly StalkerId[] | 'all' = 'all'): Client {
    return new Seat(this.host, this.votes, seats, send);
  }

  protected carryOut(request: OwnRequest): Promise<OwnerAnswer> | OwnerAnswer {
    const { host } = this;
    switch (request.ask) {
      case 'begin':
        return this.begin(request.game, request.setup);
      case 'record':
        return host.record();
      case 'result':
        return this.result(request.game);
      case 'preview':
        return this.preview(request.setup);
      case 'fork':
        return this.fork(request.at);
    }
  }

  private begin(game: string, setup: StartDraft): Promise<Done> | Failed {
    const parsed = startOf(setup);
    return parsed.ok ? this.host.begin(game, parsed.start) : parsed;
  }

  private async result(game: string): Promise<OwnerReplies['result']> {
    const opened = await this.host.look(game);
    return opened.ok ? { ok: true, result: resultOf(opened.session.history.play.game.state) } : opened;
  }

  private preview(setup: StartDraft): OwnerReplies['preview'] {
    const parsed = startOf(setup);
    if (!parsed.ok) return parsed;
    const { mode } = this.host;
    const set = mode.setUp(parsed.start);
    if (!set.ok) return set;
    const { game } = begin(mode, set.state, { keep: false });
    const seats = game.state.stalkers.map(({ id }) => id);
    return { view: viewFor(game, seats), board: boardPicture(game) };
  }

  private fork(at: number): OwnerReplies['fork'] {
    const { session } = this.host;
    const play = session && playAt(session.history, at);
    if (!play) return failed('at', 'journal.noWayBack');
    return saveOf(play, session.start, session.lineage);
  }
}

type OwnerAnswer = OwnerReplies[OwnRequest['ask']];

function startOf(setup: StartDraft): { readonly ok: true; readonly start: Start } | Failed {
  const draft = 'position' in setup ? { from: 'position', ...setup } : { from: 'mission', setup };
  const parsed = startSchema.safeParse(draft);
  return parsed.success
    ? { ok: true, start: parsed.data }
    : { ok: false, problems: problemsOf(parsed.error) };
}

export interface OneClientOptions extends GameHostOptions {
  /** The seats of this client; all of them by default. */
  readonly seats?: readonly StalkerId[];
}

/** A game with one client that is its owner too: a page's own worker, a test. */
export function createHost(box: Box, { seats, ...options }: OneClientOptions = {}): GamePort {
  const host = new GameHost(box, options);
  return portTo({
    own: (request) => host.own(request),
    join: (send) => host.join(send, seats),
    onKeeping: (listener) => host.onKeeping(listener),
    close: () => host.close(),
  });
}
