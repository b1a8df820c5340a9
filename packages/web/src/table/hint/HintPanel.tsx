/** The requested hint, step by step. The decision stays open beside it. */

import type { HintReason } from '@zonecrawl/bots';
import type { Decision } from '@zonecrawl/engine/model';
import { useEffect, useRef } from 'preact/hooks';
import type { ShownHint } from '../../bots/hints.ts';
import { Icon } from '../../icons/index.ts';
import { keyLabel, tableKeys, useKeysIn } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { Button, IconButton } from '../../widgets/index.ts';
import type { Words } from '../../words/words.ts';
import { useTable, useWords } from '../state/context.ts';
import { BestLine } from './BestLine.tsx';
import { GoodLines } from './GoodLines.tsx';
import { PlayForMe } from './PlayForMe.tsx';

export function HintPanel() {
  const { game, hints, bots } = useTable();
  const words = useWords();
  const shown = hints.shown.value;
  const decision = game.decision.value;
  if (shown === null || decision === null || words === null || bots.acting.value !== null) return null;
  return <Opened shown={shown} decision={decision} words={words} />;
}

interface OpenedProps {
  readonly shown: ShownHint;
  readonly decision: Decision;
  readonly words: Words;
}

const CLOSES = [tableKeys.cancel];

/** The maximum number of topics. */
const MOST_TOPICS = 3;

function Opened({ shown, decision, words }: OpenedProps) {
  const { hints } = useTable();
  const { step } = shown;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focus goes to the text, before the buttons.
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  const close = () => {
    hints.close();
    const buttons = [...document.querySelectorAll<HTMLElement>('.hint-button button')];
    buttons.find(({ offsetParent }) => offsetParent !== null)?.focus({ preventScroll: true });
  };
  useKeysIn(panel, CLOSES, close);
  return (
    <section
      ref={panel}
      class="hint"
      aria-labelledby="hint-title"
      aria-busy={shown.best === null && !shown.failed}
    >
      <header class="hint-head">
        <Icon name="hint" size="1.4rem" />
        <h2 id="hint-title" ref={heading} tabIndex={-1}>
          <small class="label">{t('hint.step', { step })}</small> {t(`hint.step.${step}`)}
        </h2>
        <IconButton icon="close" kind="quiet" label={t('ui.button.close')} onPress={close} />
      </header>
      <div class="hint-body" role="document" aria-live="polite" aria-labelledby="hint-title" tabindex={0}>
        <Step shown={shown} decision={decision} words={words} />
      </div>
      <footer class="hint-foot">
        {step === 1 ? null : (
          <Button size="small" kind="quiet" icon="back" onPress={hints.back}>
            {t('hint.back')}
          </Button>
        )}
        {step === 3 ? (
          <PlayForMe who={decision.who} />
        ) : (
          <Button
            id="hint-more"
            size="small"
            kind="primary"
            hotkey={keyLabel(tableKeys.hint)}
            disabled={shown.hint === null}
            onPress={hints.ask}
          >
            {t(`hint.more.${step === 1 ? 2 : 3}`)}
          </Button>
        )}
      </footer>
    </section>
  );
}

function Step({ shown, decision, words }: OpenedProps) {
  const { step, hint, best, failed } = shown;
  if (failed && (hint === null || step === 3)) return <p class="hint-note">{t('hint.stopped')}</p>;
  if (hint === null) return <p class="hint-note">{t('hint.thinking')}</p>;
  if (step === 1) return <Topics topics={hint.topics} decision={decision} />;
  if (hint.good.length === 0) return <p class="hint-note">{t('hint.none')}</p>;
  if (step === 2) return <GoodLines lines={hint.good} decision={decision} words={words} />;
  if (best === null) return <p class="hint-note">{t('hint.planning')}</p>;
  return <BestLine line={best} decision={decision} words={words} />;
}

interface TopicsProps {
  readonly topics: readonly HintReason[];
  readonly decision: Decision;
}

function Topics({ topics, decision }: TopicsProps) {
  return (
    <>
      <p class="hint-about">{t(`hint.about.${decision.kind}`)}</p>
      {topics.length === 0 ? null : (
        <ul class="hint-topics">
          {topics.slice(0, MOST_TOPICS).map((topic) => (
            <li key={topic}>{t(`hint.topic.${topic}`)}</li>
          ))}
        </ul>
      )}
      <p class="hint-note">{t('hint.free')}</p>
    </>
  );
}
