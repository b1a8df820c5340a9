/** One lesson on screen. It takes no focus and is a polite live region. */

import type { Lesson } from '@zonecrawl/content/lessons';
import type { ComponentChildren } from 'preact';
import { Clauses, RichText } from '../../cards/RichText.tsx';
import { Icon } from '../../icons/index.ts';
import { tableKeys, useKey } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { Button } from '../../widgets/index.ts';

export interface LessonCardProps {
  /** undefined: all were shown. */
  readonly lesson: Lesson | undefined;
  readonly label: string;
  /** Of the introduction; what comes up in between is none of its stations and has no number. */
  readonly progress?: { readonly at: number; readonly of: number; readonly isAside?: boolean };
  /** What is to be done, once the idea was read. */
  readonly task?: string | undefined;
  readonly doing?: boolean;
  readonly next?: { readonly text: string; readonly press: () => void } | undefined;
  readonly children: ComponentChildren;
}

export function LessonCard({
  lesson,
  label,
  progress,
  task,
  doing = false,
  next,
  children,
}: LessonCardProps) {
  useKey('table', tableKeys.nextLesson, next?.press);
  return (
    <section
      class={`coach${progress === undefined ? ' is-hint' : ''}${doing ? ' is-doing' : ''}`}
      aria-label={label}
    >
      <div class="coach-words" aria-live="polite">
        <h2 class="coach-title">
          <Icon name="why" />
          <span>{lesson === undefined ? t('lesson.done') : t(`lesson.${lesson.id}.title`)}</span>
          {progress === undefined || progress.isAside === true || lesson === undefined ? null : (
            <small class="read">{t('lesson.progress', { at: progress.at + 1, of: progress.of })}</small>
          )}
        </h2>
        {lesson === undefined ? null : (
          <p class="coach-text">
            <RichText text={t(`lesson.${lesson.id}.text`)} /> <Clauses clauses={lesson.clauses} />
          </p>
        )}
        {doing && task !== undefined ? (
          <p class="coach-task">
            <b class="label">{t('lesson.now')}</b> {task}
          </p>
        ) : null}
      </div>
      <div class="coach-keys">
        {next === undefined ? null : (
          <Button
            id="coach-next"
            size="small"
            kind={doing ? 'plain' : 'primary'}
            hotkey={tableKeys.nextLesson}
            onPress={next.press}
          >
            {next.text}
          </Button>
        )}
        {children}
      </div>
      {progress === undefined ? null : (
        <progress class="coach-progress" max={progress.of} value={progress.at} aria-hidden="true" />
      )}
    </section>
  );
}
