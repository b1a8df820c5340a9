/** Why something is not possible: every reason, with the figures that its message `reason.<reason>` may say. */
import type { Clause } from './ids.ts';

export const reasonTable = {
  // Actions
  conditionNotMet: [],
  hasFocus: [],
  highOnMap: [],
  leadTokenFlipped: [],
  nextFreePending: [],
  noAmmo: ['needs', 'has'],
  noAttention: [],
  noBolts: [],
  noDosage: [],
  noEnemyHere: [],
  noFocus: [],
  noGrenade: [],
  noLootInSight: [],
  noMagazine: [],
  noMedicine: [],
  noSpace: [],
  noStandardLeft: [],
  noSymbolInRange: [],
  noTarget: [],
  noWeapon: [],
  nobodyPinned: [],
  nobodyToPush: [],
  nobodyToSpot: [],
  nobodyWounded: [],
  nobodyWoundedNear: [],
  notHere: [],
  notLeadStalker: [],
  notPinned: [],
  notWounded: [],
  notYourTurn: [],
  nothingHere: [],
  nothingToDetect: [],
  nothingToGain: [],
  nothingToReload: [],
  offTheMap: [],
  oncePerRound: [],
  oncePerTurn: [],
  pinDown: [],
  seen: [],
  tooHurt: [],
  // One Enemy as a target
  beyondRange: ['range', 'most'],
  outOfSight: [],
  tooNear: ['range', 'least'],
  // Movement
  enemyStops: [],
  noRoom: [],
  noStep: [],
  noStepThere: [],
  nowhereToGo: [],
  nowhereUnseen: [],
  seenByEnemy: [],
  tooFar: [],
  tooShort: [],
  // Companions
  companionNotHere: [],
  companionTooFar: [],
  noKitsLeft: [],
  nobodyInReach: [],
  nobodyInSight: [],
  notHurt: [],
  // Equipment and trade
  backpackFull: ['most'],
  noCoupons: ['missing'],
  noSlot: [],
  soldOut: ['copies'],
  tierNotSold: ['tier'],
  // A Campaign
  companionHired: [],
  contactUsed: [],
  contactsUsed: ['most'],
  contractSigned: [],
  crossedOut: [],
  inGroup: [],
  inTeam: [],
  missionFixed: [],
  noMissionChosen: [],
  noSuchSeat: [],
  noSuchStalker: [],
  noTrader: [],
  noVisitLeft: [],
  nobodyGoes: [],
  nobodyInGroup: [],
  notBoughtHere: [],
  notInGroup: [],
  notInStash: [],
  notOnMap: [],
  notSoldHere: [],
  notThere: [],
  stalkerRemoved: [],
  staysInGroup: [],
  teamFull: ['most'],
  unknownContact: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type ReasonTable = typeof reasonTable;
export type ReasonKey = keyof ReasonTable;

/** Reasons that have no figures. */
export type PlainReason = { [K in ReasonKey]: ReasonTable[K] extends readonly [] ? K : never }[ReasonKey];

/** Why something is not possible, with the clause behind it. */
export type Reason =
  | { readonly reason: PlainReason; readonly clause: Clause; readonly figures?: never }
  | {
      [K in Exclude<ReasonKey, PlainReason>]: {
        readonly reason: K;
        readonly clause: Clause;
        readonly figures: { readonly [F in ReasonTable[K][number]]: number };
      };
    }[Exclude<ReasonKey, PlainReason>];
