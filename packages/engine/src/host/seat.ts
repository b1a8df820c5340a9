/** One client at a table: what it asks is answered, what it may see is sent. */

import { copyState } from '../game/copy.ts';
import { type UndoRefusal, type UndoRule, undo } from '../kernel/history.ts';
import type { Play } from '../kernel/play.ts';
import { saveGame } from '../kernel/save.ts';
import type { Box } from '../model/box.ts';
import type { Answer } from '../model/decision.ts';
import type { Game } from '../model/game.ts';
import type { StalkerId } from '../model/ids.ts';
import { decisionFor, factFor, type View, viewFor } from '../view/index.ts';
import { playAt } from './moments.ts';
import { boardPicture } from './picture.ts';
import type {
  AnswerRefusal,
  Failed,
  Moment,
  Replies,
  Reply,
  Request,
  Told,
  UndoReply,
  Update,
} from './protocol.ts';
import { answerQuestion, isQuestion, NO_ANSWERS } from './questions.ts';
import {
  beginSitting,
  inputsOf,
  loadSitting,
  type Seated,
  type Sitting,
  take,
  takeAgain,
  toldSince,
  undoState,
} from './sitting.ts';
import { type Given, type Taker, takeOptions, takePath } from './taking.ts';

export interface Client {
  handle<R extends Request>(request: R): Reply<R>;
  leave(): void;
}

/** The game that all clients of a table share. */
export interface SharedGame {
  readonly box: Box;
  readonly rule: UndoRule;
  readonly keepsSecrets: boolean;
  readonly sitting: Sitting | null;
  seat(seated: Seated, cause: 'began' | 'loaded'): { readonly ok: true } | Failed;
  /** `keep`: the last input whose facts everybody has. */
  tell(cause: Update['cause'], keep: number): void;
}

const failed = (where: string, what: string): Failed => ({ ok: false, problems: [{ where, what }] });

/** Before any input: nothing has been told. */
export const NOTHING = -1;

export class Seat implements Client {
  private readonly table: SharedGame;
  private readonly held: readonly StalkerId[] | 'all';
  private readonly send: (update: Update) => void;
  readonly leave: () => void;
  private boardKey: string | null = null;

  constructor(
    table: SharedGame,
    seats: readonly StalkerId[] | 'all',
    send: (update: Update) => void,
    leave: () => void,
  ) {
    this.table = table;
    this.held = seats;
    this.send = send;
    this.leave = leave;
  }

  private get seats(): readonly StalkerId[] {
    if (this.held !== 'all') return this.held;
    return this.table.sitting?.history.play.game.state.stalkers.map(({ id }) => id) ?? [];
  }

  update(cause: Update['cause'], keep: number): void {
    const { sitting, rule } = this.table;
    if (!sitting) return;
    const { game, decision } = sitting.history.play;
    const board = boardPicture(game);
    const knowsBoard = this.boardKey === board.key && keep !== NOTHING;
    this.boardKey = board.key;
    this.send({
      at: inputsOf(sitting),
      view: this.view(game),
      decision: decision && decisionFor(decision, this.seats),
      yours: decision !== null && this.seats.includes(decision.who),
      keep,
      told: this.cut(toldSince(sitting, keep)),
      cause,
      undo: undoState(sitting, rule),
      ...(knowsBoard ? {} : { board }),
    });
  }

  /** A copy: what was sent stays as it was, wherever the client lives. */
  private view(game: Game): View {
    return viewFor({ ...game, state: copyState(game.state) }, this.seats);
  }

  private cut(told: readonly Told[]): readonly Told[] {
    return told.map(({ input, facts }) => ({ input, facts: this.cutFacts(facts) }));
  }

  private cutFacts(facts: Told['facts']): Told['facts'] {
    const { box } = this.table;
    return facts.map((fact) => factFor(box, fact, this.seats)).filter((fact) => fact !== null);
  }

