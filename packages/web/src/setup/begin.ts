/** Starts games: new ones, a restart, a fork, an import. Each is stored before it is shown. */

import type { GameSave } from '@zonecrawl/engine/game';
import type { GamePort, Update } from '@zonecrawl/engine/host';
import type { GameSetup } from '@zonecrawl/engine/model';
import { textId } from '@zonecrawl/engine/survival';
import { type StoredBots, seatsOnly } from '../bots/storedBots.ts';
import { startWorkerPort } from '../game/port.ts';
import { loadCatalogue, loadSurvival } from '../language/catalogue.ts';
import {
  firstUpdate,
  games,
  type Imported,
  importGame,
  keepRecord,
  loadOn,
  newId,
  type SavedGame,
  setupOf,
} from '../saves/index.ts';
import { handOver } from '../session/session.ts';
import { notify } from '../shell/notices.ts';
import { go } from '../shell/route.ts';
import { problemLines, t } from '../text/index.ts';
import { loadTextsOf } from '../words/load.ts';
import { seedFor } from './seed.ts';

/** The Mission's name, with a number if there is such a game already. */
export function nameFor(mission: string): string {
  const name = t(`mission.${textId(mission)}.name`);
  const taken = new Set(games.value?.map((game) => game.name));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

export interface Beginning {
  /** A port whose worker is already running. */
  readonly port?: GamePort;
  /** The Campaign whose Mission it is, and how its game is named. */
  readonly campaign?: { readonly id: string; readonly game: string };
  /** Bots in some of the seats. */
  readonly company?: StoredBots | undefined;
}

/** Begins a game and goes to its table; false if it cannot begin, which was said. */
export async function beginGame(
  setup: GameSetup,
  people: readonly string[],
  { port = startWorkerPort(), campaign, company }: Beginning = {},
): Promise<boolean> {
  const id = campaign?.game ?? newId();
  try {
    await loadTextsOf(setup.mission);
    const first = firstUpdate(port);
    const reply = await port.own({ ask: 'begin', game: id, setup });
    if (!reply.ok) throw new Error(problemLines(reply.problems));
    const stored = await keepRecord(await first, {
      id,
      name: nameFor(setup.mission),
      people,
      setup,
      ...(campaign === undefined ? {} : { campaign: campaign.id }),
      ...(company === undefined ? {} : { company }),
    });
    handOver({ port, ...stored });
    go({ screen: 'play', id });
    return true;
  } catch (error) {
    port.close();
    tellFailure(error);
    return false;
  }
}

/** The same Mission with the same team: with another seed, or exactly as it was. */
export async function beginAgain(
  { setup, people, company }: SavedGame,
  { sameSeed = false }: { readonly sameSeed?: boolean } = {},
): Promise<boolean> {
  if (setup === null) return false;
  const again = sameSeed ? setup : { ...setup, seed: seedFor(setup.mission) };
  return beginGame(again, people, { company: company && seatsOnly(company) });
}

/** Keeps a game forked from another as one of its own, and goes there. */
export async function keepFork(save: GameSave, from: SavedGame): Promise<void> {
  const port = startWorkerPort();
  const id = newId();
  try {
    const opened = await loadOn(port, id, save);
    if (!opened.ok) throw new Error(problemLines(opened.problems));
    const name = t('ui.saves.forked', { name: from.name });
    const { people, company } = from;
    const kept = company === undefined ? {} : { company };
    const stored = await keepRecord(opened.update, {
      id,
      name,
      people,
      setup: setupOf(save),
      origin: 'fork',
      ...kept,
    });
    handOver({ port, ...stored });
    go({ screen: 'play', id });
  } catch (error) {
    port.close();
    tellFailure(error);
  }
}

export async function takeIn(text: string): Promise<Imported> {
  // Which Mission it is will be known too late.
  await Promise.all([loadCatalogue(), loadSurvival()]);
  return importGame(text, startWorkerPort, ({ view }: Update) => nameFor(view.mission.id));
}

function tellFailure(error: unknown): void {
  console.warn('beginning', error);
  const what = error instanceof Error ? error.message : String(error);
  notify(t('ui.new.failed', { what }), { tone: 'danger' });
}
