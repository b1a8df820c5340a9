/** What the group may know of its Campaign, field by field: what is not named here is hidden (DESIGN 9). */
import { backpackOf } from '../mission/team/shop.ts';
import type { Loadout } from '../model/gameSetup.ts';
import type { Campaign } from './state/campaign.ts';
import type {
  CampaignDecision,
  CampaignFact,
  CampaignState,
  ChroniclePage,
  Exploration,
  Finished,
  Stash,
} from './state/types.ts';

/** All but the seed, the scripts not read and what the stories remember. */
export type CampaignView = Readonly<ReturnType<typeof viewCampaign>>;

/** What is sent stays as it is: it shares nothing that changes with the Campaign. */
export const viewCampaign = ({ box, state }: Campaign) => ({
  group: state.group.slice(),
  stash: stashView(state.stash),
  contacts: state.contacts.slice(),
  locations: { ...state.locations },
  achievements: state.achievements.slice(),
  removed: state.removed.slice(),
  ...(state.scars && { scars: scarsView(state.scars) }),
  finished: state.finished.map(finishedView),
  chronicle: state.chronicle.map(pageView),
  exploration: explorationView(state.exploration),
  /** EQ3: cards each seat of the team may have in its Backpack. */
  backpacks: state.exploration.team.map((seat) => backpackOf(box, seat)),
});

const stashView = ({ coupons, cards, magazines: { pistol, rifle, shotgun } }: Stash) => ({
  coupons,
  cards: cards.slice(),
  magazines: { pistol, rifle, shotgun },
});

const scarsView = (scars: NonNullable<CampaignState['scars']>) =>
  Object.fromEntries(Object.entries(scars).map(([stalker, all]) => [stalker, all.slice()]));

const finishedView = ({ mission, won, ending, team, rounds, dead }: Finished) => ({
  mission,
  won,
  ending,
  team,
  rounds,
  ...(dead && { dead }),
});

const pageView = ({ exploration, where, text }: ChroniclePage) => ({
  exploration,
  where: 'mission' in where ? { mission: where.mission } : { location: where.location },
  text,
});

const explorationView = (exploration: Exploration) => ({
  number: exploration.number,
  mission: exploration.mission,
  visits: exploration.visits,
  used: exploration.used.slice(),
  companion: exploration.companion,
  contract: exploration.contract,
  services: exploration.services.map(({ contact, service }) => ({ contact, service })),
  team: exploration.team.map(loadoutView),
  lostTerritories: exploration.lostTerritories,
});

/** What a Stalker does not have is left out here too. */
const loadoutView = (seat: Loadout): Loadout => ({
  stalker: seat.stalker,
  ...(seat.weapon !== undefined && { weapon: seat.weapon }),
  ...(seat.weaponAttachments && { weaponAttachments: seat.weaponAttachments }),
  ...(seat.armor !== undefined && { armor: seat.armor }),
  ...(seat.armorAttachment !== undefined && { armorAttachment: seat.armorAttachment }),
  ...(seat.artifacts && { artifacts: seat.artifacts }),
  ...(seat.backpack && { backpack: seat.backpack }),
  ...(seat.magazines && { magazines: magazinesView(seat.magazines) }),
  ...(seat.bolts !== undefined && { bolts: seat.bolts }),
  ...(seat.focus !== undefined && { focus: seat.focus }),
});

const magazinesView = ({ pistol, rifle, shotgun }: NonNullable<Loadout['magazines']>) => ({
  ...(pistol !== undefined && { pistol }),
  ...(rifle !== undefined && { rifle }),
  ...(shotgun !== undefined && { shotgun }),
});

/** What the group is asked; every kind of it is for all. */
export const campaignDecisionView = ({
  kind,
  clauses,
  about,
  options,
}: CampaignDecision): CampaignDecision => ({
  kind,
  clauses,
  about,
  options,
});

/** Who may know a fact: a new one does not compile until somebody has said so. */
const FACTS: Readonly<Record<CampaignFact['fact'], 'open' | 'hidden'>> = {
  began: 'open',
  joined: 'open',
  dismissed: 'open',
  stepBegan: 'open',
  missionChosen: 'open',
  visited: 'open',
  appeared: 'open',
  crossedOut: 'open',
  told: 'open',
  chosen: 'open',
  coupons: 'open',
  gained: 'open',
  lost: 'open',
  removedCard: 'open',
  magazines: 'open',
  bought: 'open',
  sold: 'open',
  contactGained: 'open',
  contactLost: 'open',
  contactUsed: 'open',
  serviceTaken: 'open',
  hired: 'open',
  signed: 'open',
  // C8: what a flag stands for is found out by living through it.
  flag: 'hidden',
  achieved: 'open',
  scarred: 'open',
  mustered: 'open',
  departed: 'open',
  returned: 'open',
  storyEnded: 'open',
};

export const openFacts = (facts: readonly CampaignFact[]): readonly CampaignFact[] =>
  facts.filter(({ fact }) => FACTS[fact] === 'open');
