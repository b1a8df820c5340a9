/** Games that begin: new ones, the same once more, a fork, a file from elsewhere. Each is on the shelf before it is shown. */
import type { GamePort, Update } from '@zonecrawl/engine/host';
import type { GameSave } from '@zonecrawl/engine/kernel';
import type { GameSetup } from '@zonecrawl/engine/model';
import { type KeptCompany, seatsOnly } from '../bots/kept.ts';
import { startWorkerPort } from '../game/port.ts';
import { loadCatalogue } from '../language/catalogue.ts';
import { language } from '../language/language.ts';
import {
  firstUpdate,
  type GameRecord,
  games,
  type Imported,
  importGame,
  keepGame,
  keepSave,
  openOn,
} from '../saves/index.ts';
import { handOver } from '../session/session.ts';
import { notify } from '../shell/notices.ts';
import { go } from '../shell/route.ts';
import { t } from '../text/index.ts';
import { newSeed } from './seed.ts';

/** The Mission's name, with a number if there is such a game already. */
function nameFor(mission: string): string {
  const name = t(`mission.${mission}.name`);
  const taken = new Set(games.value?.map((game) => game.name));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

export interface Beginning {
  /** A port that is warm already. */
  readonly port?: GamePort;
  /** The Campaign whose Mission it is. */
  readonly campaign?: string;
  /** Bots in some of the seats. */
  readonly company?: KeptCompany | undefined;
}

/** Begins a game and goes to its table; false if it cannot begin, which was said. */
export async function beginGame(
  setup: GameSetup,
  people: readonly string[],
  { port = startWorkerPort(), campaign, company }: Beginning = {},
): Promise<boolean> {
  try {
    await loadCatalogue(language.value);
    const first = firstUpdate(port);
    const reply = await port.request({ ask: 'begin', setup });
    if (!reply.ok) throw new Error(reply.problems.map(({ where, what }) => `${where}: ${what}`).join('; '));
    const record = await keepGame(port, await first, {
      name: nameFor(setup.mission),
      people,
      ...(campaign === undefined ? {} : { campaign }),
      ...(company === undefined ? {} : { company }),
    });
    handOver(record.id, port);
    go({ screen: 'play', id: record.id });
    return true;
  } catch (error) {
    port.close();
    tellFailure(error);
    return false;
  }
}

/** The same Mission with the same team: with another seed, or exactly as it was. */
export async function beginAgain(
  { setup, people, company }: GameRecord,
  { sameSeed = false }: { readonly sameSeed?: boolean } = {},
): Promise<boolean> {
  if (setup === null) return false;
  const again = sameSeed ? setup : { ...setup, seed: newSeed() };
  return beginGame(again, people, { company: company && seatsOnly(company) });
}

/** Keeps a game forked from another as one of its own, and goes there. */
export async function keepFork(save: GameSave, from: GameRecord): Promise<void> {
  const port = startWorkerPort();
  try {
    const opened = await openOn(port, save);
    if ('problems' in opened) throw new Error(opened.problems.map(({ what }) => what).join('; '));
    const name = t('ui.saves.forked', { name: from.name });
    const { people, company } = from;
    const kept = company === undefined ? {} : { company };
    const record = await keepSave(opened.update, save, { name, people, ...kept });
    handOver(record.id, port);
    go({ screen: 'play', id: record.id });
  } catch (error) {
    port.close();
    tellFailure(error);
  }
}

export async function takeIn(text: string): Promise<Imported> {
  await loadCatalogue(language.value);
  return importGame(text, startWorkerPort, ({ view }: Update) => nameFor(view.mission.id));
}

function tellFailure(error: unknown): void {
  console.warn('beginning', error);
  const what = error instanceof Error ? error.message : String(error);
  notify(t('ui.new.failed', { what }), { tone: 'danger' });
}
