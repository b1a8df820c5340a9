/** An index of all effects of a Mission's cards with their preconditions, for the backward search from an objective. */

import { IdentityCache } from '@zonecrawl/engine/cache';
import type { CardId, Condition, Effect, EnvironmentAction, Mission, Trigger } from '@zonecrawl/engine/model';

/** What causes an effect. */
export type EffectSource =
  | {
      readonly from: 'action';
      readonly card: CardId | null;
      readonly face: 'a' | 'b' | null;
      readonly action: EnvironmentAction;
    }
  | {
      readonly from: 'trigger';
      readonly card: CardId | null;
      readonly face: 'a' | 'b' | null;
      readonly trigger: Trigger;
    }
  /** A face is turned up and read. */
  | { readonly from: 'face'; readonly card: CardId; readonly face: 'a' | 'b' }
  /** It happens with time. */
  | { readonly from: 'event'; readonly card: CardId };

export interface Maker {
  readonly effect: Effect;
  readonly source: EffectSource;
  /** Further conditions that must hold. */
  readonly when: readonly Condition[];
  /** Choices that must be made for it, as `<card>/<choice>`. */
  readonly choices: readonly string[];
}

const known = new IdentityCache<Mission, Makers>();

/** By what they do. */
export type Makers = ReadonlyMap<Effect['do'], readonly Maker[]>;

export const makersOf = (mission: Mission): Makers =>
  known.of(mission, () => Map.groupBy(collect(mission), ({ effect }) => effect.do));

function collect(mission: Mission): readonly Maker[] {
  const makers: Maker[] = [];
  const read = (effects: readonly Effect[] | undefined, source: EffectSource): void =>
    addAll(makers, effects ?? [], source, [], []);
  const printed = (
    card: CardId | null,
    face: 'a' | 'b' | null,
    on: { readonly actions?: readonly EnvironmentAction[]; readonly triggers?: readonly Trigger[] },
  ): void => {
    for (const action of on.actions ?? []) read(action.do, { from: 'action', card, face, action });
    for (const trigger of on.triggers ?? []) read(trigger.do, { from: 'trigger', card, face, trigger });
  };
  printed(null, null, mission);
  for (const card of mission.environment) {
    for (const face of ['a', 'b'] as const) {
      const side = card[face];
      if (side === undefined) continue;
      printed(card.id, face, side);
      read(side.resolve, { from: 'face', card: card.id, face });
    }
  }
  for (const event of mission.events) {
    printed(event.id, null, event);
    read([...event.instant, ...event.endOfRound], { from: 'event', card: event.id });
  }
  return makers;
}

function addAll(
  makers: Maker[],
  effects: readonly Effect[],
  source: EffectSource,
  when: readonly Condition[],
  choices: readonly string[],
): void {
  for (const effect of effects) {
    makers.push({ effect, source, when, choices });
    switch (effect.do) {
      case 'if':
        addAll(makers, effect.effects, source, [...when, effect.when], choices);
        addAll(makers, effect.otherwise ?? [], source, [...when, { if: 'not', that: effect.when }], choices);
        break;
      case 'ask':
        for (const choice of effect.choices) {
          const also = choice.when ? [...when, choice.when] : when;
          addAll(makers, choice.do, source, also, [...choices, `${cardOf(source) ?? ''}/${choice.id}`]);
        }
        break;
      case 'random':
        for (const branch of effect.of) addAll(makers, branch, source, when, choices);
        break;
      case 'roll':
        for (const branch of Object.values(effect.on)) addAll(makers, branch, source, when, choices);
        break;
      case 'repeat':
      case 'each':
        addAll(makers, effect.effects, source, when, choices);
        break;
      default:
        break;
    }
  }
}

export const cardOf = ({ card }: EffectSource): CardId | null => card;