  /** Each request has its reply under its own name. */
  handle<R extends Request>(request: R): Reply<R>;
  handle(request: Request): Replies[Request['ask']] {
    const { table } = this;
    const { sitting } = table;
    if (isQuestion(request)) {
      return sitting ? answerQuestion(sitting.history.play, request) : NO_ANSWERS[request.ask];
    }
    switch (request.ask) {
      case 'begin':
        return table.seat(beginSitting(table.box, request.setup), 'began');
      case 'load':
        return table.seat(loadSitting(table.box, request.save), 'loaded');
      case 'look':
        this.update('looked', NOTHING);
        return { ok: sitting !== null };
      case 'answer':
        return this.answer(request.at, request.answer);
      case 'answers':
        return this.several(request.at, (taker) => takeOptions(taker, request.options));
      case 'walk':
        return this.several(request.at, (taker) => takePath(taker, request, request.path));
      case 'undo':
        return this.undo(request.inputs, request.consent);
      case 'redo':
        return this.redo(request.inputs);
      case 'save':
        return this.save((there) => there.history.play);
      case 'fork':
        return this.save((there) => playAt(there.history, request.at));
      case 'moment':
        return this.moment(request.at);
    }
  }

  private answer(at: number, input: Answer): Replies['answer'] {
    const { sitting } = this.table;
    const refusal = this.refusal(at);
    if (refusal || !sitting) return { ok: false, refusal: refusal ?? { refused: 'noGame' } };
    const taken = take(sitting, input, at);
    if (!taken.ok) return taken;
    this.table.tell('answered', at);
    return { ok: true };
  }

  /** Whose decision it is, and whether it still is the one that was meant. */
  private refusal(at: number): AnswerRefusal | null {
    const { sitting } = this.table;
    if (!sitting) return { refused: 'noGame' };
    const { decision } = sitting.history.play;
    if (at !== inputsOf(sitting)) return { refused: 'stale', at, now: inputsOf(sitting) };
    if (decision && !this.seats.includes(decision.who)) return { refused: 'notYourSeat', who: decision.who };
    return null;
  }

  /** As many inputs as are legal, told as one change. */
  private several(at: number, give: (taker: Taker) => Given): Given {
    const { sitting } = this.table;
    const refusal = this.refusal(at);
    if (refusal || !sitting) return { ok: false, taken: 0, refusal: refusal ?? { refused: 'noGame' } };
    const given = give({
      decision: () => sitting.history.play.decision,
      take: (index) => {
        const not = this.refusal(inputsOf(sitting));
        return not ? { ok: false, refusal: not } : take(sitting, index);
      },
    });
    if (given.taken > 0) this.table.tell('answered', at);
    return given;
  }

  private undo(inputs: number, consent: boolean): UndoReply {
    const { sitting, rule } = this.table;
    if (!sitting) return { ok: false, refused: 'noGame' };
    const undone = undo(sitting.history, rule, { inputs, consent });
    if (!undone.ok) return refusedUndo(undone.refusal);
    const now = inputsOf(sitting);
    sitting.told.length = Math.min(sitting.told.length, now + 1);
    sitting.asked.length = Math.min(sitting.asked.length, now + 1);
    this.table.tell('undone', now);
    return { ok: true };
  }

  private redo(inputs: number): UndoReply {
    const { sitting } = this.table;
    if (!sitting) return { ok: false, refused: 'noGame' };
    const before = inputsOf(sitting);
    for (let i = 0; i < Math.max(1, inputs) && takeAgain(sitting); i++);
    if (inputsOf(sitting) === before) return { ok: false, refused: 'nothingToRedo' };
    this.table.tell('redone', before);
    return { ok: true };
  }

  private save(playOf: (sitting: Sitting) => Play | null): Replies['save'] {
    const { sitting, keepsSecrets } = this.table;
    if (!sitting) return failed('game', 'there is none');
    if (keepsSecrets) return failed('game', 'its saves stay where it is played');
    const play = playOf(sitting);
    return play ? saveGame(play, sitting.start) : failed('at', 'no way leads back there');
  }

  private moment(at: number): Moment | Failed {
    const { sitting } = this.table;
    const play = sitting && playAt(sitting.history, at);
    if (!play) return failed('at', 'no way leads back there');
    const { game, decision } = play;
    return {
      at,
      view: this.view(game),
      decision: decision && decisionFor(decision, this.seats),
      facts: this.cutFacts(sitting.told[at] ?? []),
      board: boardPicture(game),
    };
  }
}

const refusedUndo = (refusal: UndoRefusal): UndoReply =>
  'fact' in refusal
    ? { ok: false, refused: refusal.refused, fact: refusal.fact }
    : { ok: false, refused: refusal.refused };
