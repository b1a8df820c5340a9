/** "Why not?": the reason why something is not offered now, by the same definitions that make the options. */
import type { Reason } from '../../model/reasons.ts';
import { type Campaign, contactOf } from '../state/campaign.ts';
import type { CampaignDecision, CampaignOption } from '../state/types.ts';
import { contactRefusal } from './contacts.ts';
import { dismissRefusal, gatherRefusal, joinRefusal } from './group.ts';
import { moveRefusal } from './moves.ts';
import { departRefusal, enlistRefusal, magazineRefusal } from './muster.ts';
import { navigateRefusal, visitRefusal } from './navigate.ts';
import { buyMagazineRefusal, buyRefusal, sellMagazineRefusal, sellRefusal } from './trading.ts';
import { priceRefusal } from './using.ts';

export function optionRefusal(
  campaign: Campaign,
  decision: CampaignDecision,
  option: CampaignOption,
): Reason | null {
  switch (option.is) {
    case 'done':
      return doneRefusal(campaign, decision);
    case 'join':
      return joinRefusal(campaign, option.stalker);
    case 'dismiss':
      return dismissRefusal(campaign, option.stalker);
    case 'visit':
      return visitRefusal(campaign, option.location);
    case 'contact':
      return contactRefusal(campaign, option.contact);
    case 'buy':
    case 'sell':
    case 'buyMagazine':
    case 'sellMagazine':
      return bargainRefusal(campaign, decision, option);
    case 'service':
    case 'hire':
    case 'choice':
      return priceRefusal(campaign, option.price);
    case 'enlist':
      return enlistRefusal(campaign, option.stalker);
    case 'move':
      return moveRefusal(campaign, option);
    case 'moveMagazine':
      return magazineRefusal(campaign, option);
    case 'sign':
    case 'card':
    case 'magazine':
    case 'stayHome':
    case 'lostTerritories':
      return null;
  }
}

function doneRefusal(campaign: Campaign, { kind }: CampaignDecision): Reason | null {
  if (kind === 'gather') return gatherRefusal(campaign);
  if (kind === 'navigate') return navigateRefusal(campaign);
  return kind === 'muster' ? departRefusal(campaign) : null;
}

type Bargain = Extract<CampaignOption, { readonly is: 'buy' | 'sell' | 'buyMagazine' | 'sellMagazine' }>;

function bargainRefusal(campaign: Campaign, { about }: CampaignDecision, option: Bargain): Reason | null {
  const trader = about.contact === undefined ? null : contactOf(campaign, about.contact);
  if (trader?.kind !== 'trader') return { reason: 'noTrader', clause: 'C5' };
  switch (option.is) {
    case 'buy':
      return buyRefusal(campaign, trader, option.card);
    case 'sell':
      return sellRefusal(campaign, trader, option.card);
    case 'buyMagazine':
      return buyMagazineRefusal(campaign, trader, option.magazine);
    case 'sellMagazine':
      return sellMagazineRefusal(campaign, trader, option.magazine);
  }
}
