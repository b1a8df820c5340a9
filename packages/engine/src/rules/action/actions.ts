/** A: every Action a Stalker might carry out now, from wherever it comes, and why some of them are not possible. */

import type { CardAction } from '../../model/abilities.ts';
import type { Game } from '../../model/game.ts';
import type { CardId, OwnedId } from '../../model/ids.ts';
import type { Reason } from '../../model/reasons.ts';
import { type ActionOption, type Sourced, sourced } from '../../model/script.ts';
import { shapedAction } from '../../model/shape.ts';
import type { OwnedCard, StalkerState, TurnState } from '../../model/state.ts';
import { weaponActions } from '../attack/weaponActions.ts';
import { outfitOf } from '../gear/outfit.ts';
import { leadToken } from '../stalker/lead.ts';
import { loseStatus } from '../stalker/statuses.ts';
import { standardsLeft } from '../stalker/turnTokens.ts';
import { boltsAndNuts } from './boltsAndNuts.ts';
import { carefulMovement } from './carefulMovement.ts';
import { decoy } from './decoy.ts';
import { knife } from './knife.ts';
import { movement } from './movement.ts';
import { pickUp } from './pickUp.ts';
import { prepare } from './prepare.ts';
import { reload } from './reload.ts';

/** S3: the only Action of a pinned Stalker. */
export const discardPinDown: CardAction = shapedAction({
  id: 'discardPinDown',
  cost: 'standard',
  refusal: (_game, stalker) => (stalker.pinDown ? null : { reason: 'notPinned', clause: 'S3' }),
  *perform(game, stalker) {
    loseStatus(game, stalker, 'pinDown', ['S3']);
  },
});

export interface Offered extends Sourced {
  /** Performed as a Free Action: its own cost, or by "the next one as Free" (A11). */
  readonly free: boolean;
  readonly refusal: Reason | null;
}

const ofTheRules = (action: CardAction): Sourced => sourced(action, null, null, false);
const UNPIN = ofTheRules(discardPinDown);

/** A1 to A8, then the Lead Stalker token. */
const ALWAYS: readonly Sourced[] = [
  UNPIN,
  ...[movement, carefulMovement, prepare, reload, pickUp, decoy, boltsAndNuts, knife, leadToken].map(
    (action) => ofTheRules(shapedAction(action)),
  ),
];

/** Actions of what a Stalker has on and with it, kept as long as that stays the same. */
function gearActions(game: Game, stalker: StalkerState): readonly Sourced[] {
  const outfit = outfitOf(game, stalker);
  if (outfit.actions !== null) return outfit.actions;
  const all: Sourced[] = [];
  const { weapon } = stalker;
  if (weapon) {
    for (const action of weaponActions(game, stalker)) {
      all.push(sourced(action, weapon, weapon.card, true));
    }
  }
  for (const { abilities, card, owned } of outfit.working) {
    if (abilities.actions)
      for (const action of abilities.actions) all.push(sourced(action, owned, card, false));
  }
  addItems(game, stalker, all);
  outfit.actions = all;
  return all;
}

/** EQ4: Items work from the Backpack; of equal ones the first will do. */
function addItems(game: Game, { backpack }: StalkerState, all: Sourced[]): void {
  for (const owned of backpack) {
    const actions = game.box.items[owned.card]?.abilities?.actions;
    if (!actions || firstOf(backpack, owned.card) !== owned) continue;
    for (const action of actions) all.push(sourced(action, owned, owned.card, false));
  }
}

function firstOf(cards: readonly OwnedCard[], card: CardId): OwnedCard | undefined {
  for (const owned of cards) if (owned.card === card) return owned;
  return undefined;
}

/** Of the Mission, cards on the map, the active Event and Companions. */
function otherActions(game: Game): readonly Sourced[] {
  const printed = game.script.actions(game);
  const { companions } = game.state;
  if (companions.length === 0) return printed;
  const all: Sourced[] = [...printed];
  for (const { card, space } of companions) {
    if (space === null) continue;
    for (const action of game.box.companions[card]?.actions ?? []) {
      all.push(sourced(action, null, card, false));
    }
  }
  return all;
}

/** Everything there is, possible or not, in a fixed order (A9). */
export const actionsOf = (game: Game, stalker: StalkerState): readonly Sourced[] => [
  ...ALWAYS,
  ...gearActions(game, stalker),
  ...otherActions(game),
];

/** What "once per Turn" is remembered by. */
export const onceKey = ({ action, owned, card }: Sourced): string =>
  `${owned?.id ?? card ?? ''}:${action.id}`;

