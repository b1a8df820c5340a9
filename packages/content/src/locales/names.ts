/** The kinds of names, and which keys have them: a message that asks for a form needs it of each of these names. */
import type { Box } from '@zonecrawl/engine/model';
import { patternOf } from './families.ts';

export const nameKinds = [
  'stalker',
  'enemy',
  'companion',
  'entity',
  'anomaly',
  'event',
  'activation',
  'control',
  'equipment',
  'environment',
  'contact',
  'card',
  'attack',
  'ability',
  'action',
  'effect',
  'source',
  'token',
  'finding',
  'magazine',
  'thing',
  'mission',
  'location',
  'term',
  'component',
  'direction',
  'colour',
  'goal',
  'achievement',
  'story',
  'service',
  'slot',
  'figure',
  'sticker',
  'bot',
  'band',
  'pin',
  'map',
] as const;
export type NameKind = (typeof nameKinds)[number];

/** The slots of a PDA; other texts of theirs have keys beside them. */
const SLOTS = ['weapon', 'weaponAttachment', 'armor', 'armorAttachment', 'artifact', 'backpack'] as const;

/** The keys of all names of a kind, of those that are there. */
export function namesOf(kind: NameKind, box: Box, keys: Iterable<string>): readonly string[] {
  const all = [...keys];
  const known = new Set(all);
  const like = (...patterns: readonly string[]): readonly string[] => {
    const expressions = patterns.map(patternOf);
    return all.filter((key) => expressions.some((expression) => expression.test(key)));
  };
  const of = (head: string, ...decks: readonly object[]): readonly string[] =>
    decks
      .flatMap((deck) => Object.keys(deck).map((id) => `${head}.${id}.name`))
      .filter((key) => known.has(key));
  const kinds = (...others: readonly NameKind[]): readonly string[] => [
    ...new Set(others.flatMap((other) => namesOf(other, box, all))),
  ];
  switch (kind) {
    case 'stalker':
      return of('card', box.stalkers);
    case 'enemy':
      return of('card', box.enemies);
    case 'companion':
      return like('companion.*.name');
    case 'entity':
      return [...kinds('stalker', 'enemy', 'companion'), ...like('name.somebody')];
    case 'anomaly':
      return [...of('card', box.anomalies), ...like('term.anomaly.name')];
    case 'event':
      return like('event.*.name');
    case 'activation':
      return of('card', box.lowActivations, box.highActivations);
    case 'control':
      return of('card', box.controls);
    case 'equipment':
      return [
        ...of('card', box.weapons, box.armors, box.attachments, box.artifacts, box.items),
        ...like('name.hiddenCard'),
      ];
    case 'environment':
      return like('environment.*.a.name', 'environment.*.b.name');
    case 'contact':
      return of('card', box.contacts ?? {});
    case 'card':
      return [
        ...like('card.*.name'),
        ...kinds('event', 'environment', 'companion'),
        ...like('name.hiddenCard'),
      ];
    case 'attack':
      // The Knife is an Action of the rules.
      return like('attack.*.name', 'action.knife.name');
    case 'ability':
      return like('ability.*.name', 'ability.*.*.name', 'companion.*.ability.*');
    case 'action':
      return [
        ...like('action.*.name', 'mission.*.action.*', 'environment.*.action.*', 'event.*.action.*'),
        ...like('companion.*.action.*'),
        ...kinds('ability', 'attack'),
      ];
    case 'effect':
      return [...like('action.*.name', 'source.*'), ...kinds('ability', 'term', 'card')];
    case 'source':
      return [...like('source.*', 'modifier.*'), ...kinds('card', 'ability', 'attack', 'term')];
    case 'token':
      // Anomalies and Loot that a Mission lays out are tokens, too.
      return [...like('token.*.name', 'term.loot.name', 'term.artifact.name'), ...kinds('anomaly')];
    case 'component':
      return kinds('term', 'token', 'card');
    case 'finding':
      return like('finding.*.name', 'token.*.name');
    case 'magazine':
      return like('table.magazine.*');
    case 'thing':
      return [...kinds('card', 'finding', 'magazine'), ...like('term.bolt.name')];
    case 'mission':
      return like('mission.*.name');
    case 'location':
      return like('location.*.name');
    case 'term':
      return like('term.*.name');
    case 'direction':
      return like('table.direction.*');
    case 'colour':
      return like('table.colour.*');
    case 'goal':
      return like('table.activation.goal.*');
    case 'achievement':
      return like('achievement.*.name');
    case 'story':
      return like('story.*.name');
    case 'service':
      return like('card.*.service.*');
    case 'slot':
      return like(...SLOTS.map((slot) => `camp.slot.${slot}`));
    case 'figure':
      return like('camp.figure.*');
    case 'sticker':
      return like('camp.place.*');
    case 'bot':
      return like('hint.bot.*');
    case 'band':
      return like('ui.geiger.band.*');
    case 'map':
      return like('map.*.name');
    case 'pin':
      return kinds('card', 'action');
  }
}

/** The keys of all names, of those that are there. */
export function nameKeys(box: Box, keys: Iterable<string>): ReadonlySet<string> {
  const all = [...keys];
  return new Set(nameKinds.flatMap((kind) => namesOf(kind, box, all)));
}
