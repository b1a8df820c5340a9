/** C8: which chapter of which Story a Mission is. The Campaign's book orders them; a Mission does not know its number. */
import type { CampaignBook } from './campaignBook.ts';

export interface Chapter {
  readonly story: string;
  /** From 1. */
  readonly number: number;
}

export function chapterOf(book: CampaignBook | undefined, mission: string): Chapter | undefined {
  for (const { id, missions } of book?.stories ?? []) {
    const at = missions.indexOf(mission);
    if (at >= 0) return { story: id, number: at + 1 };
  }
  return undefined;
}
