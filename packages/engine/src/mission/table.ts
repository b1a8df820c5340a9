/**
 * What lies on the table and says something: the Mission itself, the cards lying out, the active Event. It is asked
 * after every step of everybody, so it is put together once and kept until a card comes, goes or is flipped.
 */
import { Recall } from '../board/recall.ts';
import type { Box } from '../cards/box.ts';
import type { Game } from '../kernel/game.ts';
import type { CardId } from '../kernel/ids.ts';
import type { EnvironmentState, MissionState } from '../kernel/state.ts';
import type { Sourced } from '../rules/actions/sourced.ts';
import { eventCard, faceOf, missionOf } from './cards.ts';
import type { Active, Entrance } from './triggers.ts';
import type { EnvironmentAction, Trigger, Waiting } from './types.ts';

/** A card and what is printed on it that can be waited for or done; null: the Mission's own. */
export interface Speaker {
  readonly card: CardId | null;
  readonly triggers: readonly Trigger[];
  readonly actions: readonly EnvironmentAction[];
}

export interface Table {
  readonly box: Box;
  readonly event: CardId | null;
  readonly lying: readonly Pick<EnvironmentState, 'card' | 'face'>[];
  /** In the order in which they speak. */
  readonly speakers: readonly Speaker[];
  /** What triggers.ts and environmentActions.ts make of them when first asked. */
  triggers: ReadonlyMap<Waiting['on'], readonly Active[]> | null;
  entrances: Readonly<Record<Entrance['moment'], readonly Entrance[]>> | null;
  actions: readonly Sourced[] | null;
}

const tables = new Recall<MissionState, Table>();

export function tableOf(game: Game): Table {
  const known = tables.get(game.state.mission);
  return known !== undefined && isUnchanged(known, game) ? known : lookOver(game);
}

function isUnchanged({ box, event, lying }: Table, game: Game): boolean {
  const { environment } = game.state.mission;
  if (event !== game.state.event || lying.length !== environment.length || box !== game.box) return false;
  for (let i = 0; i < lying.length; i++) {
    if (lying[i]?.card !== environment[i]?.card || lying[i]?.face !== environment[i]?.face) return false;
  }
  return true;
}

function lookOver(game: Game): Table {
  const { mission, event } = game.state;
  const speakers = [speaker(null, missionOf(game))];
  for (const state of mission.environment) speakers.push(speaker(state.card, faceOf(game, state)));
  if (event !== null) speakers.push(speaker(event, eventCard(game, event)));
  const lying = mission.environment.map(({ card, face }) => ({ card, face }));
  const table: Table = {
    box: game.box,
    event,
    lying,
    speakers,
    triggers: null,
    entrances: null,
    actions: null,
  };
  tables.set(mission, table);
  return table;
}

const speaker = (card: CardId | null, { triggers, actions }: Partial<Omit<Speaker, 'card'>>): Speaker => ({
  card,
  triggers: triggers ?? [],
  actions: actions ?? [],
});
