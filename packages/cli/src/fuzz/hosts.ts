/** Hosts with a game or Campaign under way at a known moment: the same moment is always the same. */
import { randomPlayer } from '@zonecrawl/bots';
import {
  CampaignHost,
  type CampaignInput,
  type CampaignUpdate,
  campaignViolations,
  loadCampaign,
} from '@zonecrawl/engine/campaign';
import { loadGame, RESTING, violations } from '@zonecrawl/engine/game';
import { GameHost, type Update } from '@zonecrawl/engine/host';
import { type JournalStore, MemoryStore } from '@zonecrawl/engine/kernel';
import type { Box, GameSetup } from '@zonecrawl/engine/model';
import { playCampaign } from '../campaign/simulate.ts';
import { startOf } from '../sim/games.ts';

/** Which game it is, how many inputs were given, and how many of them were then undone. */
export interface Moment {
  readonly game: number;
  readonly inputs: number;
  readonly undone: number;
}

/** A host, whatever it hosts, and one client with all seats. */
export interface Hosted {
  readonly store: JournalStore;
  request(request: unknown): Promise<unknown>;
  own(request: unknown): Promise<unknown>;
  /** What gives some legal input; null: nothing that can be answered here is asked. */
  nextInput(): unknown;
  /** What is wrong with a save of it; null: nothing. */
  wrong(save: unknown): string | null;
  close(): void;
}

/** The id under which each is played. */
export const GAME = 'g';

export function setupFor(box: Box, game: number): GameSetup {
  const missions = Object.keys(box.missions);
  const mission = missions[game % missions.length] ?? '';
  const start = startOf(box, { mission, stalkers: 1 + (game % 4), bot: 'random', seed: game });
  if (start.from !== 'mission') throw new Error('a game of a Mission is wanted');
  return start.setup;
}

export class HostedGame implements Hosted {
  readonly store: JournalStore;
  update: Update | null = null;
  private readonly box: Box;
  private readonly host: GameHost;
  private readonly client: ReturnType<GameHost['join']>;
  private readonly player = randomPlayer('fuzz');

  constructor(box: Box, store: JournalStore = new MemoryStore()) {
    this.box = box;
    this.store = store;
    this.host = new GameHost(box, { journal: { store, owner: 'fuzz' } });
    this.client = this.host.join((update) => {
      this.update = update;
    });
  }

  static async at(box: Box, { game, inputs, undone }: Moment): Promise<HostedGame> {
    const hosted = new HostedGame(box);
    await hosted.own({ ask: 'begin', game: GAME, setup: setupFor(box, game) });
    for (let i = 0; i < inputs && hosted.nextInput() !== null; i++) await hosted.request(hosted.nextInput());
    if (undone > 0) await hosted.request({ ask: 'undo', number: hosted.update?.number, inputs: undone });
    return hosted;
  }

  request(request: unknown): Promise<unknown> {
    return this.client.request(request);
  }

  own(request: unknown): Promise<unknown> {
    return this.host.own(request);
  }

  nextInput(): unknown {
    const { decision, number } = this.update ?? {};
    return decision ? { ask: 'answer', number, answer: this.player(decision) } : null;
  }

  wrong(save: unknown): string | null {
    const loaded = loadGame(this.box, save);
    if (!loaded.ok) return `its save does not load: ${JSON.stringify(loaded.problems)}`;
    const { game, decision } = loaded.play;
    return violations(game, decision !== null && RESTING.has(decision.kind))[0] ?? null;
  }

  close(): void {
    this.host.close();
  }
}

const played = new Map<number, readonly CampaignInput[]>();

/** What a group does that plays at random. */
export function campaignInputs(box: Box, game: number): readonly CampaignInput[] {
  const known = played.get(game);
  if (known) return known;
  const { record } = playCampaign(box, campaignSeed(game), { explorations: 2, saveEvery: 0 });
  played.set(game, record.inputs);
  return record.inputs;
}

const campaignSeed = (game: number): string => `fuzz ${game}`;

export class HostedCampaign implements Hosted {
  readonly store: JournalStore;
  update: CampaignUpdate | null = null;
  private readonly box: Box;
  private readonly host: CampaignHost;
  private readonly client: ReturnType<CampaignHost['join']>;

  constructor(box: Box, store: JournalStore = new MemoryStore()) {
    this.box = box;
    this.store = store;
    this.host = new CampaignHost(box, { journal: { store, owner: 'fuzz' } });
    this.client = this.host.join((update) => {
      this.update = update;
    });
  }

  /** In a Campaign nothing that was read can be undone. */
  static async at(box: Box, { game, inputs }: Moment): Promise<HostedCampaign> {
    const hosted = new HostedCampaign(box);
    await hosted.own({ ask: 'begin', game: GAME, seed: campaignSeed(game) });
    for (const input of campaignInputs(box, game).slice(0, inputs)) {
      if (typeof input === 'object') await hosted.own({ ask: 'home', ...input });
      else await hosted.request({ ask: 'answer', number: hosted.update?.number, option: input });
    }
    return hosted;
  }

  request(request: unknown): Promise<unknown> {
    return this.client.request(request);
  }

  own(request: unknown): Promise<unknown> {
    return this.host.own(request);
  }

  nextInput(): unknown {
    const { decision, number = 0 } = this.update ?? {};
    if (!decision || decision.options.length === 0) return null;
    return { ask: 'answer', number, option: (number * 7) % decision.options.length };
  }

  wrong(save: unknown): string | null {
    const loaded = loadCampaign(this.box, save);
    if (!loaded.ok) return `its save does not load: ${JSON.stringify(loaded.problems)}`;
    return campaignViolations(loaded.play.game)[0] ?? null;
  }

  close(): void {
    this.host.close();
  }
}
