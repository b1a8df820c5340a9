/** A player aid on a page of its own: to look at beside the table, and to print. */
import './aids.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { OpenRules } from '../../cards/RichText.tsx';
import { loadBox } from '../../game/cards.ts';
import { loadCatalogue } from '../../language/catalogue.ts';
import { t } from '../../text/index.ts';
import { Button } from '../../widgets/index.ts';
import { Compare } from './Compare.tsx';
import { Figures } from './Figures.tsx';
import { Icons, Index, Tokens } from './Glossaries.tsx';
import { HelpCard } from './HelpCard.tsx';
import { type Aid, aids } from './pages.ts';
import { Quick } from './Quick.tsx';

export interface AidPageProps {
  readonly aid: Aid;
  readonly onOpen: (place?: string) => void;
}

const contents = {
  help: HelpCard,
  quick: Quick,
  compare: Compare,
  icons: Icons,
  tokens: Tokens,
  figures: Figures,
  index: Index,
} as const satisfies Record<Aid, () => unknown>;

export function AidPage({ aid, onOpen }: AidPageProps) {
  const ready = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void Promise.all([loadCatalogue(), loadBox()]).then(() => {
      ready.value = true;
    });
  }, [ready]);
  useEffect(() => {
    heading.current?.closest('.aid')?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [aid, ready.value]);
  if (!ready.value) return <p aria-busy="true">{t('ui.loading.wait')}</p>;
  const Content = contents[aid];
  return (
    <OpenRules.Provider value={onOpen}>
      <section class={`aid aid-${aid}`} aria-labelledby="aid-title">
        <nav class="aid-bar" aria-label={t('aid.title')}>
          <Button size="small" kind="quiet" icon="menu" onPress={() => onOpen()}>
            {t('ui.rules.contents')}
          </Button>
          <AidLinks now={aid} onOpen={onOpen} />
          <Button size="small" icon="log" onPress={() => globalThis.print()}>
            {t('aid.print')}
          </Button>
        </nav>
        <h2 id="aid-title" tabIndex={-1} ref={heading}>
          {t(`aid.${aid}.name`)}
        </h2>
        <Content />
      </section>
    </OpenRules.Provider>
  );
}

function AidLinks({ now, onOpen }: { readonly now: Aid; readonly onOpen: (place: string) => void }) {
  return (
    <>
      {aids.map((aid) => (
        <a
          key={aid}
          class="aid-link"
          href={`#/rules/${aid}`}
          aria-current={aid === now ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault();
            onOpen(aid);
          }}
        >
          {t(`aid.${aid}.name`)}
        </a>
      ))}
    </>
  );
}
