/** All lessons to read again, and a button that resets the hints. */
import './lessons.css';
import { useSignal } from '@preact/signals';
import { lessons } from '@zonecrawl/content/lessons';
import { RichText } from '../cards/RichText.tsx';
import { loadCatalogue } from '../language/catalogue.ts';
import { seen, showAllAgain } from '../settings/lessons.ts';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';

export function LessonBook({ onOpen }: { readonly onOpen: (clause: string) => void }) {
  // The texts of the game are loaded on demand.
  const ready = useSignal(false);
  return (
    <details
      class="lessons"
      onToggle={(event) => {
        if (!event.currentTarget.open) return;
        void loadCatalogue().then(() => {
          ready.value = true;
        });
      }}
    >
      <summary>{t('ui.rules.lessons')}</summary>
      {ready.value ? <Lessons onOpen={onOpen} /> : <p aria-busy="true">{t('ui.loading.wait')}</p>}
    </details>
  );
}

function Lessons({ onOpen }: { readonly onOpen: (clause: string) => void }) {
  return (
    <>
      <ol>
        {lessons.map(({ id, clauses }) => (
          <li key={id}>
            <h2>{t(`lesson.${id}.title`)}</h2>
            <p>
              <RichText text={t(`lesson.${id}.text`)} />
            </p>
            <p class="lessons-clauses">
              {clauses.map((clause) => (
                <a
                  key={clause}
                  class="z-clause read"
                  href={`#/rules/${clause}`}
                  aria-label={t('ui.rules.linkTo', { clause })}
                  onClick={(event) => {
                    event.preventDefault();
                    onOpen(clause);
                  }}
                >
                  {clause}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ol>
      <Button icon="redo" disabled={seen.value.length === 0} onPress={showAllAgain}>
        {t('lesson.book.again')}
      </Button>
    </>
  );
}
