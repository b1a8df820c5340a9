/** The introduction: the first walk, station by station, and the game it is played in. */
import type { GameSetup } from '@zonecrawl/engine/model';
import type { Station } from './types.ts';

export const introduction: readonly Station[] = [
  {
    lesson: 'turn',
    until: { on: 'fact', fact: 'turnBegan' },
    points: { part: 'turns', answer: 'turn' },
  },
  { lesson: 'move', until: { on: 'reached', spaces: ['6:V', '6:f'] }, points: { spaces: ['6:V'] } },
  { lesson: 'sight', until: { on: 'looks', enemy: 'bandit-rifle' }, points: { enemy: 'bandit-rifle' } },
  { lesson: 'attention', after: { on: 'fact', fact: 'attentionPlaced' } },
  { lesson: 'careful', until: { on: 'reached', spaces: ['6:f'] }, points: { spaces: ['6:f'] } },
  {
    lesson: 'decoy',
    until: { on: 'fact', fact: 'actionBegan', with: { action: 'decoy' } },
    points: { action: 'decoy', spaces: ['6:b'] },
  },
  { lesson: 'endTurn', until: { on: 'fact', fact: 'turnEnded' } },
  {
    lesson: 'radiation',
    until: { on: 'reached', spaces: ['7:e'] },
    landmark: true,
    points: { spaces: ['7:d', '7:e'], part: 'geiger' },
  },
  {
    lesson: 'shoot',
    until: { on: 'fact', fact: 'stalkerAttacked' },
    points: { enemy: 'zombie', action: 'attack:singleShot', answer: 'head' },
  },
  { lesson: 'loud', after: { on: 'fact', fact: 'attentionPlaced', with: { level: 'high' } } },
  {
    lesson: 'cover',
    until: { on: 'reached', spaces: ['7:H'] },
    landmark: true,
    points: { spaces: ['7:H'] },
  },
  {
    // As told, the hut is reached with the last Action: what comes then is read before it comes.
    lesson: 'zonePhase',
    until: { on: 'fact', fact: 'phaseBegan', with: { phase: 'enemies' } },
    points: { part: 'endTurn' },
  },
  {
    lesson: 'gear',
    until: { on: 'fact', fact: 'cardEquipped', with: { card: 'echo-detector' } },
    points: { action: 'INTRO-03.searchSatchel', answer: 'equip' },
  },
  {
    lesson: 'anomaly',
    until: { on: 'fact', fact: 'boltPlaced' },
    points: { action: 'boltsAndNuts', spaces: ['7:g'] },
  },
  {
    lesson: 'artifact',
    until: { on: 'fact', fact: 'artifactTaken' },
    points: { action: 'detect', spaces: ['7:g'], artifact: true, answer: 'equip' },
  },
  { lesson: 'leave', until: { on: 'fact', fact: 'leftMap' }, points: { action: 'leave', spaces: ['7:j'] } },
];

/** One Stalker, and a seed in which the Decoy and the first shot succeed. */
export const firstWalk: GameSetup = {
  mission: 'intro',
  stalkers: [
    {
      stalker: 'borsuk',
      armor: 'leather-jacket',
      weapon: 'akm-74u',
      magazines: { rifle: 1 },
      backpack: ['first-aid-kit'],
    },
  ],
  seed: 'L174',
};
