/** EQ11, G5: Bolts, Magazines and ammo; one who has none skips that part. */
import { type Game, tell } from '../../model/game.ts';
import type { Magazine, OwnedCard, StalkerState } from '../../model/state.ts';
import { ammoCapacity } from './outfit.ts';

/** As many as the supply has (G2). */
export function gainBolts(game: Game, stalker: StalkerState, count: number): void {
  const gained = Math.min(count, game.state.supply.bolts);
  if (gained < count) tell(game, { fact: 'componentRanOut', component: 'bolt', clauses: ['G2', 'G5'] });
  if (gained <= 0) return;
  game.state.supply.bolts -= gained;
  changeBolts(game, stalker, gained);
}

/** Onto the map it stays out of the supply until it is discarded from there (T2). */
export function spendBolt(game: Game, stalker: StalkerState, ontoMap: boolean): void {
  if (stalker.bolts <= 0) return;
  if (!ontoMap) game.state.supply.bolts++;
  changeBolts(game, stalker, -1);
}

export function changeBolts(game: Game, stalker: StalkerState, by: number): void {
  stalker.bolts += by;
  tell(game, { fact: 'bolts', stalker: stalker.id, by, bolts: stalker.bolts, clauses: ['EQ11'] });
}

export function gainMagazines(game: Game, stalker: StalkerState, magazine: Magazine, count: number): void {
  const { magazines } = game.state.supply;
  const gained = Math.min(count, magazines[magazine]);
  if (gained < count) tell(game, { fact: 'componentRanOut', component: magazine, clauses: ['G2', 'G5'] });
  if (gained <= 0) return;
  magazines[magazine] -= gained;
  changeMagazines(game, stalker, magazine, gained);
}

export function spendMagazine(game: Game, stalker: StalkerState, magazine: Magazine): void {
  if (stalker.magazines[magazine] <= 0) return;
  game.state.supply.magazines[magazine]++;
  changeMagazines(game, stalker, magazine, -1);
}

export function changeMagazines(game: Game, stalker: StalkerState, magazine: Magazine, by: number): void {
  stalker.magazines[magazine] += by;
  const magazines = stalker.magazines[magazine];
  tell(game, { fact: 'magazines', stalker: stalker.id, magazine, by, magazines, clauses: ['EQ11'] });
}

/** Fills a Weapon up, wherever it lies. */
export function fillUp(game: Game, stalker: StalkerState, owned: OwnedCard): void {
  owned.ammo = ammoCapacity(game, stalker, owned);
  const { id, card, ammo } = owned;
  tell(game, { fact: 'reloaded', stalker: stalker.id, owned: id, card, ammo, clauses: ['A4'] });
}

/** So much ammo onto a Weapon, as far as it has room: special ammo, or shots saved (A4). */
export function gainAmmo(game: Game, stalker: StalkerState, owned: OwnedCard, count: number): void {
  const loaded = Math.min(ammoCapacity(game, stalker, owned), owned.ammo + count);
  if (loaded <= owned.ammo) return;
  owned.ammo = loaded;
  const { id, card, ammo } = owned;
  tell(game, { fact: 'reloaded', stalker: stalker.id, owned: id, card, ammo, clauses: ['A4'] });
}

/** As much as there is on the Weapon. */
export function spendAmmo(game: Game, stalker: StalkerState, owned: OwnedCard, count: number): void {
  const spent = Math.min(count, owned.ammo);
  if (spent <= 0) return;
  owned.ammo -= spent;
  const { id, ammo } = owned;
  tell(game, { fact: 'ammoSpent', stalker: stalker.id, owned: id, by: spent, ammo, clauses: ['AK2'] });
}
