/** The rules in the game: by chapter and clause, searchable, every clause with an address of its own. */
import './rulesbook.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/index.ts';
import { loadRules } from '../language/catalogue.ts';
import { usePlace } from '../shell/title.ts';
import { t } from '../text/index.ts';
import { Button, TextField } from '../widgets/index.ts';
import { type Aid, aids, isAid } from './aids/pages.ts';
import { ClauseWords } from './ClauseWords.tsx';
import { chapters, type RuleChapter, ruleChapterOf, ruled } from './chapters.ts';
import { type ClauseText, clauseText, searchRules } from './search.ts';

export interface RulebookProps {
  /** A clause, the letters of a chapter, or a player aid; without it the contents. */
  readonly clause?: string | undefined;
  readonly onOpen: (clause?: string) => void;
}

export function Rulebook({ clause, onOpen }: RulebookProps) {
  const ready = useSignal(clauseText('G1').text !== '');
  const query = useSignal('');
  useEffect(() => {
    void loadRules().then(() => {
      ready.value = true;
    });
  }, [ready]);
  const chapter = clause === undefined ? undefined : ruleChapterOf(clause);
  usePlace(ready.value ? placeOf(clause, chapter) : undefined);
  if (!ready.value) return <p aria-busy="true">{t('ui.loading.wait')}</p>;
  const open = (next?: string) => {
    query.value = '';
    onOpen(next);
  };
  return (
    <div class="rules">
      <TextField
        label={t('ui.rules.search')}
        hiddenLabel
        kind="search"
        icon="search"
        placeholder={t('ui.rules.searchHint')}
        value={query.value}
        onInput={(text) => {
          query.value = text;
        }}
      />
      {query.value.trim() !== '' ? (
        <Found query={query.value} onOpen={open} />
      ) : isAid(clause) ? (
        <AidOf aid={clause} onOpen={open} />
      ) : chapter === undefined ? (
        <Contents onOpen={open} />
      ) : (
        <ChapterPage chapter={chapter} clause={clause} onOpen={open} />
      )}
    </div>
  );
}

/** A player aid, or a chapter, with its clause if that has a name of its own. */
function placeOf(clause: string | undefined, chapter: RuleChapter | undefined): string | undefined {
  if (isAid(clause)) return t(`aid.${clause}.name`);
  if (chapter === undefined || clause === undefined) return undefined;
  const name = t(`rule.chapter.${chapter.id}`);
  return clause === chapter.id ? name : t('ui.title.in', { title: clause, outer: name });
}

interface Opens {
  readonly onOpen: (clause?: string) => void;
}

function Contents({ onOpen }: Opens) {
  return (
    <nav aria-label={t('ui.rules.contents')}>
      <p class="rules-intro">{t('ui.rules.intro')}</p>
      <Lessons onOpen={onOpen} />
      <h2 class="rules-part">{t('aid.title')}</h2>
      <ul class="rules-aids">
        {aids.map((aid) => (
          <li key={aid}>
            <button type="button" onClick={() => onOpen(aid)}>
              <Icon name="rules" />
              <span>{t(`aid.${aid}.name`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <h2 class="rules-part">{t('ui.rules.chapters')}</h2>
      <ol class="rules-contents">
        {chapters.map(({ id, clauses }) => (
          <li key={id}>
            <button type="button" onClick={() => onOpen(id)}>
              <b class="read">{id}</b>
              <span>{t(`rule.chapter.${id}`)}</span>
              <small class="read">{clauses.length}</small>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Loaded lazily, with the box: their pictures and names come from there. */
function AidOf({ aid, onOpen }: Opens & { readonly aid: Aid }) {
  const page = useSignal<typeof import('./aids/AidPage.tsx') | null>(null);
  useEffect(() => {
    void import('./aids/AidPage.tsx').then((loaded) => {
      page.value = loaded;
    });
  }, []);
  if (page.value === null) return <p aria-busy="true">{t('ui.loading.wait')}</p>;
  const { AidPage } = page.value;
  return <AidPage aid={aid} onOpen={onOpen} />;
}

/** Loaded lazily: only the table of contents shows them. */
function Lessons({ onOpen }: Opens) {
  const book = useSignal<typeof import('./LessonBook.tsx') | null>(null);
  useEffect(() => {
    void import('./LessonBook.tsx').then((loaded) => {
      book.value = loaded;
    });
  }, []);
  if (book.value === null) return null;
  const { LessonBook } = book.value;
  return <LessonBook onOpen={onOpen} />;
}

function ChapterPage({
  chapter,
  clause,
  onOpen,
}: Opens & { readonly chapter: RuleChapter; readonly clause: string | undefined }) {
  const at = chapters.indexOf(chapter);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    const target =
      page.current?.querySelector<HTMLElement>('.is-wanted') ?? page.current?.querySelector('h2');
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [clause]);
  const turn = (to: RuleChapter | undefined, icon: 'undo' | 'continue') =>
    to === undefined ? (
      <span />
    ) : (
      <Button size="small" icon={icon} onPress={() => onOpen(to.id)}>
        {t(`rule.chapter.${to.id}`)}
      </Button>
    );
  return (
    <section ref={page} class="rules-chapter">
      <p>
        <Button size="small" kind="quiet" icon="menu" onPress={() => onOpen()}>
          {t('ui.rules.contents')}
        </Button>
      </p>
      <h2 tabIndex={-1}>
        <b class="read">{chapter.id}</b> {t(`rule.chapter.${chapter.id}`)}
      </h2>
      {chapter.clauses.map((id) => (
        <Clause key={id} clause={clauseText(id)} wanted={id === clause} onOpen={onOpen} />
      ))}
      <nav class="rules-turn" aria-label={t('ui.rules.chapters')}>
        {turn(chapters[at - 1], 'undo')}
        {turn(chapters[at + 1], 'continue')}
      </nav>
    </section>
  );
}

const MOST_FOUND = 40;

function Found({ query, onOpen }: Opens & { readonly query: string }) {
  const found = searchRules(query);
  return (
    <section class="rules-chapter">
      <div role="status">
        <h2 class="rules-found">{t('ui.rules.found', { count: found.length })}</h2>
      </div>
      {found.slice(0, MOST_FOUND).map((clause) => (
        <Clause key={clause.id} clause={clause} query={query} onOpen={onOpen} />
      ))}
    </section>
  );
}

interface ClauseProps extends Opens {
  readonly clause: ClauseText;
  readonly wanted?: boolean;
  readonly query?: string;
}

function Clause({ clause, wanted = false, query = '', onOpen }: ClauseProps) {
  const { id, title, text, ruling } = clause;
  const decided = ruled.has(id);
  return (
    <article
      class={`rule${wanted ? ' is-wanted' : ''}${decided ? ' is-ruling' : ''}`}
      tabIndex={-1}
      aria-label={`${id} ${title}`}
    >
      <h3>
        <a
          class="z-clause read"
          href={`#/rules/${id}`}
          aria-label={t('ui.rules.linkTo', { clause: id })}
          onClick={(event) => {
            event.preventDefault();
            onOpen(id);
          }}
        >
          {id}
        </a>
        <span>{title}</span>
        {decided ? <Mark /> : null}
      </h3>
      <p>
        <ClauseWords text={text} query={query} onOpen={onOpen} />
      </p>
      {ruling === '' ? null : (
        <p class="rule-ruling">
          <Mark />
          <ClauseWords text={ruling} query={query} onOpen={onOpen} />
        </p>
      )}
    </article>
  );
}

function Mark() {
  return (
    <span class="rule-mark">
      <Icon name="check" />
      {t('ui.rules.ruling')}
    </span>
  );
}
