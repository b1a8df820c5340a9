/** What a group may choose between Missions, in words: so that everybody knows what the vote is about. */
import type { CampaignDecision, CampaignOption } from '@zonecrawl/engine/campaign';
import { choiceText, locationIn, serviceName } from '../../campaign/parts/words.ts';
import { t } from '../../text/index.ts';
import { cardIn } from '../../words/names.ts';

export function optionText({ about }: CampaignDecision, option: CampaignOption): string {
  switch (option.is) {
    case 'join':
    case 'dismiss':
    case 'enlist':
      return t(`online.choose.${option.is}`, { stalker: cardIn(option.stalker) });
    case 'visit':
      return t('online.choose.visit', { location: locationIn(option.location) });
    case 'contact':
      return t('online.choose.contact', { contact: cardIn(option.contact) });
    case 'buy':
    case 'sell':
      return t(`online.choose.${option.is}`, { card: cardIn(option.card), price: option.price });
    case 'card':
    case 'move':
      return t(`online.choose.${option.is}`, { card: cardIn(option.card) });
    case 'buyMagazine':
    case 'sellMagazine':
    case 'hire':
      return t(`online.choose.${option.is}`, { price: option.price });
    case 'service':
      return t('online.choose.other', { what: serviceName(about.contact ?? '', option.service) });
    case 'choice':
      return t('online.choose.other', { what: choiceText(about, option.choice) });
    case 'stayHome':
      return t('online.choose.stayHome', { number: option.seat + 1 });
    case 'lostTerritories':
      return t(option.on ? 'online.choose.lostTerritories' : 'online.choose.noLostTerritories');
    case 'done':
    case 'sign':
    case 'magazine':
    case 'moveMagazine':
      return t(`online.choose.${option.is}`);
  }
}
