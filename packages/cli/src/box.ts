/** `zone box`: for every deck the cards implemented and the cards in the printed box. */
import { box } from '@zonecrawl/content';
import { territories } from '@zonecrawl/content/tiles';
import { readArguments } from './args.ts';
import { printJson } from './files.ts';

interface Count {
  readonly deck: string;
  /** Copies that can be played. */
  readonly there: number;
  /** Copies in the printed box; null: unknown. */
  readonly inBox: number | null;
  /** Different cards among those implemented. */
  readonly different: number;
}

type Cards = Readonly<Record<string, { readonly copies?: number }>>;

const count = (deck: string, cards: Cards, inBox: number | null): Count => {
  const all = Object.values(cards);
  return {
    deck,
    there: all.reduce((sum, card) => sum + (card.copies ?? 1), 0),
    inBox,
    different: all.length,
  };
};

/** MI3: Anomalies that come with a Mission are not part of the deck. */
const only = (cards: typeof box.anomalies, mission: boolean): Cards =>
  Object.fromEntries(Object.entries(cards).filter(([, card]) => (card.mission ?? false) === mission));

/** LT1: Setup cards and L-cards. */
const lostTerritories = (): Cards => {
  const { setups = {}, environment = {} } = box.lostTerritories ?? {};
  const setupCards = Object.values(setups).map(({ id, copies }) => [`setup/${id}`, { copies }] as const);
  return Object.fromEntries([...setupCards, ...Object.keys(environment).map((id) => [id, {}] as const)]);
};

/** The printed counts: components list of the rulebook, p. 4 and 5. */
export function counts(): Count[] {
  const missionCards = (
    pick: (mission: (typeof box.missions)[string]) => readonly { readonly id: string }[],
  ): Cards =>
    Object.fromEntries(
      Object.values(box.missions).flatMap((mission) =>
        pick(mission).map((card) => [`${mission.id}/${card.id}`, {}]),
      ),
    );
  return [
    count('stalkers', box.stalkers, 12),
    count('weapons', box.weapons, 27),
    count('armors', box.armors, 26),
    count('attachments', box.attachments, 33),
    count('artifacts', box.artifacts, 26),
    count('items', box.items, 38),
    count('enemies', box.enemies, 17),
    count('wounds', box.wounds, 20),
    count('lowActivations', box.lowActivations, 10),
    count('highActivations', box.highActivations, 12),
    count('controls', box.controls, 3),
    count('anomalies', only(box.anomalies, false), 11),
    count('missionAnomalies', only(box.anomalies, true), null),
    count('patterns', Object.fromEntries(box.patterns.map((pattern) => [pattern.number, {}])), 13),
    count('randomEvents', box.randomEvents, 18),
    count('contacts', box.contacts ?? {}, 16),
    count('lostTerritories', lostTerritories(), 21),
    count('territories', Object.fromEntries(territories.map(({ id }) => [id, {}])), 6),
    count('loot', box.loot, 31),
    count('unknown', box.unknown, 24),
    count('companions', Object.fromEntries(Object.keys(box.companions).map((id) => [id, {}])), null),
    count('missions', Object.fromEntries(Object.keys(box.missions).map((id) => [id, {}])), null),
    count(
      'missionEvents',
      missionCards((mission) => mission.events),
      null,
    ),
    count(
      'environment',
      missionCards((mission) => mission.environment),
      null,
    ),
  ];
}

export function countBox(args: readonly string[]): number {
  const { options } = readArguments(args, { json: 'flag' }, 'zone box [--json]');
  const decks = counts();
  if (options.json) printJson({ digest: box.digest, decks });
  else {
    for (const { deck, there, inBox, different } of decks) {
      console.log(
        `${deck.padEnd(16)} ${String(there).padStart(3)} of ${inBox ?? '?'} (${different} different)`,
      );
    }
  }
  return 0;
}
