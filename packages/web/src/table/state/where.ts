/**
 * Where on the map something lies: an Entity, an option, a fact. All of it is read from the data, nothing from words.
 */
import type { SpaceId } from '@zonecrawl/engine/board';
import type { Decision, EntityId, Fact, Option, OverlayId } from '@zonecrawl/engine/model';
import type { View } from '@zonecrawl/engine/view';
import { isOfAttention } from '../../game/attention.ts';

/** The space of an Entity; undefined: it is not on the map. */
export function spaceOfEntity(view: View, entity: EntityId | null | undefined): SpaceId | undefined {
  const all = [...view.stalkers, ...view.enemies, ...view.companions];
  return all.find(({ id }) => id === entity)?.space ?? undefined;
}

/** What of the map an option means; empty for one that means nothing there. */
export interface OptionPlace {
  readonly space?: SpaceId;
  readonly entity?: EntityId;
  /** Of an Anomaly on that space. */
  readonly symbol?: { readonly overlay: OverlayId; readonly number: number };
  /** From where the walker stands to the end. */
  readonly route?: readonly SpaceId[];
}

export function placeOfOption(option: Option, decision: Decision, view: View): OptionPlace {
  const { about } = decision;
  switch (option.is) {
    case 'space':
      return { space: option.space };
    case 'symbol':
      return { space: option.space, symbol: { overlay: option.overlay, number: option.symbol } };
    case 'entity':
      return { entity: option.entity, ...(option.space === null ? {} : { space: option.space }) };
    case 'stalker':
      return { entity: option.stalker };
    case 'effect':
      return option.target === null ? {} : { entity: option.target };
    case 'route': {
      const start = isOfAttention(decision) ? (about.space ?? undefined) : spaceOfEntity(view, about.entity);
      return { route: [...(start === undefined ? [] : [start]), ...option.route.map(({ to }) => to)] };
    }
    case 'overlay': {
      const center = view.overlays.find(({ id }) => id === option.overlay)?.center;
      return center === undefined ? {} : { space: center };
    }
    case 'say':
    case 'action':
    case 'turn':
    case 'direction':
    case 'die':
    case 'number':
    case 'part':
    case 'owned':
    case 'magazine':
    case 'choice':
    case 'exchange':
      return {};
  }
}

/** AN5: while it is asked whether to roll for an Anomaly again, the symbols that it would activate with. */
export function symbolsSetOff(
  { kind, about }: Decision,
  { overlays }: Pick<View, 'overlays'>,
): readonly NonNullable<OptionPlace['symbol']>[] {
  if (kind !== 'reroll' || about.action !== 'anomalyActivates') return [];
  return overlays
    .filter(({ id }) => id === about.overlay)
    .flatMap(({ id, symbols }) =>
      symbols.flatMap(({ petals }, number) => (petals === about.amount ? [{ overlay: id, number }] : [])),
    );
}

/** Who does what a fact tells, or whom it is about. */
export const whoseFact = (fact: Fact): EntityId | undefined =>
  'enemy' in fact ? (fact.enemy ?? undefined) : 'entity' in fact ? (fact.entity ?? undefined) : undefined;

/** Where a fact happens. */
export function spaceOfFact(fact: Fact, view: View | undefined): SpaceId | null {
  if ('space' in fact && fact.space !== null) return fact.space;
  if (fact.fact === 'moved') return fact.to;
  return (view && spaceOfEntity(view, whoseFact(fact))) ?? null;
}
