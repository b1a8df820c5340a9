/**
 * Messages for what the rules tell: facts, decisions, reasons, problems, hints. Tables of the engine and of this folder say
 * which there are and what their parameters hold, so that neither a message nor a parameter can be forgotten.
 */
import { problemTable } from '@zonecrawl/engine/base';
import {
  comparisons,
  decisionSubjects,
  type RollSubject,
  reasonTable,
  type Subject,
  sayings,
} from '@zonecrawl/engine/model';
import { type FieldKind, factFields } from './facts.ts';
import { hintReasons } from './hints.ts';
import type { NameKind } from './names.ts';

export interface Told {
  /** What it is the message of. */
  readonly of: 'fact' | 'decision' | 'answer' | 'comparison' | 'reason' | 'problem' | 'hint';
  /** Each with the kind of name it holds, or what else. */
  readonly parameters: Readonly<Record<string, NameKind | 'number' | 'text'>>;
  /** What may be absent: the message has a case for `none`. */
  readonly sometimes?: readonly string[];
  /** The message says all of them. */
  readonly all?: true;
  /** It may be missing: there is a more general message. */
  readonly again?: true;
}

/** Kinds of fields that are names of some kind, or numbers. */
const byField: Readonly<Partial<Record<FieldKind, NameKind | 'number'>>> = {
  stalker: 'stalker',
  enemy: 'enemy',
  enemies: 'enemy',
  entity: 'entity',
  anomalyOn: 'anomaly',
  direction: 'direction',
  card: 'card',
  event: 'event',
  activation: 'activation',
  control: 'control',
  equipment: 'equipment',
  anomaly: 'anomaly',
  environment: 'environment',
  attack: 'attack',
  ability: 'ability',
  action: 'action',
  effect: 'effect',
  source: 'source',
  token: 'token',
  finding: 'finding',
  mission: 'mission',
  component: 'component',
  number: 'number',
  turnToken: 'number',
  howMany: 'number',
};

/** What a decision is about; those that are no words are not said. */
const bySubject: Readonly<Record<Exclude<keyof Subject, keyof RollSubject>, Told['parameters'][string]>> = {
  entity: 'entity',
  target: 'entity',
  space: 'text',
  overlay: 'anomaly',
  card: 'card',
  action: 'action',
  amount: 'number',
  cause: 'text',
};

const numbers = (names: readonly string[]): Told['parameters'] =>
  Object.fromEntries(names.map((name) => [name, 'number']));

const nothing = {};

function* all(): Iterable<readonly [key: string, told: Told]> {
  for (const [fact, fields] of Object.entries(factFields)) {
    const said = Object.entries(fields).filter(([, kind]) => kind !== 'unsaid');
    const parameters = Object.fromEntries(
      said.map(([field, kind]) => [field, byField[kind] ?? ('text' as const)]),
    );
    yield [`fact.${fact}`, { of: 'fact', parameters }];
  }
  for (const [kind, subject] of Object.entries(decisionSubjects)) {
    const about = Object.entries(bySubject).filter(([name]) => name in subject);
    const parameters = { who: 'stalker' as const, ...Object.fromEntries(about) };
    const sometimes = Object.entries(subject).flatMap(([name, when]) => (when === 'sometimes' ? [name] : []));
    yield [`decision.${kind}.title`, { of: 'decision', parameters, sometimes }];
    yield [`decision.${kind}.help`, { of: 'decision', parameters, sometimes }];
    for (const saying of sayings)
      yield [`decision.${kind}.say.${saying}`, { of: 'answer', parameters: nothing, again: true }];
    yield [`hint.about.${kind}`, { of: 'hint', parameters: nothing }];
  }
  for (const saying of sayings) yield [`decision.say.${saying}`, { of: 'answer', parameters: nothing }];
  for (const question of comparisons)
    yield [`because.${question}`, { of: 'comparison', parameters: nothing }];
  for (const [reason, figures] of Object.entries(reasonTable)) {
    const parameters = numbers(figures);
    yield [`reason.${reason}`, { of: 'reason', parameters }];
    yield [`ui.reason.${reason}`, { of: 'reason', parameters, again: true }];
  }
  for (const [reason, figures] of Object.entries(hintReasons)) {
    // Chances and amounts come as they are printed.
    const parameters = mapped(figures, (kind) => (kind === 'count' ? 'number' : 'text'));
    yield [`hint.reason.${reason}`, { of: 'hint', parameters, all: true }];
    yield [`hint.topic.${reason}`, { of: 'hint', parameters: nothing }];
  }
  for (const [problem, holds] of Object.entries(problemTable)) {
    // A problem says ids as the file has them.
    const parameters = mapped(holds, (kind) => (kind === 'number' ? 'number' : 'text'));
    yield [`problem.${problem}`, { of: 'problem', parameters, all: true }];
  }
}

const mapped = (
  record: Readonly<Record<string, unknown>>,
  say: (value: unknown) => 'number' | 'text',
): Told['parameters'] =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, say(value)]));

/** By key. */
export const toldMessages: ReadonlyMap<string, Told> = new Map(all());

/** Keys that are all messages of this kind; one that is in no table tells nothing. */
const heads = [
  'fact.',
  'reason.',
  'ui.reason.',
  'problem.',
  'hint.reason.',
  'hint.topic.',
  'hint.about.',
  'decision.say.',
];

export const tellsNothing = (key: string): boolean =>
  !key.includes('_') && heads.some((head) => key.startsWith(head)) && !toldMessages.has(key);
