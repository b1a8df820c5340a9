/**
 * What a Mission has to say about places of the map, as far as everybody can read it on the table (MI3, MI4): what can be
 * done where, what happens to a Stalker who enters, which cards lie there; and what the team should do next.
 */
import type { SpaceId } from '../board/types.ts';
import { secretsOf } from '../mission/check/secrets.ts';
import { cardSourcesOf, type Speaker } from '../mission/effects/cardSources.ts';
import { amount, holds } from '../mission/words/conditions.ts';
import { effectContext } from '../mission/words/effectContext.ts';
import { spacesOf } from '../mission/words/places.ts';
import type { Game } from '../model/game.ts';
import type { CardId } from '../model/ids.ts';
import type { EnvironmentAction } from '../model/mission.ts';
import type { Condition } from '../model/words.ts';
import { missionOf } from '../rules/basics/mission.ts';

export interface Pin {
  /** An Action there; one that leaves the map; what happens to a Stalker who enters; a card that lies there. */
  readonly is: 'action' | 'exit' | 'entering' | 'card';
  /** null: the Mission's own. */
  readonly card: CardId | null;
  /** Of an Action, as options name it; of a card its id. */
  readonly id: string;
  readonly spaces: readonly SpaceId[];
  /** Of an Action; null otherwise. */
  readonly cost: 'standard' | 'free' | null;
  /** Whether a Stalker on the map could do it, standing there. */
  readonly open: boolean;
}

/** What to do next, and where. Its text is `aim.<mission>.<id>`, of a scenario `aim.zs.<scenario>.<id>`. */
export interface AimView {
  readonly id: string;
  readonly spaces: readonly SpaceId[];
  /** Where something is counted: how far the team is. */
  readonly progress: { readonly have: number; readonly want: number } | null;
}

export function pinsOf(game: Game): readonly Pin[] {
  const pins: Pin[] = [];
  for (const speaker of cardSourcesOf(game).speakers) {
    const { card, actions } = speaker;
    for (const action of actions) {
      if (action.place.at !== 'anywhere') pins.push(actionPin(game, card, action));
    }
    // What the Mission itself waits for is printed nowhere, so nobody knows it.
    if (card !== null) pins.push(...enteringPins(game, card, speaker));
  }
  for (const { card, at } of game.state.mission.environment) {
    if (at) pins.push({ is: 'card', card, id: card, spaces: under(game, card), cost: null, open: true });
  }
  return pins.filter(({ spaces }) => spaces.length > 0);
}

const under = (game: Game, card: CardId): readonly SpaceId[] =>
  spacesOf(game, { at: 'card', card }, effectContext(card));

function actionPin(game: Game, card: CardId | null, action: EnvironmentAction): Pin {
  const { id, place, cost, when } = action;
  return {
    is: action.do.some((effect) => effect.do === 'leave') ? 'exit' : 'action',
    card,
    id: card === null ? id : `${card}.${id}`,
    spaces: spacesOf(game, place, effectContext(card)),
    cost,
    open: when === undefined || mayHold(game, card, when),
  };
}

function enteringPins(game: Game, card: CardId, { triggers }: Speaker): readonly Pin[] {
  return triggers.flatMap(({ id, wait, once, when }): readonly Pin[] => {
    if (wait.on !== 'enters' || wait.who !== 'stalker' || wait.place.at === 'anywhere') return [];
    if (once && game.state.mission.fired.includes(`${card}/${id}`)) return [];
    const open = when === undefined || mayHold(game, card, when);
    const spaces = spacesOf(game, wait.place, effectContext(card));
    return [{ is: 'entering', card, id: `${card}.${id}`, spaces, cost: null, open }];
  });
}

const hiddenCounters = (game: Game): readonly string[] =>
  secretsOf(game).flatMap(({ branches }) => Object.keys(branches[0] ?? {}));

/** For one of those on the map; what nobody can know counts as possible. */
function mayHold(game: Game, card: CardId | null, condition: Condition): boolean {
  const hidden = hiddenCounters(game);
  if (hidden.length > 0 && asksFor(condition, hidden)) return true;
  return game.state.stalkers.some(
    (stalker) => stalker.space !== null && holds(game, condition, effectContext(card, stalker)),
  );
}

function asksFor(condition: Condition, counters: readonly string[]): boolean {
  switch (condition.if) {
    case 'counter':
      return counters.includes(condition.counter);
    case 'all':
    case 'any':
      return condition.of.some((one) => asksFor(one, counters));
    case 'not':
      return asksFor(condition.that, counters);
    default:
      return false;
  }
}

/** The first aim that is not reached; null: none is left, or the Mission names none. */
export function aimOf(game: Game): AimView | null {
  const aim = missionOf(game).aims?.find(({ until }) => !holds(game, until, effectContext(null)));
  if (aim === undefined) return null;
  return {
    id: aim.id,
    spaces: aim.place === undefined ? [] : spacesOf(game, aim.place, effectContext(null)),
    progress: progressOf(game, aim.until),
  };
}

/** Only of what has to be done several times, and what everybody can count. */
function progressOf(game: Game, until: Condition): AimView['progress'] {
  if (until.if !== 'counter' || until.is !== 'atLeast' || hiddenCounters(game).includes(until.counter))
    return null;
  const want = amount(game, until.value);
  return want > 1 ? { have: game.state.mission.counters[until.counter] ?? 0, want } : null;
}
