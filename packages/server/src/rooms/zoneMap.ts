/** A Campaign in a room: everybody arranges the gear of their own Stalkers, all else the group decides by vote. */
import { box } from '@zonecrawl/content';
import { hash, sameJson } from '@zonecrawl/engine/base';
import {
  bringHome,
  type CampaignDecision,
  type CampaignOption,
  type CampaignReplies,
  type CampaignTypes,
  type CampaignUpdate,
  campaignMode,
  campaignUpdate,
  type Homecoming,
  missionSetup,
  whyNotOffered,
} from '@zonecrawl/engine/campaign';
import type { Cause, Done } from '@zonecrawl/engine/kernel';
import type { GameSetup, StalkerId } from '@zonecrawl/engine/model';
import {
  type CampaignParts,
  difference,
  type Motion,
  type SharedCampaignUpdate,
} from '@zonecrawl/engine/online';
import { Hosted, type HostedOptions } from './hosted.ts';

interface ZoneMapOptions extends HostedOptions {
  readonly send: (text: string) => void;
  readonly changed: () => void;
}

/** What everybody was told last. */
interface Shown {
  readonly number: number;
  readonly update: SharedCampaignUpdate;
  readonly parts: Pick<CampaignUpdate, 'view' | 'decision'>;
}

type Choice = Extract<Motion, { readonly vote: 'choose' }>;

/** Cards and magazines between the Stash and those who go. */
const isGear = (option: CampaignOption): option is Extract<CampaignOption, { is: 'move' | 'moveMagazine' }> =>
  option.is === 'move' || option.is === 'moveMagazine';

export class ZoneMap extends Hosted<CampaignTypes> {
  private readonly options: ZoneMapOptions;
  private shown: Shown | null = null;

  constructor(options: ZoneMapOptions) {
    // What was read cannot be unread, and a Mission is not played twice.
    super(options, { mode: campaignMode(box), undo: 'off' });
    this.options = options;
  }

  begin(seed: string): Promise<Done> {
    this.gate.hold();
    return this.host.inTurn(() => this.host.begin(this.game, { seed }));
  }

  get decision(): CampaignDecision | null {
    return this.host.session?.history.play.decision ?? null;
  }

  get number(): number {
    return this.host.session?.next ?? 0;
  }

  /** C7: how the Mission under way begins; null: none is. */
  get setup(): GameSetup | null {
    return missionSetup(this.host);
  }

  /** Whether an option only arranges the gear of these seats; what lies in the Stash is everybody's. */
  isOwnGear(option: CampaignOption, seats: readonly StalkerId[]): boolean {
    const isOwn = (seat: number | null): boolean => seat === null || seats.some((own) => own === seat);
    return isGear(option) && isOwn(option.from) && isOwn(option.to);
  }

  /** This option of the open decision, for the group to vote about. */
  motion(option: CampaignOption): Choice {
    return { vote: 'choose', game: this.game, moment: this.momentOf(option), option };
  }

  /** Whether the vote is about now, and not about a moment that has passed. */
  offers({ game, moment, option }: Choice): boolean {
    return game === this.game && this.find(option) >= 0 && moment === this.momentOf(option);
  }

  private find(option: CampaignOption): number {
    return this.decision?.options.findIndex((one) => sameJson(one, option)) ?? -1;
  }

  /**
   * C7: while the team packs, who goes is decided about the team as it is, whatever it carries by now. Each of these
   * choices changes the team or sends it off, so that none is carried out twice. Any other is about this very input.
   */
  private momentOf(option: CampaignOption): string {
    const play = this.host.session?.history.play;
    if (play?.decision?.kind !== 'muster' || isGear(option)) return String(this.number);
    const { group, exploration } = play.game.state;
    const { number, team, lostTerritories } = exploration;
    return hash({ group, number, lostTerritories, team: team.map(({ stalker }) => stalker) });
  }

  /** Most have agreed. */
  choose(choice: Choice): Promise<boolean> {
    return this.host.inTurn(async () => {
      if (!this.offers(choice)) return false;
      return (await this.host.answer(this.number, this.find(choice.option))).ok;
    });
  }

  /** Whether this request was carried out before; resolves when that is safe. */
  isRepeat(id: string): Promise<boolean> {
    return this.host.inTurn(() => this.gate.isRepeat(id));
  }

  answer(number: number, option: number, id: string): Promise<unknown> {
    return this.once(id, () => this.host.answer(number, option));
  }

  /** C9. True: it is home, whoever brought it. */
  home(homecoming: Homecoming): Promise<boolean> {
    return this.host.inTurn(async () => (await bringHome(this.host, homecoming)).ok);
  }

  whyNot(option: CampaignOption): CampaignReplies['whyNot'] {
    return whyNotOffered(this.host, option);
  }

  update(cause: Cause): void {
    if (cause === 'looked' || cause === 'voted') return;
    const before = this.shown;
    const shown = this.look(cause);
    if (!shown) return;
    const { number, parts } = shown;
    const changed = before && { from: before.number, changed: difference(before.parts, parts) };
    this.options.send(this.written(shown, changed ?? { whole: parts }));
    this.shown = { ...shown, update: { ...shown.update, number, cause: 'looked', facts: [] } };
    this.options.changed();
  }

  /** The whole of what was told last, for one who has come in. */
  get text(): string | null {
    return this.shown && this.written(this.shown, { whole: this.shown.parts });
  }

  private written({ update }: Shown, parts: CampaignParts): string {
    return JSON.stringify({ type: 'campaign', game: this.game, update, parts });
  }

  /** A snapshot: what it is made of changes with the next input. */
  private look(cause: Cause): Shown | null {
    const made = campaignUpdate(this.host, cause);
    if (!made) return null;
    const { view, decision, ...update } = made;
    return { number: update.number, update, parts: structuredClone({ view, decision }) };
  }
}
