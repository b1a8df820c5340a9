/** What happens between Missions, in words. */
import type { CampaignDecision, CampaignFact, Chapter } from '@zonecrawl/engine/campaign';
import type { LocationId } from '@zonecrawl/engine/model';
import { t, textOr } from '../../text/index.ts';
import { cardName, missionName } from '../../words/names.ts';

export const locationName = (id: LocationId): string => textOr(id, [`location.${id}.name`]);

export const placeName = (where: Chapter['where'] | null): string => {
  if (where === null) return '';
  return 'mission' in where ? missionName(where.mission) : locationName(where.location);
};

/** Choices of a script have their texts with the place, those of an epilogue with the Mission. */
export const choiceText = ({ location, mission }: CampaignDecision['about'], choice: string): string =>
  textOr(choice, [
    ...(location === undefined ? [] : [`location.${location}.choice.${choice}`]),
    ...(mission === undefined ? [] : [`mission.${mission}.epilogue.choice.${choice}`]),
  ]);

export const serviceName = (contact: string, service: string): string =>
  textOr(service, [`card.${contact}.service.${service}`]);

/** One line about a change; '' for changes that are not reported. */
export function campaignFactText(fact: CampaignFact): string {
  switch (fact.fact) {
    case 'began':
      return t('camp.fact.began', { coupons: fact.coupons });
    case 'joined':
    case 'dismissed':
      return t(`camp.fact.${fact.fact}`, { name: cardName(fact.stalker) });
    case 'missionChosen':
    case 'visited':
    case 'appeared':
    case 'crossedOut':
      return t(`camp.fact.${fact.fact}`, { name: locationName(fact.location) });
    case 'coupons':
      return t(fact.by < 0 ? 'camp.fact.paid' : 'camp.fact.earned', {
        by: Math.abs(fact.by),
        coupons: fact.coupons,
      });
    case 'gained':
    case 'lost':
    case 'removedCard':
      return t(`camp.fact.${fact.fact}`, { name: cardName(fact.card) });
    case 'magazines':
      return t(fact.by < 0 ? 'camp.fact.magazinesGone' : 'camp.fact.magazinesCame', {
        by: Math.abs(fact.by),
        name: t(`table.magazine.${fact.magazine}`),
      });
    case 'bought':
    case 'sold':
      return t(`camp.fact.${fact.fact}`, { name: cardName(fact.card), price: fact.price });
    case 'contactGained':
    case 'contactLost':
    case 'hired':
    case 'signed':
      return t(`camp.fact.${fact.fact}`, { name: cardName(fact.contact) });
    case 'serviceTaken':
      return t('camp.fact.serviceTaken', {
        name: cardName(fact.contact),
        service: serviceName(fact.contact, fact.service),
      });
    case 'achieved':
      return t('camp.fact.achieved', { name: t(`achievement.${fact.achievement}.name`) });
    case 'storyEnded':
      return t('camp.fact.storyEnded', { name: t(`story.${fact.story}.name`) });
    case 'departed':
      return t('camp.fact.departed', { name: missionName(fact.mission) });
    case 'returned':
      return t(fact.won ? 'camp.fact.won' : 'camp.fact.failed', { name: missionName(fact.mission) });
    case 'stepBegan':
    case 'told':
    case 'chosen':
    case 'contactUsed':
    case 'flag':
    case 'mustered':
      return '';
  }
}
