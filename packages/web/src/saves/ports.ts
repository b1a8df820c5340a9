/** What is asked of ports around the store: the first look at a game, and whether what was loaded is kept. */
import type { CampaignPort, CampaignUpdate } from '@zonecrawl/engine/campaign';
import type { GamePort, Update } from '@zonecrawl/engine/host';
import type { Failed, Keeping } from '@zonecrawl/engine/kernel';

export type Problems = Failed['problems'];

export type OpenedOn<U> =
  | { readonly ok: true; readonly update: U }
  | { readonly ok: false; readonly problems: Problems };

/** The next update with a map in it. */
export function firstUpdate(port: Pick<GamePort, 'subscribe'>): Promise<Update> {
  return new Promise((resolve) => {
    const leave = port.subscribe((update) => {
      if (update.board === undefined) return;
      leave();
      resolve(update);
    });
  });
}

export function firstCampaignUpdate(port: Pick<CampaignPort, 'subscribe'>): Promise<CampaignUpdate> {
  return new Promise((resolve) => {
    const leave = port.subscribe((update) => {
      leave();
      resolve(update);
    });
  });
}

/** Loads a save as a new game and waits for the table it brings. */
export async function loadOn(port: GamePort, game: string, save: unknown): Promise<OpenedOn<Update>> {
  const first = firstUpdate(port);
  const reply = await port.own({ ask: 'load', game, save });
  return reply.ok ? { ok: true, update: await first } : reply;
}

export async function loadCampaignOn(
  port: CampaignPort,
  game: string,
  save: unknown,
): Promise<OpenedOn<CampaignUpdate>> {
  const first = firstCampaignUpdate(port);
  const reply = await port.own({ ask: 'load', game, save });
  return reply.ok ? { ok: true, update: await first } : reply;
}

/** What was loaded may stand without being kept: a port with trouble must not be closed as if all were well. */
export function isAllKept(port: { onKeeping(listener: (keeping: Keeping) => void): () => void }): boolean {
  let isKept = true;
  const leave = port.onKeeping(({ trouble }) => {
    isKept = trouble === null;
  });
  leave();
  return isKept;
}

/** Older formats are all read: one that is not known comes from a newer version. */
export const troubleOf = (problems: readonly { readonly where: string }[]): 'unplayable' | 'tooNew' =>
  problems.some(({ where }) => where === 'format') ? 'tooNew' : 'unplayable';
