/** Requests about the current game: previews, odds, sight. None of them changes or reveals anything. */

import { answer, fork, type GamePlay } from '../game/play.ts';
import type { Game } from '../model/game.ts';
import type { StalkerId } from '../model/ids.ts';
import type { StalkerState } from '../model/state.ts';
import { attackLineOf, attackOdds, blastOdds, defenseOdds, reactionOdds, rerollOdds } from '../odds/index.ts';
import { refusedActions } from '../rules/action/actions.ts';
import { targetsOf } from '../rules/attack/attackPool.ts';
import { enemiesOn } from '../rules/basics/entities.ts';
import { pathPreview } from './path.ts';
import type { Replies, Request } from './protocol.ts';
import { reachableSpaces } from './reach.ts';
import { danger, sightFrom, sightOf } from './sights.ts';
import { firstChoice, withTurn } from './turnAhead.ts';

const QUESTIONS = [
  'turn',
  'whyNot',
  'attackOdds',
  'path',
  'reach',
  'reactions',
  'defenseOdds',
  'rerollOdds',
  'blastOdds',
  'sight',
  'enemySight',
  'danger',
] as const;
type QuestionName = (typeof QUESTIONS)[number];
export type PreviewRequest = Extract<Request, { readonly ask: QuestionName }>;

const NAMES: ReadonlySet<string> = new Set(QUESTIONS);
export const isQuestion = (request: Request): request is PreviewRequest => NAMES.has(request.ask);

/** What is said when there is no game. */
export const NO_ANSWERS: Pick<Replies, QuestionName> = {
  turn: null,
  whyNot: [],
  attackOdds: [],
  path: null,
  reach: [],
  reactions: null,
  defenseOdds: null,
  rerollOdds: null,
  blastOdds: [],
  sight: [],
  enemySight: [],
  danger: [],
};

export function answerQuestion(play: GamePlay, question: PreviewRequest): Replies[QuestionName] {
  const { game } = play;
  switch (question.ask) {
    case 'turn':
      return firstChoice(play, question.stalker, question.token);
    case 'whyNot': {
      const { stalker, token } = question;
      return reasons(token === undefined ? game : withTurn(game, stalker, token), stalker);
    }
    case 'attackOdds':
      return attacks(game, question);
    case 'path':
      return pathPreview(play, question, question.path);
    case 'reach':
      return reachableSpaces(play, question, question.after);
    case 'reactions': {
      const stalker = onMap(game, question.stalker);
      const space = question.at ?? stalker?.space ?? null;
      return stalker && space !== null && game.board.spaces[space]
        ? reactionOdds(game, stalker, space)
        : null;
    }
    case 'defenseOdds': {
      const stalker = onMap(game, question.stalker);
      const attacker = game.state.enemies.find(({ id }) => id === question.attacker) ?? null;
      return stalker && defenseOdds(game, stalker, attacker, question.damage);
    }
    case 'rerollOdds': {
      const { source } = question;
      const { game: ahead, decision } = source === undefined ? play : withSource(play, source);
      return decision && rerollOdds(ahead, decision, ahead.acting, question);
    }
    case 'blastOdds': {
      const stalker = onMap(game, question.stalker);
      return stalker ? blastOdds(game, stalker, question) : [];
    }
    case 'sight':
      return sightFrom(game, question.from);
    case 'enemySight':
      return sightOf(game, question.enemy);
    case 'danger':
      return danger(game);
  }
}

/** AK5: as if that source had been chosen, which costs nothing before dice are; the game as it is if it is not offered. */
function withSource(play: GamePlay, source: string): GamePlay {
  const index = play.decision?.options.findIndex(
    (option) => option.is === 'effect' && option.effect === source,
  );
  if (play.decision?.kind !== 'reroll' || index === undefined || index < 0) return play;
  const ahead = fork(play);
  answer(ahead, index);
  return ahead;
}

function onMap(game: Game, id: StalkerId): StalkerState | null {
  const stalker = game.state.stalkers[id];
  return stalker && stalker.space !== null ? stalker : null;
}

function reasons(game: Game, id: StalkerId): Replies['whyNot'] {
  const stalker = game.state.stalkers[id];
  const refused: Replies['whyNot'][number][] = [];
  for (const { action, owned, card, refusal } of stalker ? refusedActions(game, stalker) : []) {
    if (refusal) refused.push({ stalker: id, action: action.id, source: owned?.id ?? null, card, refusal });
  }
  return refused;
}

/** All that could be aimed at, or the one asked about even if it could not. */
function attacks(
  game: Game,
  question: Extract<PreviewRequest, { readonly ask: 'attackOdds' }>,
): Replies['attackOdds'] {
  const stalker = onMap(game, question.stalker);
  const attack = stalker && attackLineOf(game, stalker, question.action);
  if (!attack || stalker.space === null) return [];
  const { line, owned } = attack;
  const targets =
    question.target !== undefined
      ? game.state.enemies.filter(({ id }) => id === question.target)
      : owned
        ? targetsOf(game, stalker, owned, line)
        : enemiesOn(game, stalker.space);
  const { ammo } = question;
  return targets.map((target) =>
    attackOdds(game, { stalker, owned, line, target, ...(ammo === undefined ? {} : { ammo }) }),
  );
}
