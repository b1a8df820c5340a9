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

const byId = (ids: readonly string[]): Cards => Object.fromEntries(ids.map((id) => [id, {}]));

const isUnique = (card: { readonly unique?: true }): boolean => card.unique === true;

/** ZS2: pieces that are in no deck. */
const uniqueLoot = (): Cards =>
  byId(
    [box.weapons, box.armors, box.attachments, box.artifacts, box.items].flatMap((deck) =>
      Object.values(deck)
        .filter(isUnique)
        .map(({ id }) => id),
    ),
  );

/** What the printed decks hold. */
const common = (
  cards: Readonly<Record<string, { readonly copies: number; readonly unique?: true }>>,
): Cards => Object.fromEntries(Object.entries(cards).filter(([, card]) => !isUnique(card)));

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
  const ofTheBox = Object.fromEntries(Object.entries(box.enemies).filter(([, card]) => !card.survival));
  return [
    count('stalkers', box.stalkers, 12),
    count('weapons', common(box.weapons), 27),
    count('armors', common(box.armors), 26),
    count('attachments', common(box.attachments), 33),
    count('artifacts', common(box.artifacts), 26),
    count('items', common(box.items), 38),
    count('enemies', ofTheBox, 17),
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
    count('scenarios', byId(Object.keys(box.survival?.scenarios ?? {})), 10),
    count('maps', byId(Object.keys(box.survival?.maps ?? {})), 10),
    count('setupCards', byId(box.survival?.setupCards.map(({ id }) => id) ?? []), null),
    count('survivalEvents', byId(box.survival?.events.map(({ id }) => id) ?? []), null),
    count('uniqueLoot', uniqueLoot(), null),
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
