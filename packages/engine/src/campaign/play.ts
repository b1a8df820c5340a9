/** Playing a Campaign: the kernel's runner, saves and records for this mode. */

import { RuleError } from '../base/errors.ts';
import { type PlayRecord, parseRecord, type ReplayOptions, recordOf, replay } from '../kernel/record.ts';
import { answer, begin, type Play, restore, type Taken } from '../kernel/runner.ts';
import { type Loaded, load, type Save, saveOf } from '../kernel/save.ts';
import type { Box } from '../model/box.ts';
import { type CampaignTypes, campaignMode } from './mode.ts';
import { newCampaign } from './newCampaign.ts';
import type { CampaignDecision } from './state/types.ts';

export type CampaignPlay = Play<CampaignTypes>;
export type CampaignTaken = Taken<CampaignTypes>;
export type CampaignSave = Save<CampaignTypes>;
export type CampaignRecord = PlayRecord<CampaignTypes>;
export type LoadedCampaign = Loaded<CampaignTypes>;

export { answer as answerCampaign };

/** A new Campaign up to its first decision. */
export const beginCampaign = (box: Box, seed: string, options: { readonly keep: boolean }): CampaignPlay =>
  begin(campaignMode(box), newCampaign(box, seed), options);

export const restoreCampaign = (
  box: Box,
  { checkpoint, answers, inputs }: Pick<CampaignSave, 'checkpoint' | 'answers' | 'inputs'>,
): CampaignPlay => restore(campaignMode(box), checkpoint, answers, inputs);

export const saveCampaign = (play: CampaignPlay, seed: string): CampaignSave =>
  saveOf(play, { seed }, { is: 'repeats' });

export const loadCampaign = (box: Box, file: unknown): LoadedCampaign => load(campaignMode(box), file);

export const recordCampaign = (play: CampaignPlay, seed: string): CampaignRecord => recordOf(play, { seed });

export const parseCampaignRecord = (box: Box, file: unknown) => parseRecord(campaignMode(box), file);

export const replayCampaign = (
  box: Box,
  record: CampaignRecord,
  options: ReplayOptions<CampaignTypes> = {},
) => replay(campaignMode(box), record, options);

/** What is asked: a Campaign always asks something. */
export function askedIn({ decision }: CampaignPlay): CampaignDecision {
  if (!decision) throw new RuleError('a Campaign asks nothing');
  return decision;
}
