import type { Lesson, Told } from './types.ts';

const gained = (status: string): Told => ({ on: 'fact', fact: 'statusGained', with: { status } });

/** All lessons, in the order in which they are best learned. */
export const lessons: readonly Lesson[] = [
  {
    id: 'turn',
    hint: { on: 'decision', kind: 'nextTurn' },
    points: { part: 'turns' },
    clauses: ['R5', 'R7'],
  },
  {
    id: 'move',
    hint: { on: 'decision', kind: 'action', action: 'movement' },
    points: { action: 'movement' },
    clauses: ['A1', 'MV1'],
  },
  { id: 'sight', hint: { on: 'decision', kind: 'action' }, clauses: ['D6', 'D8'] },
  {
    id: 'attention',
    hint: { on: 'fact', fact: 'attentionPlaced', with: { level: 'low' } },
    points: { attention: true },
    clauses: ['AT1', 'AT3'],
  },
  {
    id: 'careful',
    hint: { on: 'decision', kind: 'action', action: 'carefulMovement' },
    points: { action: 'carefulMovement' },
    clauses: ['A2'],
  },
  {
    id: 'decoy',
    hint: { on: 'decision', kind: 'action', action: 'decoy' },
    points: { action: 'decoy' },
    clauses: ['A6'],
  },
  {
    id: 'endTurn',
    hint: { on: 'decision', kind: 'action', noneDue: true },
    points: { part: 'endTurn' },
    clauses: ['R9', 'RX1'],
  },
  {
    id: 'radiation',
    hint: { on: 'fact', fact: 'dosageRaised' },
    points: { part: 'geiger' },
    clauses: ['RD1', 'RD3', 'RD4'],
  },
  {
    id: 'shoot',
    hint: { on: 'decision', kind: 'action', action: 'attack:singleShot' },
    points: { action: 'attack:singleShot' },
    clauses: ['AK1', 'AK6'],
  },
  { id: 'reroll', hint: { on: 'decision', kind: 'reroll' }, clauses: ['AK5', 'S2'] },
  {
    id: 'loud',
    hint: { on: 'fact', fact: 'attentionPlaced', with: { level: 'high' } },
    points: { attention: true },
    clauses: ['AT2', 'EA1', 'Z4'],
  },
  { id: 'cover', clauses: ['M10'] },
  {
    id: 'zonePhase',
    hint: { on: 'fact', fact: 'phaseBegan', with: { phase: 'enemies' } },
    points: { part: 'log' },
    clauses: ['Z1', 'EA1', 'EA3'],
  },
  { id: 'gear', hint: { on: 'decision', kind: 'gain' }, clauses: ['EQ3', 'EQ5'] },
  {
    id: 'anomaly',
    hint: { on: 'decision', kind: 'action', action: 'boltsAndNuts' },
    points: { action: 'boltsAndNuts' },
    clauses: ['AN2', 'AN3', 'A7'],
  },
  {
    id: 'artifact',
    hint: { on: 'decision', kind: 'action', action: 'detect' },
    points: { action: 'detect' },
    clauses: ['AN7', 'T3', 'A5'],
  },
  { id: 'leave', clauses: ['MI8'] },
  {
    id: 'reaction',
    hint: { on: 'fact', fact: 'enemyAttacked', with: { reaction: true } },
    points: { part: 'health' },
    clauses: ['RX1', 'EK5'],
  },
  {
    id: 'loot',
    hint: { on: 'decision', kind: 'action', action: 'pickUp' },
    points: { action: 'pickUp' },
    clauses: ['A5', 'T4'],
  },
  { id: 'unknown', hint: { on: 'fact', fact: 'unknownTurnedUp' }, clauses: ['T5'] },
  { id: 'pinDown', hint: gained('pinDown'), clauses: ['S3', 'S9'] },
  { id: 'exposed', hint: gained('exposed'), clauses: ['S4'] },
  {
    id: 'criticalInjury',
    hint: { on: 'fact', fact: 'criticalInjury' },
    points: { part: 'health' },
    clauses: ['S5', 'S6'],
  },
];
