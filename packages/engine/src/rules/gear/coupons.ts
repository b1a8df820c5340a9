/** Coupons found on the Mission; unlimited (G5). They go to the Stash afterwards (C9). */
import { type Game, tell } from '../../model/game.ts';

const COUNTER = 'coupons';

export const couponsOf = (game: Game): number => game.state.mission.counters[COUNTER] ?? 0;

export function gainCoupons(game: Game, by: number): void {
  const coupons = Math.max(0, couponsOf(game) + by);
  game.state.mission.counters[COUNTER] = coupons;
  tell(game, { fact: 'coupons', by, coupons, clauses: ['G5'] });
}
