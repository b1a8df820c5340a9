/** The best line with its reasons and its odds, and a button that answers it. */

import { useSignal } from '@preact/signals';
import type { AdvisedLine } from '@zonecrawl/bots';
import type { PathPreview, Replies } from '@zonecrawl/engine/host';
import type { ActionRef, Decision } from '@zonecrawl/engine/model';
import { useEffect } from 'preact/hooks';
import { awaited } from '../../game/awaited.ts';
import { tableKeys } from '../../keyboard/index.ts';
import { notesOf, t } from '../../text/index.ts';
import { entityIn } from '../../words/names.ts';
import { amount, percent } from '../../words/numbers.ts';
import type { Words } from '../../words/words.ts';
import { OptionButton } from '../parts/OptionButton.tsx';
import { PreviewLines } from '../parts/PreviewLines.tsx';
import { useTable } from '../state/context.ts';
import { LineReasons } from './GoodLines.tsx';
import { lineWords } from './words.ts';

interface BestLineProps {
  readonly line: AdvisedLine;
  readonly decision: Decision;
  readonly words: Words;
}

export function BestLine({ line, decision, words }: BestLineProps) {
  const { game } = useTable();
  const { title, detail, icon } = lineWords(line, decision, words);
  const doIt = () =>
    void (line.options.length > 1 && typeof line.answer === 'number'
      ? game.answerAll(line.options)
      : game.answer(line.answer));
  return (
    <div class="hint-best">
      <OptionButton
        id="hint-do"
        kind="primary"
        icon={icon}
        title={notesOf([title, detail])}
        detail={t('hint.doIt.detail', {
          count: typeof line.answer === 'number' ? Math.max(1, line.options.length) : 1,
        })}
        hotkey={tableKeys.doHint}
        onPress={doIt}
      >
        <span class="label">{t('hint.doIt')}</span>
      </OptionButton>
      <LineReasons line={line} />
      {line.reasons.length === 0 && decision.kind === 'action' ? (
        <p class="hint-note">{t('hint.planned')}</p>
      ) : null}
      {line.options[0]?.is === 'turn' && decision.kind === 'nextTurn' ? (
        <p class="hint-note">{t('hint.askAgain')}</p>
      ) : null}
      <LineOdds line={line} decision={decision} words={words} />
    </div>
  );
}

interface Known {
  readonly path: PathPreview | null;
  readonly attacks: Replies['attackOdds'];
  readonly reactions: Replies['reactions'];
}
const UNKNOWN: Known = { path: null, attacks: [], reactions: null };

/** The exact odds of the line, from the port. */
function LineOdds({ line, decision, words }: BestLineProps) {
  const { game } = useTable();
  const known = useSignal(UNKNOWN);
  useEffect(() => {
    known.value = UNKNOWN;
    const [first] = line.options;
    const learn = (news: Partial<Known>) => {
      known.value = { ...UNKNOWN, ...news };
    };
    if (first?.is === 'say' && first.say === 'endTurn')
      return awaited(game.ask({ ask: 'reactions', stalker: decision.who }), (reactions) =>
        learn({ reactions }),
      );
    if (first?.is !== 'action') return undefined;
    const action: ActionRef = { stalker: decision.who, action: first.action, source: first.source };
    return line.path.length > 0
      ? awaited(game.ask({ ask: 'path', ...action, path: line.path }), (path) => learn({ path }))
      : awaited(game.ask({ ask: 'attackOdds', ...action }), (attacks) => learn({ attacks: attacks ?? [] }));
  }, [line, decision, game, known]);
  const { path, attacks, reactions } = known.value;
  const aimed = aimOf(line, attacks);
  if (path === null && aimed === undefined && reactions === null) return null;
  const reacting = reactions?.reactions.filter(({ does }) => does === 'attacks').length ?? 0;
  return (
    <section class="hint-odds">
      <h3 class="label">{t('hint.odds')}</h3>
      {path === null ? null : <PreviewLines preview={path} words={words} />}
      {aimed === undefined ? null : (
        <p>
          {t('hint.odds.attack', {
            target: entityIn(words.cast, aimed.target),
            part: { name: `term.${aimed.part.part}.name` },
            hit: percent(1 - aimed.part.plain.miss),
            kill: percent(aimed.part.plain.kill),
          })}
        </p>
      )}
      {reactions === null ? null : (
        <p>
          {reacting === 0
            ? t('hint.odds.nobody')
            : t('hint.odds.reactions', { enemies: reacting, expected: amount(reactions.expected) })}
        </p>
      )}
    </section>
  );
}

/** The target and Body Part of the line; where there is only one of either the rules do not ask. */
function aimOf({ options }: AdvisedLine, attacks: Replies['attackOdds']) {
  const target = options.find((option) => option.is === 'entity')?.entity;
  const wanted = options.find((option) => option.is === 'part')?.part;
  const odds = attacks.find((one) => one.refusal === null && (target === undefined || one.target === target));
  const part = odds?.parts.find((one) => wanted === undefined || one.part === wanted);
  return odds === undefined || part === undefined ? undefined : { target: odds.target, part };
}
