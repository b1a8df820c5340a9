/** AK5, S2: rerolls. A die may be rerolled again only by a different source. */
import type { DiceRoll, RerollSource } from '../../model/abilities.ts';
import type { Option, Subject, SubjectOf } from '../../model/decision.ts';
import type { RolledDie } from '../../model/facts.ts';
import { type Game, tell } from '../../model/game.ts';
import { choose, chooseSome, type Rule, SETTLED } from '../../model/rule.ts';
import type { OwnedCard, StalkerState } from '../../model/state.ts';
import { rollDie, successes } from '../basics/dice.ts';
import { attackSources, hookSources } from '../gear/outfit.ts';
import { loseStatus } from './statuses.ts';

/** What the Focus is called among sources of rerolls. */
export const FOCUS = 'focus';

interface Source {
  readonly id: string;
  readonly owned: OwnedCard | null;
  /** null: the Focus. */
  readonly by: RerollSource | null;
  /** Indices of dice it has already rerolled. */
  readonly rerolled: Set<number>;
}

/** What the roll belongs to, for sources that ask. */
export type RollContext = Omit<DiceRoll, 'purpose' | 'dice'>;

/** What the dice are compared with, for whoever decides about them. Only asked for if somebody does. */
export type Stakes = () => Pick<Subject, 'incoming' | 'damage' | 'part' | 'accurate' | 'modifiers'>;

/**
 * S2, AK5: offers a Focus and other sources, one after the other, to reroll any chosen dice. Changes `dice` in place.
 */
export function offerRerolls(
  game: Game,
  stalker: StalkerState,
  purpose: 'attack' | 'defense',
  dice: RolledDie[],
  context: RollContext,
  stakes: Stakes,
): Rule {
  if (dice.length === 0) return SETTLED;
  const sources = cardSources(game, stalker, context);
  if (sources.length === 0 && !stalker.focus) return SETTLED;
  sources.push({ id: FOCUS, owned: null, by: null, rerolled: new Set() });
  return offer(game, stalker, { purpose, dice, ...context }, dice, sources, stakes);
}

function* offer(
  game: Game,
  stalker: StalkerState,
  roll: DiceRoll,
  dice: RolledDie[],
  left: Source[],
  stakes: Stakes,
): Rule {
  for (;;) {
    const offered = left.filter((source) => mayReroll(game, stalker, roll, source).length > 0);
    if (offered.length === 0) return;
    const source = yield* pickSource(game, stalker, roll, offered, stakes);
    if (!source) return;
    const picked = yield* pickDice(game, stalker, roll, source, stakes);
    if (picked.length === 0) {
      left.splice(left.indexOf(source), 1);
      continue;
    }
    yield* pay(game, stalker, source);
    for (const index of picked) {
      const die = dice[index];
      if (!die) continue;
      dice[index] = { kind: die.kind, face: rollDie(game, die.kind) };
      source.rerolled.add(index);
    }
    tell(game, {
      fact: 'diceRerolled',
      who: stalker.id,
      source: source.id,
      dice: [...dice],
      rerolled: picked,
      clauses: source.by ? ['AK5'] : ['AK5', 'S2'],
    });
    // Cards reroll once per roll. A Focus gained meanwhile may be spent too, on dice no Focus has rerolled.
    if (source.by) left.splice(left.indexOf(source), 1);
  }
}

/** In an attack only the cards that take part in it. */
function cardSources(game: Game, stalker: StalkerState, { attack }: RollContext): Source[] {
  const sources: Source[] = [];
  const cards = attack ? attackSources(game, attack) : hookSources(game, stalker);
  for (const { card, owned, abilities } of cards) {
    if (!abilities.rerolls) continue;
    for (const by of abilities.rerolls) {
      sources.push({ id: `${card}:${by.id}`, owned, by, rerolled: new Set() });
    }
  }
  return sources;
}

/** Indices of the dice this source may reroll now. */
function mayReroll(game: Game, stalker: StalkerState, roll: DiceRoll, source: Source): readonly number[] {
  if (source.by) return source.by.dice(game, stalker, roll, source.owned);
  if (!stalker.focus) return [];
  const indices: number[] = [];
  for (let i = 0; i < roll.dice.length; i++) if (!source.rerolled.has(i)) indices.push(i);
  return indices;
}

/** Which source to use, when there are several; null: keep the dice as they lie. */
function* pickSource(
  game: Game,
  stalker: StalkerState,
  roll: DiceRoll,
  offered: readonly Source[],
  stakes: Stakes,
): Rule<Source | null> {
  const [only] = offered;
  if (only && offered.length === 1) return only;
  const options: Option[] = [{ is: 'say', say: 'keep' }];
  for (const { id } of offered) options.push({ is: 'effect', effect: id, target: null, cost: 0 });
  const chosen = yield* choose({
    kind: 'reroll',
    who: stalker.id,
    clauses: ['AK5'],
    about: aboutRoll(game, stalker, roll, roll.purpose, stakes),
    options,
  });
  return (chosen.is === 'effect' && offered.find((source) => source.id === chosen.effect)) || null;
}

/** Which of its dice; none keeps them all, and the source. */
function* pickDice(
  game: Game,
  stalker: StalkerState,
  roll: DiceRoll,
  source: Source,
  stakes: Stakes,
): Rule<readonly number[]> {
  const eligible = mayReroll(game, stalker, roll, source);
  const options: Option[] = [];
  for (const index of eligible) {
    const die = roll.dice[index];
    if (die) options.push({ is: 'die', die: index, kind: die.kind, face: die.face });
  }
  const picks = yield* chooseSome({
    kind: 'reroll',
    who: stalker.id,
    clauses: source.by ? ['AK5'] : ['AK5', 'S2'],
    about: aboutRoll(game, stalker, roll, source.id, stakes),
    options,
    pick: { min: 0, max: Math.min(source.by?.most ?? options.length, options.length) },
  });
  return picks.map((pick) => eligible[pick] ?? 0);
}

/** A Focus is discarded only if something is rerolled (S2). */
function* pay(game: Game, stalker: StalkerState, source: Source): Rule {
  if (!source.by) loseStatus(game, stalker, 'focus', ['S2', 'AK5']);
  else if (source.by.pay) yield* source.by.pay(game, stalker, source.owned);
}

/** The current roll, for the decision. */
function aboutRoll(
  game: Game,
  stalker: StalkerState,
  roll: DiceRoll,
  action: string,
  stakes: Stakes,
): SubjectOf<'reroll'> {
  const { purpose: cause, dice, attack, defense } = roll;
  const target = (defense ? defense.attacker : attack?.target)?.id ?? null;
  const amount = standing(game, roll);
  return { entity: stalker.id, target, action, amount, cause, dice: [...dice], ...stakes() };
}

/** Successes as the dice lie now. */
const standing = (game: Game, roll: DiceRoll): number =>
  successes(game, roll.dice, roll.attack?.accurate ?? false);
