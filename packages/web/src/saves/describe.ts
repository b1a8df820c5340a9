/** What a record says, from what the port sent. */
import type { CampaignUpdate } from '@zonecrawl/engine/campaign';
import type { BoardPicture, Update } from '@zonecrawl/engine/host';
import { pictureOfGame } from './picture.ts';
import type { GameStatus, SavedCampaign, SavedGame } from './types.ts';

/** The part of a record that changes as the game goes on. */
export type Progress = Pick<
  SavedGame,
  'mission' | 'stalkers' | 'round' | 'inputs' | 'standing' | 'picture' | 'changed' | 'lineage'
>;

export function progressOf({ view, at, lineage }: Update, board: BoardPicture, now: number): Progress {
  return {
    mission: view.mission.id,
    stalkers: view.stalkers.map(({ card }) => card),
    round: view.round,
    inputs: at,
    standing: standingOf(view.outcome),
    picture: pictureOfGame(board, view),
    changed: now,
    lineage,
  };
}

const standingOf = (outcome: Update['view']['outcome']): GameStatus => {
  if (outcome === null) return 'running';
  return outcome.won ? 'won' : 'lost';
};

export type CampaignProgress = Omit<SavedCampaign, 'id' | 'name' | 'created' | 'players'>;

export function campaignProgress(
  { view, decision, at, lineage }: CampaignUpdate,
  now: number,
): CampaignProgress {
  return {
    group: view.group,
    exploration: view.exploration.number,
    at: decision.kind,
    location: view.exploration.mission,
    won: [...new Set(view.finished.filter(({ won }) => won).map(({ mission }) => mission))],
    played: view.finished.length,
    coupons: view.stash.coupons,
    inputs: at,
    changed: now,
    lineage,
  };
}

/** Short, and unlike any other. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join('');

/** The game of a Mission is named by its Campaign and Exploration: there is one, however often it is looked for. */
export const missionId = (campaign: string, exploration: number): string => `${campaign}.m${exploration}`;