export const costOf = (game: Game, stalker: StalkerState, action: CardAction): 'standard' | 'free' =>
  action.costNow?.(game, stalker) ?? action.cost;

/** A11: the very next Standard Action, or Weapon attack, of this Turn is Free. */
const madeFree = (turn: TurnState | null, weaponAttack: boolean): boolean =>
  turn !== null && (turn.nextFree === 'standard' || (turn.nextFree === 'weaponAttack' && weaponAttack));

const isFree = (game: Game, stalker: StalkerState, { action, weaponAttack }: Sourced): boolean =>
  costOf(game, stalker, action) === 'free' || madeFree(game.state.turn, weaponAttack);

/** One definition answers "may I?" and "why not?": what holds for every Action first, then its own reason. */
const refusalOf = (
  game: Game,
  stalker: StalkerState,
  each: Sourced,
  free: boolean,
  standards: number,
): Reason | null =>
  generalRefusal(game, stalker, each, free, standards) ?? each.action.refusal(game, stalker, each.owned);

/** The Standard Actions left to somebody in its own Turn. */
const standardsNow = (game: Game, stalker: StalkerState): number =>
  game.state.turn?.stalker === stalker.id ? standardsLeft(game, stalker, game.state.turn.token) : 0;

const NOT_YOUR_TURN: Reason = { reason: 'notYourTurn', clause: 'R11' };
const OFF_THE_MAP: Reason = { reason: 'offTheMap', clause: 'MI8' };
const PIN_DOWN: Reason = { reason: 'pinDown', clause: 'S3' };
const NO_STANDARD_LEFT: Reason = { reason: 'noStandardLeft', clause: 'R7' };
const ONCE_PER_TURN: Reason = { reason: 'oncePerTurn', clause: 'A9' };

function generalRefusal(
  game: Game,
  stalker: StalkerState,
  each: Sourced,
  free: boolean,
  standards: number,
): Reason | null {
  const { turn } = game.state;
  if (turn?.stalker !== stalker.id) return NOT_YOUR_TURN;
  if (stalker.space === null) return OFF_THE_MAP;
  if (stalker.pinDown && each !== UNPIN) return PIN_DOWN;
  if (!free && standards <= 0) return NO_STANDARD_LEFT;
  if (turn.used.length > 0 && each.action.oncePerTurn && turn.used.includes(onceKey(each)))
    return ONCE_PER_TURN;
  return null;
}

/** Every Action with why it is not possible, if it is not: the Action bar and its "why not?". */
export function offered(game: Game, stalker: StalkerState): readonly Offered[] {
  const standards = standardsNow(game, stalker);
  return actionsOf(game, stalker).map((each) => {
    const free = isFree(game, stalker, each);
    return { ...each, free, refusal: refusalOf(game, stalker, each, free, standards) };
  });
}

export const refusedActions = (game: Game, stalker: StalkerState): readonly Offered[] =>
  offered(game, stalker).filter(({ refusal }) => refusal !== null);

/** The options of a Turn (R7). */
export function legalActions(game: Game, stalker: StalkerState): ActionOption[] {
  const options: ActionOption[] = [];
  const standards = standardsNow(game, stalker);
  if (stalker.pinDown) {
    // S3: nothing else is worth asking.
    addLegal(game, stalker, UNPIN, standards, options);
    return options;
  }
  for (const each of ALWAYS) addLegal(game, stalker, each, standards, options);
  for (const each of gearActions(game, stalker)) addLegal(game, stalker, each, standards, options);
  for (const each of otherActions(game)) addLegal(game, stalker, each, standards, options);
  return options;
}

function addLegal(
  game: Game,
  stalker: StalkerState,
  each: Sourced,
  standards: number,
  options: ActionOption[],
): void {
  const free = isFree(game, stalker, each);
  if (refusalOf(game, stalker, each, free, standards) === null)
    options.push(free ? each.asFree : each.asStandard);
}

/** The Action an option named, as it stands now. */
export function findAction(
  game: Game,
  stalker: StalkerState,
  action: string,
  source: OwnedId | null,
): Sourced | undefined {
  return (
    meant(ALWAYS, action, source) ??
    meant(gearActions(game, stalker), action, source) ??
    meant(otherActions(game), action, source)
  );
}

function meant(actions: readonly Sourced[], action: string, source: OwnedId | null): Sourced | undefined {
  for (const each of actions) {
    if (each.asStandard.action === action && each.asStandard.source === source) return each;
  }
  return undefined;
}
