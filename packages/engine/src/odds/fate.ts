/**
 * What becomes of an Enemy that is hit (AK6, W1, W2, S4): every card the Wound deck could turn up, with its chance. What
 * the deck still holds is no secret, its order is: each card left is as likely as any other.
 */
import type { ToHit, WoundCard, WoundOutcome } from '../model/enemies.ts';
import type { Game } from '../model/game.ts';
import type { CardId } from '../model/ids.ts';
import type { EnemyState } from '../model/state.ts';

/** An Enemy while it is being wounded; tokens of the supply along with it (G2). */
export interface Victim {
  readonly hp: number;
  readonly pinDown: boolean;
  readonly exposed: boolean;
  readonly pins: number;
  readonly exposures: number;
}

/** What never changes in one attack. */
export interface Susceptibility {
  readonly immuneToPinDown: boolean;
  readonly immuneToExposed: boolean;
  /** There is a space it could be pushed away to (W3). */
  readonly pushable: boolean;
}

/** The Wound deck, counted by kind of card. A card that is drawn is put back once all that follows is counted. */
export interface WoundDeck {
  readonly kinds: readonly WoundCard[];
  readonly left: number[];
  readonly discarded: number[];
}

export const victimOf = (game: Game, enemy: EnemyState): Victim => ({
  hp: enemy.hp,
  pinDown: enemy.pinDown,
  exposed: enemy.exposed,
  pins: game.state.supply.pinDown,
  exposures: game.state.supply.exposed,
});

export function woundDeckOf(game: Game): WoundDeck {
  const { wounds, woundDiscard } = game.state.decks;
  const kinds = Object.values(game.box.wounds);
  const count = (cards: readonly CardId[], { id }: WoundCard): number =>
    cards.reduce((sum, card) => (card === id ? sum + 1 : sum), 0);
  return {
    kinds,
    left: kinds.map((kind) => count(wounds, kind)),
    discarded: kinds.map((kind) => count(woundDiscard, kind)),
  };
}

/** S1, G2: a second one does nothing, nor one it is immune to, nor one that is not in the box. */
export function pinned(victim: Victim, { immuneToPinDown }: Susceptibility): Victim {
  if (victim.pinDown || immuneToPinDown || victim.pins <= 0) return victim;
  return { ...victim, pinDown: true, pins: victim.pins - 1 };
}
export function exposed(victim: Victim, { immuneToExposed }: Susceptibility): Victim {
  if (victim.exposed || immuneToExposed || victim.exposures <= 0) return victim;
  return { ...victim, exposed: true, exposures: victim.exposures - 1 };
}

const unexposed = (victim: Victim): Victim =>
  victim.exposed ? { ...victim, exposed: false, exposures: victim.exposures + 1 } : victim;

/** Every end the effects of a To Hit line could come to, left to right; each is handed to `end` with its chance. */
export function suffer(
  effects: ToHit['effects'],
  victim: Victim,
  nature: Susceptibility,
  deck: WoundDeck,
  end: (victim: Victim, chance: number) => void,
  chance = 1,
  from = 0,
): void {
  const effect = effects[from];
  if (effect === undefined || victim.hp <= 0) {
    end(victim, chance);
    return;
  }
  const next = (after: Victim, left: WoundDeck, part: number): void =>
    suffer(effects, after, nature, left, end, chance * part, from + 1);
  if (effect === 'loseHp') {
    next({ ...victim, hp: victim.hp - 1 }, deck, 1);
    return;
  }
  // S4
  if (victim.exposed && effect === 'heavy') {
    next({ ...unexposed(victim), hp: victim.hp - 2 }, deck, 1);
    return;
  }
  const depth = victim.exposed ? 'heavy' : effect;
  draw(deck, (card, left, part) => {
    const outcome = card === null ? null : card[depth];
    const after = outcome === null ? unexposed(victim) : wounded(unexposed(victim), nature, outcome);
    next(after, outcome === 'loseHpAndReshuffle' ? shuffledBack(left) : left, part);
  });
}

/** W1, R15: the top card is any of those left; an empty deck is reshuffled, and if that is empty too there is none. */
function draw(
  deck: WoundDeck,
  drawn: (card: WoundCard | null, left: WoundDeck, chance: number) => void,
): void {
  let from = deck;
  let all = sum(from.left);
  if (all === 0) {
    from = shuffledBack(from);
    all = sum(from.left);
  }
  if (all === 0) drawn(null, from, 1);
  const { kinds, left, discarded } = from;
  for (const [index, kind] of kinds.entries()) {
    const count = left[index] ?? 0;
    if (count === 0) continue;
    const before = discarded[index] ?? 0;
    left[index] = count - 1;
    discarded[index] = before + 1;
    drawn(kind, from, count / all);
    left[index] = count;
    discarded[index] = before;
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

const shuffledBack = ({ kinds, left, discarded }: WoundDeck): WoundDeck => ({
  kinds,
  left: left.map((count, index) => count + (discarded[index] ?? 0)),
  discarded: discarded.map(() => 0),
});

/** W2. "Already" means before this card was drawn. */
function wounded(victim: Victim, nature: Susceptibility, outcome: WoundOutcome): Victim {
  switch (outcome) {
    case 'exposed':
      return exposed(victim, nature);
    case 'exposedAndPinDown':
      return pinned(exposed(victim, nature), nature);
    case 'pushIfPinned':
      if (!victim.pinDown) return pinned(victim, nature);
      return nature.pushable ? unexposed(victim) : victim; // S4: discarded after any movement
    case 'loseHp':
    case 'loseHpAndReshuffle':
      return { ...victim, hp: victim.hp - 1 };
    case 'loseHpIfPinned':
      return victim.pinDown ? { ...victim, hp: victim.hp - 1 } : pinned(victim, nature);
  }
}
