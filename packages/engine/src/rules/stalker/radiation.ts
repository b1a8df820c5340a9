/** RD: dosage. */

import type { SpaceId } from '../../board/types.ts';
import type { Modifier } from '../../model/facts.ts';
import { type Game, tell } from '../../model/game.ts';
import { type Rule, SETTLED } from '../../model/rule.ts';
import type { StalkerState } from '../../model/state.ts';
import { roll, successes } from '../basics/dice.ts';
import { stalkersFromLead } from '../basics/entities.ts';
import { armorCard } from '../gear/equipment.ts';
import { abilitySources, figuresOf } from '../gear/outfit.ts';
import { loseHp } from './statuses.ts';

/** RD2: dosage goes no higher. */
export const HIGHEST_DOSAGE = 16;
/** RD2: Equipment dice rolled when dosage would go above the highest. */
export const OVERDOSE_DICE = 4;
/** RD3: from this dosage on so many Equipment dice. */
const BANDS: readonly (readonly [from: number, dice: number])[] = [
  [16, 4],
  [12, 3],
  [8, 2],
  [4, 1],
];
/** RD4: the tops of the bands. */
const MARKS: readonly number[] = [15, 11, 7, 3, 0];
/** EQ7: taken off the base radiation of Artifacts. */
const CONTAINERS = { basic: 0, improved: 2, advanced: 4 } as const;

/** RD1, EQ7: what Armor and other gear take off radiation from the map. */
export function mapRadiationModifiers(game: Game, stalker: StalkerState): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  const armor = armorCard(game, stalker);
  if (armor && armor.mapRadiation > 0)
    modifiers.push({ reason: `card:${armor.id}`, by: -armor.mapRadiation });
  for (const { card, abilities } of abilitySources(game, stalker)) {
    if (abilities.mapRadiation) modifiers.push({ reason: `card:${card}`, by: -abilities.mapRadiation });
  }
  return modifiers;
}

/** RD1: the dose of one slide of the Turn token, for the spaces the Stalker was on during the Action. */
export function doseFromMap(game: Game, stalker: StalkerState, spaces: readonly SpaceId[]): Rule {
  if (stalker.space === null) return SETTLED;
  const { spaces: map } = game.board;
  let highest = map[stalker.space]?.radiation ?? 0;
  for (const space of spaces) highest = Math.max(highest, map[space]?.radiation ?? 0);
  return highest > 0 ? raise(game, stalker, highest, 'map', true, ['RD1']) : SETTLED;
}

/** RD2, RD5: raises dosage directly; the Armor's Map Radiation helps only if the effect says so. */
export function* raiseDosage(
  game: Game,
  stalker: StalkerState,
  by: number,
  source: string,
  armorHelps: boolean,
): Rule {
  yield* raise(game, stalker, by, source, armorHelps, ['RD5']);
}

function* raise(
  game: Game,
  stalker: StalkerState,
  amount: number,
  source: string,
  armorHelps: boolean,
  clauses: readonly string[],
): Rule {
  const modifiers: Modifier[] = [{ reason: source, by: amount }];
  if (armorHelps) modifiers.push(...mapRadiationModifiers(game, stalker));
  const by = modifiers.reduce((sum, modifier) => sum + modifier.by, 0);
  if (by <= 0) return;
  const over = stalker.dosage + by > HIGHEST_DOSAGE;
  const before = stalker.dosage;
  stalker.dosage = Math.min(HIGHEST_DOSAGE, before + by);
  tell(game, {
    fact: 'dosageRaised',
    stalker: stalker.id,
    by: stalker.dosage - before,
    dosage: stalker.dosage,
    source,
    modifiers,
    clauses: over ? [...clauses, 'RD2'] : clauses,
  });
  if (over) yield* irradiate(game, stalker, OVERDOSE_DICE, ['RD2']);
}

/** Rolls Equipment dice; the Stalker loses HP equal to the successes. */
function* irradiate(game: Game, stalker: StalkerState, dice: number, clauses: readonly string[]): Rule {
  const rolled = roll(game, stalker.id, 'radiation', { equipment: dice });
  yield* loseHp(game, stalker, successes(game, rolled, false), 'radiation', clauses);
}

/** Lowers dosage by a number (cards). */
export function lowerDosage(game: Game, stalker: StalkerState, by: number, _source: string): void {
  setLower(game, stalker, Math.max(0, stalker.dosage - by), ['RD5']);
}

function setLower(game: Game, stalker: StalkerState, dosage: number, clauses: readonly string[]): void {
  if (dosage >= stalker.dosage) return;
  stalker.dosage = dosage;
  tell(game, { fact: 'dosageReduced', stalker: stalker.id, dosage, clauses });
}

/** Z2 in its three sub-steps, each for everybody before the next. */
export function* radiationStep(game: Game): Rule {
  for (const stalker of stalkersFromLead(game)) yield* exposure(game, stalker);
  const stalkers = stalkersFromLead(game);
  for (const stalker of stalkers) setLower(game, stalker, reduced(stalker.dosage), ['Z2', 'RD4']);
  for (const stalker of stalkers) riseToArtifacts(game, stalker);
}

/** RD3: how many Equipment dice this dosage costs. */
export function exposureDice(dosage: number): number {
  for (const [from, dice] of BANDS) if (dosage >= from) return dice;
  return 0;
}

/** RD3 with what this Stalker's gear changes about it; dosage without dice stays without. */
export function exposureDiceOf(game: Game, stalker: StalkerState): number {
  const dice = exposureDice(stalker.dosage);
  return dice === 0 ? 0 : Math.max(0, dice + figuresOf(game, stalker).exposureDice);
}

function exposure(game: Game, stalker: StalkerState): Rule {
  const dice = exposureDiceOf(game, stalker);
  return dice > 0 && stalker.space !== null ? irradiate(game, stalker, dice, ['Z2', 'RD3']) : SETTLED;
}

/** RD4: down to the next lower mark. */
const reduced = (dosage: number): number => MARKS.find((mark) => mark < dosage) ?? 0;

/** EQ8: dosage below the floor rises to it. */
function riseToArtifacts(game: Game, stalker: StalkerState): void {
  const floor = artifactFloor(game, stalker);
  const by = floor - stalker.dosage;
  if (by <= 0) return;
  stalker.dosage = floor;
  tell(game, {
    fact: 'dosageRaised',
    stalker: stalker.id,
    by,
    dosage: floor,
    source: 'artifacts',
    modifiers: [{ reason: 'artifacts', by }],
    clauses: ['Z2', 'EQ8'],
  });
}

/** EQ8: the highest base radiation among equipped Artifacts less the container. */
export function artifactFloor(game: Game, stalker: StalkerState): number {
  let highest = 0;
  for (const { card } of stalker.artifacts) {
    highest = Math.max(highest, game.box.artifacts[card]?.baseRadiation ?? 0);
  }
  if (highest === 0) return 0;
  return Math.min(HIGHEST_DOSAGE, Math.max(0, highest - containerOf(game, stalker)));
}

/** EQ7: only the best one counts. */
function containerOf(game: Game, stalker: StalkerState): number {
  let best: number = CONTAINERS[armorCard(game, stalker)?.container ?? 'basic'];
  for (const { abilities } of abilitySources(game, stalker)) {
    if (abilities.container) best = Math.max(best, CONTAINERS[abilities.container]);
  }
  return best;
}
