/** Plays the steps between Missions: reads every page, buys protective gear and Weapons, and distributes it. */
import {
  answerCampaign,
  askedIn,
  type CampaignInput,
  type CampaignOption,
  type CampaignPlay,
} from '@zonecrawl/engine/campaign';
import type { Box, CardId } from '@zonecrawl/engine/model';

type Fits = (option: CampaignOption) => boolean;

/** The maximum share of the coupons for one Weapon. */
const WEAPON_SHARE = 0.4;
/** The maximum that one Stalker carries. */
const MOST_MEDICINE = 2;

export function give(play: CampaignPlay, input: CampaignInput): void {
  const taken = answerCampaign(play, input);
  if (!taken.ok) throw new Error(`refused: ${JSON.stringify(taken.refusal)}`);
}

/** Takes the first option that fits; false if there is none. */
function take(play: CampaignPlay, fits: Fits): boolean {
  const at = askedIn(play).options.findIndex(fits);
  if (at >= 0) give(play, at);
  return at >= 0;
}

const done = (play: CampaignPlay): boolean => take(play, ({ is }) => is === 'done');
const stashOf = ({ game }: CampaignPlay): readonly CardId[] => game.state.stash.cards;

export function gather(play: CampaignPlay, group: readonly CardId[]): void {
  for (const stalker of group) join(play, stalker);
  done(play);
}

export const join = (play: CampaignPlay, stalker: CardId): boolean =>
  take(play, (option) => option.is === 'join' && option.stalker === stalker);

/** C4: the Mission, and any other new location. Questions there are answered with the first choice. */
export function navigate(play: CampaignPlay, mission: string): void {
  const { book } = play.game;
  const isMission = (option: CampaignOption, which?: string): boolean => {
    const location = option.is === 'visit' ? book.locations[option.location] : undefined;
    return location?.kind === 'mission' && (which === undefined || location.mission === which);
  };
  if (!take(play, (option) => isMission(option, mission)) && !take(play, (option) => isMission(option)))
    throw new Error(`no Mission is open instead of ${mission}`);
  take(play, ({ is }) => is === 'visit');
  while (askedIn(play).kind !== 'navigate') give(play, 0);
  done(play);
}

/** C5: a Contract costs nothing; the rest goes to the first Trader. */
export function visitContacts(play: CampaignPlay, size: number): void {
  const { box, state } = play.game;
  const turnTo = (kind: 'contract' | 'trader'): boolean =>
    take(play, (option) => option.is === 'contact' && box.contacts?.[option.contact]?.kind === kind);
  if (turnTo('contract')) take(play, ({ is }) => is === 'sign');
  if (turnTo('trader')) {
    shop(play, size, state.stash.coupons / size);
    done(play);
  }
  done(play);
}

function shop(play: CampaignPlay, size: number, share: number): void {
  const { box } = play.game;
  const has = (fits: (card: CardId) => boolean): number => stashOf(play).filter(fits).length;
  const buy = (fits: (card: CardId) => boolean, most: number): boolean => {
    const offers = askedIn(play).options.flatMap((option) =>
      option.is === 'buy' && fits(option.card) && option.price <= most ? [option] : [],
    );
    const best = offers.sort((one, other) => other.price - one.price)[0];
    return best !== undefined && take(play, (option) => option === best);
  };
  const isGun = (card: CardId): boolean => (box.weapons[card]?.ammo ?? 'special') !== 'special';
  const isMedicine = (card: CardId): boolean => box.items[card]?.types.includes('medicine') ?? false;
  while (has(isGun) < size && buy(isGun, share * WEAPON_SHARE));
  for (const gun of stashOf(play).filter(isGun)) {
    const ammo = box.weapons[gun]?.ammo;
    take(play, (option) => option.is === 'buyMagazine' && option.magazine === ammo);
  }
  while (has(isMedicine) < size && buy(isMedicine, share));
  const worn = stashOf(play).map((card) => box.armors[card]?.defense ?? 0);
  const least = Math.min(...worn.filter((defense) => defense > 0));
  for (let i = 0; i < size; i++) buy((card) => (box.armors[card]?.defense ?? 0) > least, share);
  while (has(isMedicine) < size * MOST_MEDICINE && buy(isMedicine, share));
}

/** C7: each Stalker in turn gets the best that is left. */
export function muster(play: CampaignPlay, team: readonly CardId[]): void {
  const { box } = play.game;
  for (const stalker of team) take(play, (option) => option.is === 'enlist' && option.stalker === stalker);
  for (const seat of team.keys()) arm(play, box, seat);
  for (let more = true; more; ) {
    more = false;
    for (const seat of team.keys()) more = pack(play, box, seat) || more;
  }
  done(play);
}

const worthOf = (box: Box, card: CardId): number =>
  box.armors[card]?.defense ?? box.weapons[card]?.value ?? box.attachments[card]?.value ?? 0;

/** Into an empty slot, the best of its kind. */
function put(
  play: CampaignPlay,
  box: Box,
  seat: number,
  slot: string,
  fits: (card: CardId) => boolean,
): boolean {
  const moves = askedIn(play).options.flatMap((option) =>
    option.is === 'move' &&
    option.from === null &&
    option.to === seat &&
    option.slot === slot &&
    option.replaces === null &&
    fits(option.card)
      ? [option]
      : [],
  );
  const best = moves.sort((one, other) => worthOf(box, other.card) - worthOf(box, one.card))[0];
  return best !== undefined && take(play, (option) => option === best);
}

function arm(play: CampaignPlay, box: Box, seat: number): void {
  const any = (): boolean => true;
  if (!put(play, box, seat, 'weapon', (card) => box.weapons[card]?.ammo !== 'special'))
    put(play, box, seat, 'weapon', any);
  put(play, box, seat, 'armor', any);
  put(play, box, seat, 'armorAttachment', any);
  while (put(play, box, seat, 'weaponAttachment', any));
  const weapon = play.game.state.exploration.team[seat]?.weapon ?? '';
  const ammo = box.weapons[weapon]?.ammo;
  take(
    play,
    (option) =>
      option.is === 'moveMagazine' && option.from === null && option.to === seat && option.magazine === ammo,
  );
}

/** One Item more. */
const pack = (play: CampaignPlay, box: Box, seat: number): boolean =>
  put(play, box, seat, 'backpack', (card) => Object.hasOwn(box.items, card));
