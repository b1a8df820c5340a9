/** What is worth doing, each with what speaks for and against it. A press shows it on the map and answers nothing. */
import type { AdvisedLine } from '@zonecrawl/bots';
import type { Decision } from '@zonecrawl/engine/model';
import { Icon } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import type { Words } from '../../words/words.ts';
import { useTable } from '../state/context.ts';
import { isSayable, lineWords, reasonText, toldLines } from './words.ts';

interface GoodLinesProps {
  readonly lines: readonly AdvisedLine[];
  readonly decision: Decision;
  readonly words: Words;
}

export function GoodLines({ lines, decision, words }: GoodLinesProps) {
  const { hints } = useTable();
  return (
    <ol class="hint-lines">
      {toldLines(lines, decision, words).map((line, index) => {
        const { title, detail, icon } = lineWords(line, decision, words);
        const isPointed = hints.pointed.value === index;
        return (
          <li
            key={String(line.answer)}
            onPointerEnter={() => hints.point(index)}
            onPointerLeave={() => hints.point(null)}
          >
            <button
              type="button"
              class="hint-line"
              aria-pressed={isPointed}
              title={t('hint.show')}
              onFocus={() => hints.point(index)}
              onClick={() => hints.point(index)}
            >
              <b class="hint-number" aria-hidden="true">
                {t('hint.mark', { number: index + 1 })}
              </b>
              {icon === undefined ? null : <Icon name={icon} size="1.4rem" />}
              <span class="hint-line-words">
                <strong>{title}</strong>
                {detail === undefined || detail === '' ? null : <small>{detail}</small>}
              </span>
            </button>
            <LineReasons line={line} />
          </li>
        );
      })}
    </ol>
  );
}

export function LineReasons({ line }: { readonly line: AdvisedLine }) {
  const reasons = line.reasons.filter(isSayable);
  if (reasons.length === 0) return null;
  return (
    <ul class="hint-reasons">
      {reasons.map((why) => (
        <li key={why.reason}>{reasonText(why)}</li>
      ))}
    </ul>
  );
}
