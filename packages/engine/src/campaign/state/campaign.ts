/** What a rule of the Campaign works on, and how it asks and tells. */

import { RuleError } from '../../base/errors.ts';
import type { MissionResult } from '../../game/result.ts';
import type { Box } from '../../model/box.ts';
import type { CampaignBook, Location, LocationId } from '../../model/campaignBook.ts';
import type { ContactCard } from '../../model/contacts.ts';
import type { CardId } from '../../model/ids.ts';
import type { CampaignDecision, CampaignFact, CampaignOption, CampaignState, CampaignStep } from './types.ts';

export interface Campaign {
  readonly box: Box;
  readonly book: CampaignBook;
  readonly state: CampaignState;
  /** Told since the last input. */
  facts: CampaignFact[];
}

/** What an input means to the rule that asked: the index of an option, or what a Mission brought home. */
export type GivenInput = number | MissionResult;

/** A rule while it runs. */
export type Act<T = void> = Generator<CampaignDecision, T, GivenInput>;

export const tell = (campaign: Campaign, fact: CampaignFact): void => {
  campaign.facts.push(fact);
};

export interface CampaignQuestion<O extends CampaignOption> extends CampaignDecision {
  readonly options: readonly O[];
}

/** Asks even if there is only one option: between Missions every step is confirmed by a player. */
export function* pickOption<O extends CampaignOption>(question: CampaignQuestion<O>): Act<O> {
  const given = yield question;
  const option = typeof given === 'number' ? question.options[given] : undefined;
  if (option === undefined) throw new RuleError(`decision ${question.kind} got no option of its own`);
  return option;
}

/** C3: the next step of the Exploration. */
export function goTo(campaign: Campaign, step: CampaignStep): void {
  campaign.state.agenda.push(step);
  tell(campaign, { fact: 'stepBegan', step: step.step, clauses: ['C3'] });
}

export function bookOf({ campaign }: Box): CampaignBook {
  if (!campaign) throw new RuleError('the box has no Zone Map');
  return campaign;
}

export function locationOf({ book }: Campaign, id: LocationId): Location {
  const location = book.locations[id];
  if (!location) throw new RuleError(`there is no location ${id}`);
  return location;
}

export function contactOf({ box }: Campaign, id: CardId): ContactCard {
  const card = box.contacts?.[id];
  if (!card) throw new RuleError(`there is no Contact ${id}`);
  return card;
}

/** The Mission that was chosen (C4). */
export function chosenMission(campaign: Campaign): {
  readonly location: LocationId;
  readonly mission: string;
} {
  const { mission: id } = campaign.state.exploration;
  const location = id === null ? undefined : locationOf(campaign, id);
  if (location?.kind !== 'mission') throw new RuleError('no Mission was chosen');
  return { location: location.id, mission: location.mission };
}
