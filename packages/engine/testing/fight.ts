/** Plain cards for tests of dice, attacks, wounds and equipment: round figures, no surprises. */

import {
  type Abilities,
  type ArmorCard,
  type ArtifactCard,
  type AttachmentCard,
  type AttackLine,
  type Box,
  type CardAction,
  type EnemyCard,
  type ItemCard,
  type StalkerCard,
  UNLIMITED,
  type WeaponCard,
} from '../src/model/index.ts';
import type { PositionDraft } from '../src/position/index.ts';
import { byId, type Perform, plainBox } from './box.ts';

/** Dice laid out in advance. */
export type Results = NonNullable<PositionDraft['dice']>;

const enemy = (id: string, extra: Partial<EnemyCard> = {}): EnemyCard => ({
  id,
  copies: 1,
  category: 'horde',
  types: ['mutant'],
  movement: 2,
  hp: 3,
  sight: { front: 0, left: 0, right: 0, back: 0 },
  body: {
    head: [{ at: 6, effects: ['loseHp'] }],
    torso: [
      { at: 2, effects: ['light'] },
      { at: 5, effects: ['heavy'] },
      { at: 8, effects: ['loseHp'] },
    ],
  },
  attack: { id: 'hit', kind: 'ranged', damage: 7, range: 9 },
  standee: id,
  standees: 9,
  ...extra,
});

const everywhere = { front: UNLIMITED, left: UNLIMITED, right: UNLIMITED, back: UNLIMITED };

const enemies: readonly EnemyCard[] = [
  enemy('brute'),
  enemy('man', { types: ['human'] }),
  enemy('mystic', { types: ['human', 'psionic'], hp: 1 }),
  enemy('headless', { body: { torso: [{ at: 2, effects: ['light'] }] } }),
  enemy('twofold', { body: { torso: [{ at: 4, effects: ['loseHp', 'heavy'] }] } }),
  enemy('watcher', { types: ['human'], sight: everywhere }),
  enemy('biter', { sight: everywhere, attack: { id: 'bite', kind: 'charge', damage: 5, range: 1 } }),
  enemy('stony', { abilities: { id: 'stony', immune: ['push', 'pinDown', 'exposed'] } }),
  enemy('shelled', { abilities: { id: 'shelled', armored: () => 2 } }),
  enemy('cloaked', { abilities: { id: 'cloaked', cloak: 1 } }),
];

const line = (id: string, type: AttackLine['type'], extra: Partial<AttackLine> = {}): AttackLine => ({
  id,
  type,
  cost: 'standard',
  ammo: 1,
  dice: 1,
  attention: 'high',
  ...extra,
});

const weapon = (id: string, attacks: readonly AttackLine[], extra: Partial<WeaponCard> = {}): WeaponCard => ({
  id,
  copies: 1,
  value: 100,
  tier: 1,
  accurate: [1, 1],
  maximum: 3,
  ammo: 'rifle',
  capacity: 6,
  slots: [['optic'], ['barrel', 'underbarrel']],
  attacks,
  ...extra,
});

const attachment = (id: string, slot: AttachmentCard['slot'], abilities: Abilities = {}): AttachmentCard => ({
  id,
  copies: 3,
  value: 100,
  tier: 1,
  slot,
  abilities,
});

/** Deals a Pin Down for 2 masks, at either moment. */
const pin: NonNullable<Abilities['maskEffects']>[number] = {
  id: 'pin',
  cost: 2,
  when: 'either',
  possible: (_game, _attack, target) => !target.pinDown,
  *apply(game, _attack, target) {
    target.pinDown = true;
    game.state.supply.pinDown--;
  },
};

/** Two more successes for 1 mask, before they are compared. */
const edge: NonNullable<Abilities['maskEffects']>[number] = {
  id: 'edge',
  cost: 1,
  when: 'before',
  once: true,
  wholeAttack: true,
  possible: () => true,
  *apply(_game, attack) {
    attack.successes.push({ reason: 'card:gun', by: 2 });
  },
};

