/** Whether every card and every seat that a position names exists. Each problem is told with its place in the file. */
import { type Problem, problemAt, sayTo, unknownName } from '../base/problems.ts';
import type { Box } from '../model/box.ts';
import { missionNamed } from '../survival/compose.ts';
import type { Position } from './schema.ts';

export function checkNames(box: Box, position: Position, problems: Problem[]): void {
  const { mission, stalkers, lead = 0, turn } = position;
  if (mission !== undefined && !missionNamed(box, mission))
    problems.push(unknownName('mission', 'mission', mission, Object.keys(box.missions)));
  const say = sayTo(problems);
  const seats = stalkers.length;
  if (lead >= seats) say('lead', 'position.seats', { seats });
  if (turn && turn.stalker >= seats) say('turn.stalker', 'position.seats', { seats });
  checkEvent(box, position, problems);
  checkEnvironment(box, position, problems);
  checkDecks(box, position, problems);
  checkBackpacks(box, position, problems);
}

/** ZS3: a Mission's own Random Events, or those of the box. */
const randomEventsOf = (box: Box, { mission = '' }: Position): readonly string[] =>
  missionNamed(box, mission)?.randomEvents?.map(({ id }) => id) ?? Object.keys(box.randomEvents);

/** The Events a game with this Mission could meet. */
const eventsOf = (box: Box, position: Position): readonly string[] => [
  ...(missionNamed(box, position.mission ?? '')?.events ?? []).map(({ id }) => id),
  ...randomEventsOf(box, position),
];

function checkEvent(box: Box, position: Position, problems: Problem[]): void {
  const { event } = position;
  if (event === undefined) return;
  const known = eventsOf(box, position);
  if (!known.includes(event)) problems.push(unknownName('event', 'event', event, known));
}

function checkEnvironment(box: Box, { mission = '', environment = [] }: Position, problems: Problem[]): void {
  const cards = [
    ...(missionNamed(box, mission)?.environment ?? []),
    ...Object.values(box.lostTerritories?.environment ?? {}),
    // C5: Contracts lie beside the map like Notes.
    ...Object.values(box.contacts ?? {}).flatMap((contact) =>
      contact.kind === 'contract' ? [contact.note] : [],
    ),
  ];
  environment.forEach(({ card: id, face }, index) => {
    const card = cards.find((each) => each.id === id);
    const known = cards.map((each) => each.id);
    if (!card) problems.push(unknownName(`environment.${index}.card`, 'environment', id, known));
    else if (!card[face])
      problems.push(problemAt(`environment.${index}.face`, 'position.face', { card: id, face }));
  });
}

function checkDecks(box: Box, position: Position, problems: Problem[]): void {
  const { decks = {} } = position;
  const known: Readonly<Record<keyof typeof decks, readonly string[]>> = {
    wounds: Object.keys(box.wounds),
    low: Object.keys(box.lowActivations),
    high: Object.keys(box.highActivations),
    control: Object.keys(box.controls),
    events: eventsOf(box, position),
    randomEvents: randomEventsOf(box, position),
    weapons: Object.keys(box.weapons),
    armors: Object.keys(box.armors),
    attachments: Object.keys(box.attachments),
    artifacts: Object.keys(box.artifacts),
    items: Object.keys(box.items),
    loot: Object.keys(box.loot),
    unknown: Object.keys(box.unknown),
    lostTerritories: Object.keys(box.lostTerritories?.setups ?? {}),
  };
  for (const [deck, there] of Object.entries(known)) {
    const cards: readonly string[] = Object.entries(decks).find(([name]) => name === deck)?.[1] ?? [];
    cards.forEach((card, index) => {
      if (!there.includes(card)) problems.push(unknownName(`decks.${deck}.${index}`, 'card', card, there));
    });
  }
}

function checkBackpacks(box: Box, { stalkers }: Position, problems: Problem[]): void {
  const { weapons, armors, attachments, artifacts, items } = box;
  const decks = [weapons, armors, attachments, artifacts, items];
  stalkers.forEach(({ backpack = [] }, seat) => {
    backpack.forEach((written, index) => {
      const card = typeof written === 'string' ? written : written.card;
      if (!decks.some((deck) => Object.hasOwn(deck, card)))
        problems.push(unknownName(`stalkers.${seat}.backpack.${index}`, 'equipment', card));
    });
  });
}
