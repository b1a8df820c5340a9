/** MI5: choices of a Note or Event, and what they cost. */

import type { Choice, Cost, Effect } from '../../model/effects.ts';
import { type Game, tell } from '../../model/game.ts';
import { choose, type Rule } from '../../model/rule.ts';
import type { Magazine, StalkerState } from '../../model/state.ts';
import { takeStandard } from '../../rules/action/turn.ts';
import { couponsOf, gainCoupons } from '../../rules/gear/coupons.ts';
import { spendBolt, spendMagazine } from '../../rules/gear/pockets.ts';
import { doseFromMap } from '../../rules/stalker/radiation.ts';
import { loseHp, loseStatus } from '../../rules/stalker/statuses.ts';
import { spendStandard, standardsLeft, type TokenIndex } from '../../rules/stalker/turnTokens.ts';
import { holds } from '../words/conditions.ts';
import type { EffectContext } from '../words/effectContext.ts';
import { perform } from './perform.ts';
import { pickStalkers } from './pick.ts';

export function* ask(
  game: Game,
  effect: Extract<Effect, { readonly do: 'ask' }>,
  about: EffectContext,
): Rule {
  for (const stalker of yield* pickStalkers(game, effect.who, about)) {
    if (stalker.space === null) continue;
    yield* askOne(game, stalker, effect.choices, { ...about, entity: stalker, space: stalker.space });
  }
}

function* askOne(game: Game, stalker: StalkerState, choices: readonly Choice[], about: EffectContext): Rule {
  const possible = choices.filter(
    ({ when, cost }) =>
      (when === undefined || holds(game, when, about)) && (!cost || canPay(game, stalker, cost)),
  );
  if (possible.length === 0) return;
  const chosen = yield* choose({
    kind: 'choice',
    who: stalker.id,
    clauses: ['MI5'],
    about: { card: about.card, entity: stalker.id },
    options: possible.map(({ id, cost }) => ({
      is: 'choice' as const,
      choice: id,
      standard: cost?.standard ?? false,
    })),
  });
  const choice = possible.find(({ id }) => id === chosen.choice);
  if (!choice) return;
  tell(game, {
    fact: 'choiceMade',
    stalker: stalker.id,
    card: about.card ?? '',
    choice: choice.id,
    clauses: ['MI5'],
  });
  const slid = choice.cost ? yield* pay(game, stalker, choice.cost) : false;
  yield* perform(game, choice.do, about);
  // RD1: after the effect is fully resolved, by the space it is on.
  if (slid && stalker.space !== null) yield* doseFromMap(game, stalker, [stalker.space]);
}

/** MI5: a Standard cost only in one's own Turn and with a Standard Action left. */
export function canPay(game: Game, stalker: StalkerState, cost: Cost): boolean {
  const { turn } = game.state;
  if (cost.standard && (turn?.stalker !== stalker.id || standardsLeft(game, stalker, turn.token) <= 0))
    return false;
  if (cost.slide && slidable(game, stalker).length === 0) return false;
  if (cost.focus && !stalker.focus) return false;
  if ((cost.bolts ?? 0) > stalker.bolts) return false;
  if ((cost.magazines ?? 0) > magazinesOf(stalker)) return false;
  if (cost.magazine && stalker.magazines[cost.magazine] <= 0) return false;
  if (cost.finding !== undefined && !stalker.findings.includes(cost.finding)) return false;
  return (cost.coupons ?? 0) <= couponsOf(game);
}

const MAGAZINES: readonly Magazine[] = ['pistol', 'rifle', 'shotgun'];
const magazinesOf = ({ magazines }: StalkerState): number =>
  magazines.pistol + magazines.rifle + magazines.shotgun;

const TOKENS: readonly TokenIndex[] = [0, 1];
const slidable = (game: Game, stalker: StalkerState): readonly TokenIndex[] =>
  TOKENS.filter((token) => standardsLeft(game, stalker, token) > 0);

/** Returns whether a Turn token slid. */
function* pay(game: Game, stalker: StalkerState, cost: Cost): Rule<boolean> {
  let slid = false;
  if (cost.standard) slid = takeStandard(game, stalker) === 'slid';
  if (cost.slide) slid = (yield* slideOne(game, stalker)) || slid;
  if (cost.focus) loseStatus(game, stalker, 'focus', ['MI5']);
  for (let i = cost.bolts ?? 0; i > 0; i--) spendBolt(game, stalker, false);
  for (let i = cost.magazines ?? 0; i > 0; i--) yield* discardMagazine(game, stalker);
  if (cost.magazine) spendMagazine(game, stalker, cost.magazine);
  if (cost.finding !== undefined) loseFinding(game, stalker, cost.finding);
  if (cost.coupons) gainCoupons(game, -cost.coupons);
  if (cost.hp) yield* loseHp(game, stalker, cost.hp, 'choice', ['MI5']);
  return slid;
}

/** One of its Turn tokens, as if by a Standard Action (R8). Returns whether it slid. */
export function* slideOne(game: Game, stalker: StalkerState): Rule<boolean> {
  const tokens = slidable(game, stalker);
  if (tokens.length === 0) return false;
  const { token } = yield* chooseToken(stalker, tokens);
  return spendStandard(game, stalker, token) === 'slid';
}

export const chooseToken = (
  stalker: StalkerState,
  tokens: readonly TokenIndex[],
): Rule<{ readonly is: 'turn'; readonly token: TokenIndex }> =>
  choose({
    kind: 'choice',
    who: stalker.id,
    clauses: ['R8'],
    about: { entity: stalker.id },
    options: tokens.map((token) => ({ is: 'turn' as const, token })),
  });

/** EQ11: of its own choice; one who has none skips it. */
export function* discardMagazine(game: Game, stalker: StalkerState): Rule {
  const held = MAGAZINES.filter((magazine) => stalker.magazines[magazine] > 0);
  if (held.length === 0) return;
  const { magazine } = yield* chooseMagazine(stalker, held);
  spendMagazine(game, stalker, magazine);
}

export const chooseMagazine = (
  stalker: StalkerState,
  among: readonly Magazine[],
): Rule<{ readonly is: 'magazine'; readonly magazine: Magazine }> =>
  choose({
    kind: 'magazine',
    who: stalker.id,
    clauses: ['EQ11'],
    about: { entity: stalker.id },
    options: among.map((magazine) => ({ is: 'magazine' as const, magazine })),
  });

export function loseFinding(game: Game, stalker: StalkerState, finding: string): void {
  const index = stalker.findings.indexOf(finding);
  if (index < 0) return;
  stalker.findings.splice(index, 1);
  tell(game, { fact: 'findings', stalker: stalker.id, finding, by: -1, clauses: ['EQ1'] });
}

export function gainFinding(game: Game, stalker: StalkerState, finding: string): void {
  stalker.findings.push(finding);
  tell(game, { fact: 'findings', stalker: stalker.id, finding, by: 1, clauses: ['EQ1'] });
}
