/** Every text a Mission needs, by key, with the place in the file that asks for it. */

import type { Mission } from '../../model/mission.ts';
import { placeKey, textId } from '../../survival/names.ts';
import { textsOfDeeds } from './deedTexts.ts';
import { walkMission } from './walk.ts';

export interface TextNeeded {
  readonly key: string;
  readonly where: string;
}

const ofCard = (kind: 'event' | 'environment', id: string): string => `${kind}.${id}`;

export function textsOf(mission: Mission): readonly TextNeeded[] {
  const own = `mission.${textId(mission.id)}`;
  const needed: TextNeeded[] = [
    { key: `${own}.name`, where: 'id' },
    { key: `${own}.prologue`, where: 'id' },
    { key: `${own}.objective`, where: 'id' },
    ...Object.keys(mission.endings).map((ending) => ({
      key: `${own}.ending.${ending}`,
      where: `endings.${ending}`,
    })),
  ];
  for (const [i, { id }] of (mission.places ?? []).entries()) {
    needed.push({ key: placeKey(mission.id, id), where: `places.${i}.id` });
  }
  for (const [i, { id }] of (mission.aims ?? []).entries()) {
    needed.push({ key: `aim.${textId(mission.id)}.${id}`, where: `aims.${i}.id` });
  }
  const prefix = (card: string | null, kind: string): string => {
    if (card === null) return own;
    return ofCard(kind === 'environment' ? 'environment' : 'event', card);
  };
  for (const [list, events] of [
    ['events', mission.events],
    ['randomEvents', mission.randomEvents ?? []],
  ] as const) {
    for (const [i, { id }] of events.entries()) {
      needed.push(
        { key: `event.${id}.name`, where: `${list}.${i}.id` },
        { key: `event.${id}.text`, where: `${list}.${i}.id` },
      );
    }
  }
  for (const id of mission.setup.recipe?.cards.of ?? []) {
    needed.push({ key: `token.${id}.name`, where: 'setup.recipe.cards.of' });
  }
  for (const [i, card] of mission.environment.entries()) {
    for (const face of ['a', 'b'] as const) {
      if (!card[face]) continue;
      const where = `environment.${i}.${face}`;
      needed.push(
        { key: `environment.${card.id}.${face}.name`, where },
        { key: `environment.${card.id}.${face}.text`, where },
      );
    }
  }
  for (const [ending, { epilogue = [] }] of Object.entries(mission.endings)) {
    needed.push(...textsOfDeeds(epilogue, `endings.${ending}.epilogue`, `${own}.epilogue`));
  }
  walkMission(mission, {
    effect(effect, where, { card }) {
      if (effect.do === 'show') needed.push({ key: effect.text, where: `${where}.text` });
      if (effect.do === 'points' && effect.why !== undefined && card === null)
        needed.push({ key: `${own}.score.${effect.why}`, where: `${where}.why` });
    },
    choice(choice, where, { card, in: kind }) {
      needed.push({ key: `${prefix(card, kind)}.choice.${choice.id}`, where: `${where}.id` });
    },
    action(action, where, { card, in: kind }) {
      needed.push({ key: `${prefix(card, kind)}.action.${action.id}`, where: `${where}.id` });
    },
  });
  return needed;
}
