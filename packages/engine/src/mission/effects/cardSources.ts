/**
 * The sources of triggers and Actions: the Mission itself, the cards in play, the active Event. It is used after every
 * step, so it is cached as long as the same cards are in play.
 */
import { LastTwo } from '../../cache/lastTwo.ts';
import type { Box } from '../../model/box.ts';
import type { Game } from '../../model/game.ts';
import type { CardId } from '../../model/ids.ts';
import type { EnvironmentAction, Trigger, Waiting } from '../../model/mission.ts';
import type { Sourced } from '../../model/script.ts';
import type { EnvironmentState } from '../../model/state.ts';
import { missionOf } from '../../rules/basics/mission.ts';
import { eventCard, faceOf } from '../words/cards.ts';
import type { Active, Entrances } from './triggers.ts';

/** A card and what is printed on it that can be waited for or done; null: the Mission's own. */
export interface Speaker {
  readonly card: CardId | null;
  readonly triggers: readonly Trigger[];
  readonly actions: readonly EnvironmentAction[];
}

export interface CardSources {
  readonly box: Box;
  readonly mission: string;
  readonly lying: readonly EnvironmentState[];
  readonly event: CardId | null;
  /** In the order in which they are resolved. */
  readonly speakers: readonly Speaker[];
  /** What triggers.ts and environmentActions.ts make of them when first asked. */
  triggers: ReadonlyMap<Waiting['on'], readonly Active[]> | null;
  entrances: Entrances | null;
  actions: readonly Sourced[] | null;
}

const tables = new LastTwo<CardSources>();

export function cardSourcesOf(game: Game): CardSources {
  const { latest, before } = tables;
  if (latest !== null && isOf(latest, game)) return latest;
  return tables.keep(before !== null && isOf(before, game) ? before : lookOver(game));
}

const isOf = (table: CardSources, { box, state: { mission, event } }: Game): boolean =>
  table.lying === mission.environment &&
  table.event === event &&
  table.mission === mission.id &&
  table.box === box;

function lookOver(game: Game): CardSources {
  const { mission, event } = game.state;
  const speakers = [speaker(null, missionOf(game))];
  for (const state of mission.environment) speakers.push(speaker(state.card, faceOf(game, state)));
  if (event !== null) speakers.push(speaker(event, eventCard(game, event)));
  return {
    box: game.box,
    mission: mission.id,
    lying: mission.environment,
    event,
    speakers,
    triggers: null,
    entrances: null,
    actions: null,
  };
}

const speaker = (card: CardId | null, { triggers, actions }: Partial<Omit<Speaker, 'card'>>): Speaker => ({
  card,
  triggers: triggers ?? [],
  actions: actions ?? [],
});
