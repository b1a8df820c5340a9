/** What happens between Missions, in words. */
import type { CampaignDecision, CampaignFact, ChroniclePage } from '@zonecrawl/engine/campaign';
import type { LocationId } from '@zonecrawl/engine/model';
import { type Name, nameOf, t, textOr, wordsOf } from '../../text/index.ts';
import { cardIn, missionIn, missionName } from '../../words/names.ts';

export const locationIn = (id: LocationId): Name => nameOf(id, [`location.${id}.name`]);
export const locationName = (id: LocationId): string => wordsOf(locationIn(id));

export const placeName = (where: ChroniclePage['where'] | null): string => {
  if (where === null) return '';
  return 'mission' in where ? missionName(where.mission) : locationName(where.location);
};

/** Choices of a script have their texts with the place, those of an epilogue with the Mission. */
export const choiceText = ({ location, mission }: CampaignDecision['about'], choice: string): string =>
  textOr(choice, [
    ...(location === undefined ? [] : [`location.${location}.choice.${choice}`]),
    ...(mission === undefined ? [] : [`mission.${mission}.epilogue.choice.${choice}`]),
  ]);

export const serviceIn = (contact: string, service: string): Name =>
  nameOf(service, [`card.${contact}.service.${service}`]);
export const serviceName = (contact: string, service: string): string => wordsOf(serviceIn(contact, service));

/** One line about a change; '' for changes that are not reported. */
export function campaignFactText(fact: CampaignFact): string {
  switch (fact.fact) {
    case 'began':
      return t('camp.fact.began', { coupons: fact.coupons });
    case 'joined':
    case 'dismissed':
      return t(`camp.fact.${fact.fact}`, { stalker: cardIn(fact.stalker) });
    case 'missionChosen':
    case 'visited':
    case 'appeared':
    case 'crossedOut':
      return t(`camp.fact.${fact.fact}`, { location: locationIn(fact.location) });
    case 'coupons':
      return t(fact.by < 0 ? 'camp.fact.paid' : 'camp.fact.earned', {
        by: Math.abs(fact.by),
        coupons: fact.coupons,
      });
    case 'gained':
    case 'lost':
    case 'removedCard':
      return t(`camp.fact.${fact.fact}`, { card: cardIn(fact.card) });
    case 'magazines':
      return t(fact.by < 0 ? 'camp.fact.magazinesGone' : 'camp.fact.magazinesCame', {
        by: Math.abs(fact.by),
        magazine: { name: `table.magazine.${fact.magazine}` },
      });
    case 'bought':
    case 'sold':
      return t(`camp.fact.${fact.fact}`, { card: cardIn(fact.card), price: fact.price });
    case 'contactGained':
    case 'contactLost':
    case 'hired':
    case 'signed':
      return t(`camp.fact.${fact.fact}`, { contact: cardIn(fact.contact) });
    case 'serviceTaken':
      return t('camp.fact.serviceTaken', {
        contact: cardIn(fact.contact),
        service: serviceIn(fact.contact, fact.service),
      });
    case 'achieved':
      return t('camp.fact.achieved', { achievement: { name: `achievement.${fact.achievement}.name` } });
    case 'scarred':
      return t('camp.fact.scarred', {
        stalker: cardIn(fact.stalker),
        scar: { name: `scar.${fact.scar}.name` },
      });
    case 'storyEnded':
      return t('camp.fact.storyEnded', { story: { name: `story.${fact.story}.name` } });
    case 'departed':
      return t('camp.fact.departed', { mission: missionIn(fact.mission) });
    case 'returned':
      return t(fact.won ? 'camp.fact.won' : 'camp.fact.failed', { mission: missionIn(fact.mission) });
    case 'stepBegan':
    case 'told':
    case 'chosen':
    case 'contactUsed':
    case 'flag':
    case 'mustered':
      return '';
  }
}