const gunLines: readonly AttackLine[] = [
  line('shot', 'singleShot'),
  line('wild', 'quickShot', { cost: 'free', oncePerTurn: true, attention: 'low' }),
  line('silent', 'barrel', { attention: 'none' }),
  line('burst', 'burst', { ammo: 2 }),
  line('unload', 'unload', { ammo: 'X', dice: 2 }),
  line('long', 'aimedShot', { minimumRange: 2, pickBodyPart: true }),
];

const artifact = (id: string, abilities: Abilities = {}): ArtifactCard => ({
  id,
  copies: 3,
  value: 100,
  type: 'fire',
  baseRadiation: 0,
  abilities,
});

const item = (id: string, value: number | null, abilities: Abilities = {}): ItemCard => ({
  id,
  copies: 9,
  value,
  types: ['tool'],
  abilities,
});

export interface Extras {
  /** Free Actions every `tester` may carry out: each only calls a rule. */
  readonly free?: Readonly<Record<string, Perform>>;
  readonly abilities?: Abilities;
  readonly artifacts?: readonly ArtifactCard[];
}

/**
 * A box with a Stalker `tester` (10 HP, 2 Stalker dice), a Weapon `gun` (accurate 1, maximum 3, 6 rifle ammo, trait
 * `pin` for 2 masks, `edge` for 1; attacks `shot`, `wild`, `silent`, `burst`, `unload`, `long`), a `bare` one without
 * slots, an `odd` one with special ammo, Armor `vest` (Defense 2) and `rags` (Defense 0), Attachments `glass`, `can`,
 * `drum` (2 more ammo), `pouch` (2 more in the Backpack), Artifacts `pearl`, and Items `junk` and `relic` (no value).
 * Enemies have 3 HP, no sight and To Hit 2 light, 5 heavy, 8 lose 1 HP; Head 6 lose 1 HP; see above for the others.
 */
export function fightBox(
  { free = {}, abilities = {}, artifacts = [] }: Extras = {},
  box: Box = plainBox,
): Box {
  const actions = Object.entries(free).map(
    ([id, perform]): CardAction => ({ id, cost: 'free', refusal: () => null, perform }),
  );
  const tester: StalkerCard = {
    id: 'tester',
    copies: 4,
    hp: 10,
    shooting: () => 2,
    abilities: { ...abilities, actions },
  };
  const armor = (id: string, defense: number): ArmorCard => ({
    id,
    copies: 2,
    value: 100,
    tier: 1,
    defense,
    mapRadiation: 0,
    container: 'basic',
  });
  return {
    ...box,
    stalkers: { ...box.stalkers, tester },
    enemies: { ...box.enemies, ...byId(enemies) },
    weapons: {
      ...box.weapons,
      ...byId([
        weapon('gun', gunLines, { abilities: { maskEffects: [pin, edge] } }),
        weapon('bare', [line('shot', 'singleShot')], { slots: [], ammo: 'pistol', capacity: 2 }),
        weapon('odd', [line('shot', 'singleShot')], { ammo: 'special', capacity: 3 }),
      ]),
    },
    armors: { ...box.armors, ...byId([armor('vest', 2), armor('rags', 0)]) },
    attachments: {
      ...box.attachments,
      ...byId([
        attachment('glass', 'optic'),
        attachment('can', 'barrel'),
        attachment('drum', 'underbarrel', { capacity: 2 }),
        attachment('pouch', 'armor', { backpack: 2 }),
      ]),
    },
    artifacts: { ...box.artifacts, ...byId([artifact('pearl'), ...artifacts]) },
    items: { ...box.items, ...byId([item('junk', 50), item('relic', null)]) },
  };
}

export const plain: Box = fightBox();

/** A tester with its gun on the first space of a row. */
export const GUNNER = { card: 'tester', at: 'a', weapon: 'gun' } as const;
