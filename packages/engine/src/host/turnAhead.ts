/** A Turn that has not begun: what could be done first in it, and why not other things. */
import { copyState } from '../game/copy.ts';
import type { GamePlay } from '../game/play.ts';
import type { Decision } from '../model/decision.ts';
import type { Game } from '../model/game.ts';
import type { StalkerId } from '../model/ids.ts';
import { SETTLED } from '../model/rule.ts';
import { beginTurn, startOfTurn, turnStep } from '../rules/action/turn.ts';
import type { TokenIndex } from '../rules/stalker/turnTokens.ts';

/** R5: a copy of the game in which the Turn has begun. */
export function withTurn(game: Game, stalker: StalkerId, token: TokenIndex): Game {
  const begun: Game = { ...game, state: copyState(game.state), facts: [] };
  beginTurn(begun, stalker, token);
  return begun;
}

/** R7: what is asked first; null if it is not this Stalker's Turn that may begin, or cards have a say before (A10). */
export function firstChoice({ game, decision }: GamePlay, id: StalkerId, token: TokenIndex): Decision | null {
  if (decision?.kind !== 'nextTurn' || decision.who !== id) return null;
  if (!decision.options.some((option) => option.is === 'turn' && option.token === token)) return null;
  const begun = withTurn(game, id, token);
  const stalker = begun.state.stalkers[id];
  if (!stalker || startOfTurn(begun, stalker) !== SETTLED) return null;
  const { done, value } = turnStep(begun).next(0);
  return done === true ? null : value;
}
