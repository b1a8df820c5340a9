/** A finished game from a link: taken in as any file from a stranger is, and kept under the name of where it leads. */
import type { Notice } from '@zonecrawl/engine/kernel';
import { fromLink } from '@zonecrawl/engine/survival';
import { startWorkerPort } from '../game/port.ts';
import { loadCatalogue, loadSurvival } from '../language/catalogue.ts';
import { gameStore, type Imported, takeIn } from '../saves/index.ts';
import { t } from '../text/index.ts';
import { missionIn } from '../words/names.ts';

type Refused = Extract<Imported, { readonly ok: false }>;

export interface ReplayTrouble {
  readonly ok: false;
  /** Letters are missing or wrong; it was made by a newer version; it does not lead where it led; no room for it. */
  readonly why: 'damaged' | 'newer' | 'unplayable' | 'notKept';
  readonly problems: Refused['problems'];
}

export type OpenedReplay =
  /** `notice`: recorded with other rules, it goes another way with these. */
  { readonly ok: true; readonly id: string; readonly notice: Notice | null } | ReplayTrouble;

const RECORD = 'record';

export async function openReplay(link: string): Promise<OpenedReplay> {
  const read = fromLink(link);
  if (!read.ok) return { ok: false, why: read.problem, problems: [] };
  const { hash, inputs } = read.linked;
  // The same link opens the same game, however often it is followed.
  const id = `replay.${hash.slice(0, 24)}.${inputs.length}`;
  if ((await (await gameStore()).record(id)) !== undefined) return { ok: true, id, notice: null };
  await Promise.all([loadCatalogue(), loadSurvival()]);
  const port = startWorkerPort();
  try {
    const taken = await takeIn(port, id, { zonecrawl: RECORD, ...read.linked }, ({ view }) => ({
      name: t('survival.replay.name', { mission: missionIn(view.mission.id) }),
      people: [],
      origin: 'replay',
    }));
    return taken.ok
      ? { ok: true, id, notice: taken.notice }
      : { ok: false, why: whyOf(taken), problems: taken.problems };
  } finally {
    port.close();
  }
}

function whyOf({ trouble }: Refused): ReplayTrouble['why'] {
  switch (trouble) {
    case 'tooNew':
      return 'newer';
    case 'notKept':
      return 'notKept';
    default:
      return 'unplayable';
  }
}
