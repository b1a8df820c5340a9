/** One client of a game: what it asks is answered, what it may see is sent. */
import type { GameTypes } from '../game/mode.ts';
import { failed } from '../kernel/files.ts';
import { playAt } from '../kernel/history.ts';
import { type Cause, type Host, type Listener, NOTHING } from '../kernel/host.ts';
import { type Client, type Malformed, parseRequest } from '../kernel/port.ts';
import { inputsOf, type Session, toldSince } from '../kernel/session.ts';
import type { Fact } from '../model/facts.ts';
import type { StalkerId } from '../model/ids.ts';
import { decisionFor, viewFor } from '../view/index.ts';
import { type BatchResult, type InputTaker, takeOptions, takePath } from './batchInputs.ts';
import { boardPicture } from './picture.ts';
import type { Replies, Request, RequestRefusal, UndoReply, Update } from './protocol.ts';
import { answerQuestion, isQuestion, NO_ANSWERS } from './questions.ts';
import { requestSchema } from './requests.ts';
import { cutFor, factsFor, sameForAll } from './update.ts';
import type { Votes } from './votes.ts';

export class Seat implements Client, Listener {
  private readonly host: Host<GameTypes>;
  private readonly votes: Votes;
  private readonly held: readonly StalkerId[] | 'all';
  private readonly send: ((update: Update) => void) | null;
  private readonly part: () => void;
  private boardKey: string | null = null;

  constructor(
    host: Host<GameTypes>,
    votes: Votes,
    seats: readonly StalkerId[] | 'all',
    /** null: it is not told what happens, and only asks. */
    send: ((update: Update) => void) | null,
  ) {
    this.host = host;
    this.votes = votes;
    this.held = seats;
    this.send = send;
    this.part = send ? host.join(this) : () => {};
    if (seats.length > 0) votes.enter(this);
  }

  leave(): void {
    this.part();
    const { host, votes } = this;
    const { session } = host;
    const isVoting = session !== null && votes.open(this, session.next) !== null;
    votes.leave(this);
    if (isVoting) void host.inTurn(() => this.countAgain());
  }

  /** Perhaps all who are left agree; if not, they see for whom they still wait. */
  private async countAgain(): Promise<void> {
    const { host, votes } = this;
    const { session } = host;
    if (!session) return;
    const inputs = votes.agreement(session.next);
    if (inputs === null) host.tell('voted', inputsOf(session));
    else await host.undo(session.next, inputs, true);
  }

  private get seats(): readonly StalkerId[] {
    if (this.held !== 'all') return this.held;
    return this.host.session?.history.play.game.state.stalkers.map(({ id }) => id) ?? [];
  }

  /** A client without a seat is a spectator, and changes nothing. */
  private get plays(): boolean {
    return this.held.length > 0;
  }

  update(cause: Cause, keep: number): void {
    const { session, rule, notice } = this.host;
    if (!session || !this.send) return;
    const { game, decision } = session.history.play;
    const { seats } = this;
    const board = boardPicture(game);
    const knowsBoard = this.boardKey === board.key && keep !== NOTHING;
    this.boardKey = board.key;
    this.send({
      ...sameForAll(session, { cause, keep, rule, notice }),
      ...cutFor(session, toldSince(session, keep), seats),
      view: viewFor(game, seats),
      yours: decision !== null && seats.includes(decision.who),
      vote: this.votes.open(this, session.next),
      ...(knowsBoard ? {} : { board }),
    });
  }

  async request(request: unknown): Promise<Replies[Request['ask']] | Malformed> {
    const parsed = parseRequest(requestSchema, request);
    return parsed.ok ? this.host.inTurn(() => this.carryOut(parsed.request)) : parsed.reply;
  }

