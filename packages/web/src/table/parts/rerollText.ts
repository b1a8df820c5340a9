/** What keeping dice gives and what a reroll would bring: asked, and told as chances. */
import type { Replies } from '@zonecrawl/engine/host';
import type { Game } from '../../game/store.ts';
import { notesOf, t } from '../../text/index.ts';
import { type Cast, entityIn } from '../../words/names.ts';
import { amount, percent } from '../../words/numbers.ts';

export type RerollOdds = NonNullable<Replies['rerollOdds']>;
type BlastOdds = Extract<RerollOdds, { readonly of: 'blast' }>;

/** With one of several sources, or with these dice; of a Blast the log tells where it went. */
export function askReroll(
  game: Pick<Game, 'ask' | 'log' | 'decision'>,
  asked: { readonly source?: string; readonly dice?: readonly number[] } = {},
): Promise<Replies['rerollOdds']> {
  const about = game.decision.peek()?.about;
  const thrown =
    about?.cause === 'attack' && about.target === null
      ? game.log.peek().findLast(({ fact }) => fact.fact === 'spaceAttacked')?.fact
      : undefined;
  const where = thrown?.fact === 'spaceAttacked' ? { space: thrown.space } : {};
  return game.ask({ ask: 'rerollOdds', ...asked, ...where });
}

export function keepingText(odds: RerollOdds, cast: Cast): string {
  switch (odds.of) {
    case 'attack':
      return t('decision.reroll.chances', {
        how: 'other',
        hit: percent(1 - odds.kept.miss),
        kill: percent(odds.kept.kill),
      });
    case 'defense':
      return t('decision.reroll.through', { through: odds.kept });
    case 'blast':
      return notesOf(blastNotes(odds, 'kept', cast));
  }
}

/**
 * `isBest`: nothing is picked, these are the odds of the dice that are best rolled again; the best of them may be worse
 * than what lies there.
 */
export function againText(odds: RerollOdds, isBest: boolean, cast: Cast): string | undefined {
  const how = !isBest ? 'other' : odds.better ? 'best' : 'worse';
  switch (odds.of) {
    case 'attack': {
      if (odds.again === null) return undefined;
      const { miss, kill } = odds.again;
      return t('decision.reroll.chances', { how, hit: percent(1 - miss), kill: percent(kill) });
    }
    case 'defense': {
      if (odds.again === null) return undefined;
      const average = odds.again.reduce((sum, chance, lost) => sum + chance * lost, 0);
      const [none = 0] = odds.again;
      return t('decision.reroll.average', {
        how,
        average: amount(average),
        ever: none > 0 ? 'yes' : 'no',
        none: percent(none),
      });
    }
    case 'blast': {
      const notes = blastNotes(odds, 'again', cast);
      if (notes.length === 0) return undefined;
      const first = isBest ? [t('decision.reroll.how', { how: odds.better ? 'best' : 'other' })] : [];
      return notesOf([...first, ...notes]);
    }
  }
}

/** One for everybody whom it hits, and of whom something can be said. */
const blastNotes = (
  { enemies, friends }: BlastOdds,
  when: 'kept' | 'again',
  cast: Cast,
): readonly string[] => [
  ...enemies.flatMap(({ target, [when]: odds }) =>
    odds === null
      ? []
      : [
          t('decision.reroll.chancesOn', {
            target: entityIn(cast, target),
            hit: percent(1 - odds.miss),
            kill: percent(odds.kill),
          }),
        ],
  ),
  ...friends.flatMap(({ entity, [when]: lost }) =>
    lost === null
      ? []
      : [t('decision.reroll.hurts', { target: entityIn(cast, entity), amount: amount(lost) })],
  ),
];
