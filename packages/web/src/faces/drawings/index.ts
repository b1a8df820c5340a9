/** Every drawing by name: that of a card, of a family, or of a part that others share. */
import type { Drawings } from '../pen/ink.ts';
import { anomalies } from './anomalies.ts';
import { armor } from './armor.ts';
import { artifacts } from './artifacts.ts';
import { beasts } from './beasts.ts';
import { contacts } from './contacts.ts';
import { foes } from './foes.ts';
import { items } from './items.ts';
import { parts } from './parts.ts';
import { stalkers } from './stalkers.ts';
import { weapons } from './weapons.ts';

/** Whoever has a head. */
const living: Drawings = { ...stalkers, ...contacts, ...foes, ...beasts };

export const heads: ReadonlySet<string> = new Set(Object.keys(living));

export const drawings: Drawings = {
  ...parts,
  ...living,
  ...anomalies,
  ...artifacts,
  ...weapons,
  ...armor,
  ...items,
};
