/** A: every Action a Stalker might carry out now, from wherever it comes, and why some of them are not possible. */
import type { CardAction, Reason } from '../../cards/abilities.ts';
import type { Option } from '../../kernel/decision.ts';
import type { Game } from '../../kernel/game.ts';
import type { CardId, OwnedId } from '../../kernel/ids.ts';
import type { OwnedCard, StalkerState, TurnState } from '../../kernel/state.ts';
import { environmentActions } from '../../mission/environmentActions.ts';
import { abilitySources } from '../equipment.ts';
import { leadToken } from '../lead.ts';
import { weaponActions } from '../stalkerAttack.ts';
import { loseStatus } from '../statuses.ts';
import { standardsLeft } from '../turnTokens.ts';
import { boltsAndNuts } from './boltsAndNuts.ts';
import { carefulMovement } from './carefulMovement.ts';
import { decoy } from './decoy.ts';
import { knife } from './knife.ts';
import { movement } from './movement.ts';
import { pickUp } from './pickUp.ts';
import { prepare } from './prepare.ts';
import { reload } from './reload.ts';

/** S3: the only Action of a pinned Stalker. */
export const discardPinDown: CardAction = {
  id: 'discardPinDown',
  cost: 'standard',
  refusal: (_game, stalker) => (stalker.pinDown ? null : { reason: 'notPinned', clause: 'S3' }),
  *perform(game, stalker) {
    loseStatus(game, stalker, 'pinDown', ['S3']);
  },
};

/** A1 to A8, then the Lead Stalker token. */
const BASIC: readonly CardAction[] = [
  movement,
  carefulMovement,
  prepare,
  reload,
  pickUp,
  decoy,
  boltsAndNuts,
  knife,
  leadToken,
];

/** An Action where it comes from: a card in somebody's hands, a card on the map, or the rules themselves. */
export interface Sourced {
  readonly action: CardAction;
  readonly owned: OwnedCard | null;
  readonly card: CardId | null;
  readonly weaponAttack: boolean;
}

export interface Offered extends Sourced {
  /** Performed as a Free Action: its own cost, or by "the next one as Free" (A11). */
  readonly free: boolean;
  readonly refusal: Reason | null;
}

/** Everything there is, possible or not, in a fixed order (A9). */
export function actionsOf(game: Game, stalker: StalkerState): readonly Sourced[] {
  const all: Sourced[] = [{ action: discardPinDown, owned: null, card: null, weaponAttack: false }];
  for (const action of BASIC) all.push({ action, owned: null, card: null, weaponAttack: false });
  const { weapon } = stalker;
  if (weapon) {
    for (const action of weaponActions(game, stalker)) {
      all.push({ action, owned: weapon, card: weapon.card, weaponAttack: true });
    }
  }
  for (const { abilities, card, owned } of abilitySources(game, stalker)) {
    for (const action of abilities.actions ?? []) all.push({ action, owned, card, weaponAttack: false });
  }
  addItems(game, stalker, all);
  for (const { action, card } of environmentActions(game)) {
    all.push({ action, owned: null, card, weaponAttack: false });
  }
  for (const { card, space } of game.state.companions) {
    if (space === null) continue;
    for (const action of game.box.companions[card]?.actions ?? []) {
      all.push({ action, owned: null, card, weaponAttack: false });
    }
  }
  return all;
}

/** EQ4: Items work from the Backpack; of equal ones the first will do. */
function addItems(game: Game, { backpack }: StalkerState, all: Sourced[]): void {
  for (const [index, owned] of backpack.entries()) {
    const actions = game.box.items[owned.card]?.abilities?.actions;
    if (!actions || backpack.findIndex(({ card }) => card === owned.card) < index) continue;
    for (const action of actions) all.push({ action, owned, card: owned.card, weaponAttack: false });
  }
}

/** What "once per Turn" is remembered by. */
export const onceKey = ({ action, owned, card }: Sourced): string =>
  `${owned?.id ?? card ?? ''}:${action.id}`;

export const costOf = (game: Game, stalker: StalkerState, action: CardAction): 'standard' | 'free' =>
  action.costNow?.(game, stalker) ?? action.cost;

/** A11: the very next Standard Action, or Weapon attack, of this Turn is Free. */
const madeFree = (turn: TurnState | null, weaponAttack: boolean): boolean =>
  turn !== null && (turn.nextFree === 'standard' || (turn.nextFree === 'weaponAttack' && weaponAttack));

function weigh(game: Game, stalker: StalkerState, sourced: Sourced): Offered {
  const { action, owned, card, weaponAttack } = sourced;
  const { turn } = game.state;
  const free = costOf(game, stalker, action) === 'free' || madeFree(turn, weaponAttack);
  const refusal = generalRefusal(game, stalker, sourced, free) ?? action.refusal(game, stalker, owned);
  return { action, owned, card, weaponAttack, free, refusal };
}

function generalRefusal(game: Game, stalker: StalkerState, sourced: Sourced, free: boolean): Reason | null {
  const { turn } = game.state;
  if (turn?.stalker !== stalker.id) return { reason: 'notYourTurn', clause: 'R11' };
  if (stalker.space === null) return { reason: 'offTheMap', clause: 'MI8' };
  if (stalker.pinDown && sourced.action !== discardPinDown) return { reason: 'pinDown', clause: 'S3' };
  if (!free && standardsLeft(game, stalker, turn.token) <= 0) {
    return { reason: 'noStandardLeft', clause: 'R7' };
  }
  if (sourced.action.oncePerTurn && turn.used.includes(onceKey(sourced))) {
    return { reason: 'oncePerTurn', clause: 'A9' };
  }
  return null;
}

/** Every Action with why it is not possible, if it is not: the Action bar and its "why not?". */
export const offered = (game: Game, stalker: StalkerState): readonly Offered[] =>
  actionsOf(game, stalker).map((sourced) => weigh(game, stalker, sourced));

export const whyNot = (game: Game, stalker: StalkerState): readonly Offered[] =>
  offered(game, stalker).filter(({ refusal }) => refusal !== null);

export type ActionOption = Extract<Option, { readonly is: 'action' }>;

const optionOf = ({ action, owned, card, free }: Offered): ActionOption => ({
  is: 'action',
  action: action.id,
  source: owned?.id ?? null,
  card,
  free,
});

/** The options of a Turn (R7). */
export function legalActions(game: Game, stalker: StalkerState): ActionOption[] {
  // S3: nothing else is worth asking.
  if (stalker.pinDown) {
    const offer = weigh(game, stalker, {
      action: discardPinDown,
      owned: null,
      card: null,
      weaponAttack: false,
    });
    return offer.refusal ? [] : [optionOf(offer)];
  }
  const options: ActionOption[] = [];
  for (const sourced of actionsOf(game, stalker)) {
    const offer = weigh(game, stalker, sourced);
    if (offer.refusal === null) options.push(optionOf(offer));
  }
  return options;
}

/** The Action an option named, as it stands now. */
export const findAction = (
  game: Game,
  stalker: StalkerState,
  action: string,
  source: OwnedId | null,
): Sourced | undefined =>
  actionsOf(game, stalker).find(
    (sourced) => sourced.action.id === action && (sourced.owned?.id ?? null) === source,
  );