  /** For a host that has let it in already: its shape is believed, and it does not wait its turn. */
  carryOut(request: Request): Promise<Replies[Request['ask']]> | Replies[Request['ask']] {
    const { session } = this.host;
    if (isQuestion(request))
      return session ? answerQuestion(session.history.play, request) : NO_ANSWERS[request.ask];
    switch (request.ask) {
      case 'look':
        this.update('looked', NOTHING);
        return { ok: session !== null };
      case 'answer':
        return this.answer(request);
      case 'answers':
        return this.several(request.number, (taker) => takeOptions(taker, request.options));
      case 'walk':
        return this.several(request.number, (taker) => takePath(taker, request));
      case 'undo':
        return this.undo(request.number, request.inputs);
      case 'redo':
        return this.redo(request.number, request.inputs);
      case 'moment':
        return this.moment(request.at);
    }
  }

  private async answer({
    number,
    answer,
  }: Extract<Request, { readonly ask: 'answer' }>): Promise<Replies['answer']> {
    const refusal = this.notMine();
    return refusal ? { ok: false, refusal } : this.host.answer(number, answer);
  }

  /** Whose decision it is. */
  private notMine(): RequestRefusal | null {
    const decision = this.host.session?.history.play.decision;
    return decision && !this.seats.includes(decision.who)
      ? { refused: 'notYourSeat', who: decision.who }
      : null;
  }

  /** As many inputs as are legal, kept and told as one change. */
  private async several(number: number, give: (taker: InputTaker) => BatchResult): Promise<BatchResult> {
    const refusal = this.notMine();
    if (refusal) return { ok: false, taken: 0, refusal };
    const changed = await this.host.change(number, 'answered', (session, take) =>
      give({
        decision: () => session.history.play.decision,
        take: (index) => {
          const not = this.notMine();
          const taken = not ? ({ ok: false, refusal: not } as const) : take({ entry: 'input', input: index });
          return taken.ok ? { ok: true, facts: session.history.play.game.facts } : taken;
        },
      }),
    );
    return changed.ok ? changed.result : { ok: false, taken: 0, refusal: changed.refusal };
  }

  private async undo(number: number, inputs: number): Promise<UndoReply> {
    if (!this.plays) return { ok: false, refused: 'notYourSeat' };
    const { host, votes } = this;
    const undone = await host.undo(number, inputs, false);
    if (undone.ok) return undone;
    if (undone.refusal.refused !== 'needsConsent') return refusedUndo(undone.refusal);
    if (votes.vote(this, number, inputs)) {
      const agreed = await host.undo(number, inputs, true);
      return agreed.ok ? agreed : refusedUndo(agreed.refusal);
    }
    host.tell('voted', host.session ? inputsOf(host.session) : NOTHING);
    return { ok: false, refused: 'needsVotes', fact: undone.refusal.fact };
  }

  private async redo(number: number, inputs: number): Promise<UndoReply> {
    if (!this.plays) return { ok: false, refused: 'notYourSeat' };
    const redone = await this.host.redo(number, inputs);
    return redone.ok ? redone : refusedUndo(redone.refusal);
  }

  private moment(at: number): Replies['moment'] {
    const { session } = this.host;
    const play = session && playAt(session.history, at);
    if (!play) return failed('at', 'journal.noWayBack');
    const { game, decision } = play;
    return {
      at,
      view: viewFor(game, this.seats),
      decision: decision && decisionFor(decision, this.seats),
      facts: factsFor(game.box, factsOf(session, at), this.seats),
      board: boardPicture(game),
    };
  }
}

const factsOf = ({ log }: Session<GameTypes>, at: number): readonly Fact[] => log.at(at) ?? [];

type UndoRefused = Extract<Awaited<ReturnType<Host<GameTypes>['undo']>>, { readonly ok: false }>['refusal'];

function refusedUndo(refusal: UndoRefused): UndoReply {
  if (!('fact' in refusal)) return { ok: false, refused: refusal.refused };
  const refused = refusal.refused === 'needsConsent' ? 'needsVotes' : refusal.refused;
  return { ok: false, refused, fact: refusal.fact };
}
