/** The coach: in the introduction station by station, elsewhere a hint when something comes up for the first time. */
import { useSignal } from '@preact/signals';
import { firstWalk, introduction, type Lesson, lessons, type Pointing } from '@zonecrawl/content/lessons';
import type { Decision } from '@zonecrawl/engine/model';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { coached, hints, markSeen, seen } from '../../settings/lessons.ts';
import { t } from '../../text/index.ts';
import { Button } from '../../widgets/index.ts';
import { useTable } from '../state/context.ts';
import { hintNow, isDue, type LessonContext, type Pace, paceAfter, stationNow, stationsDone } from './due.ts';
import { LeaveIntroduction } from './LeaveIntroduction.tsx';
import { LessonCard } from './LessonCard.tsx';
import { pointAt } from './pointing.ts';

/** A hint about a fact expires after so many inputs. */
const FRESH = 3;

/** Lessons without a station: shown as hints in the introduction, too. */
const asides = lessons.filter(({ id }) => !introduction.some(({ lesson }) => lesson === id));

const lessonOf = (id: string) => lessons.find((lesson) => lesson.id === id);

export function Coach({ onLeave }: { readonly onLeave: () => void }) {
  const { game } = useTable();
  const mission = game.update.value?.view.mission.id;
  if (game.over.value || game.looking.value !== null) return null;
  return mission === firstWalk.mission && coached.value ? <Walk onLeave={onLeave} /> : <Hints />;
}

/** The value is updated only when everything has come to rest. */
function useStill<T>(moving: boolean, value: T): T {
  const kept = useRef(value);
  if (!moving) kept.current = value;
  return kept.current;
}

/** In the middle of an Action the next lesson would speak of something else than what is asked. */
const isMidway = (decision: Decision | null): boolean =>
  decision !== null && decision.kind !== 'action' && decision.kind !== 'nextTurn';

function usePointing(pointing: Pointing | undefined): void {
  const tools = useTable();
  useEffect(() => (pointing === undefined ? undefined : pointAt(tools, pointing)), [tools, pointing]);
}

function useScene(): LessonContext {
  const { game } = useTable();
  const log = game.log.value;
  const view = game.update.value?.view;
  const board = game.shown.value?.board;
  return useMemo(
    () => ({
      log: log.map(({ fact }) => fact),
      isStalker: (entity) => view?.stalkers.some(({ id }) => id === entity) === true,
      nameInDrawing: (space) => board?.spaces[space]?.name ?? '',
    }),
    [log, view, board],
  );
}

/** The introduction. A player who goes ahead is never blocked by an unread card. */
function Walk({ onLeave }: { readonly onLeave: () => void }) {
  const { game, ui } = useTable();
  const putAway = useSignal<ReadonlySet<string>>(new Set());
  const read = useSignal<string | null>(null);
  const leaving = useSignal(false);
  const scene = useStill(game.playback.playing.value || isMidway(game.decision.value), useScene());
  const index = stationNow(introduction, scene, putAway.value);
  const station = index === null ? undefined : introduction[index];
  const lesson = station === undefined ? undefined : lessonOf(station.lesson);
  const doing = station?.until !== undefined && read.value === station.lesson;
  const aside = useHint(asides);
  usePointing(aside.lesson === undefined ? (station?.points ?? lesson?.points) : aside.lesson.points);
  useEffect(() => {
    if (lesson !== undefined) markSeen(lesson.id);
  }, [lesson]);
  const putIt = (id: string) => {
    putAway.value = new Set([...putAway.value, id]);
  };
  const looked = ui.selection.value;
  useEffect(() => {
    const enemy = game.update.value?.view.enemies.find(
      ({ id }) => looked?.kind === 'entity' && id === looked.id,
    );
    if (station?.until?.on === 'looks' && enemy?.card === station.until.enemy) putIt(station.lesson);
  }, [looked, station]);
  useEffect(() => {
    // After "Next": the button that the task is about is scrolled into view.
    if (doing) document.querySelector('.is-pointed')?.scrollIntoView({ block: 'nearest' });
  }, [doing]);
  const next = () => {
    if (station === undefined) return;
    if (station.until === undefined || doing) putIt(station.lesson);
    else read.value = station.lesson;
  };
  const leave = (
    <Button
      size="small"
      kind="quiet"
      onPress={() => {
        leaving.value = true;
      }}
    >
      {t('lesson.leaveIt')}
    </Button>
  );
  const progress = { at: stationsDone(introduction, scene, putAway.value), of: introduction.length };
  return (
    <>
      {aside.lesson === undefined ? (
        <LessonCard
          lesson={lesson}
          label={t('lesson.panel')}
          progress={progress}
          task={station?.until === undefined ? undefined : t(`lesson.${station.lesson}.task`)}
          doing={doing}
          next={
            lesson === undefined ? undefined : { text: t(doing ? 'lesson.skip' : 'lesson.next'), press: next }
          }
        >
          {leave}
        </LessonCard>
      ) : (
        <LessonCard
          lesson={aside.lesson}
          label={t('lesson.hint')}
          progress={{ ...progress, isAside: true }}
          next={{ text: t('lesson.gotIt'), press: aside.close }}
        >
          {leave}
        </LessonCard>
      )}
      <LeaveIntroduction
        open={leaving.value}
        onStay={() => {
          leaving.value = false;
        }}
        onLeave={onLeave}
      />
    </>
  );
}

/** Elsewhere: one hint at a time, each only once, until hints are switched off. */
function Hints() {
  const { lesson, close } = useHint(lessons);
  usePointing(lesson?.points);
  if (lesson === undefined) return null;
  return (
    <LessonCard lesson={lesson} label={t('lesson.hint')} next={{ text: t('lesson.gotIt'), press: close }}>
      <Button
        size="small"
        kind="quiet"
        onPress={() => {
          hints.value = false;
          close();
        }}
      >
        {t('lesson.noMore')}
      </Button>
    </LessonCard>
  );
}

/** The open hint, or the next one that is due. It closes when it no longer applies. */
function useHint(among: readonly Lesson[]) {
  const { game } = useTable();
  const showing = useSignal<{ readonly id: string; readonly at: number } | null>(null);
  const pace = useRef<Pace>({ at: null, turn: null });
  const decision = game.decision.value;
  const choosing = game.choosing.value;
  const at = game.update.value?.at ?? 0;
  const told = game.fresh.value;
  const lines = game.log.value;
  const open = showing.value;
  const wanted = hints.value;
  useEffect(() => {
    if (decision === null || !wanted) return;
    const facts = { told: told.map(({ fact }) => fact), log: lines.map(({ fact }) => fact) };
    const now = { decision, ...facts };
    // Where a Turn may begin its Actions are there to choose from, too.
    const first = choosing === null ? now : { decision: choosing, ...facts };
    const hint = open === null ? undefined : lessonOf(open.id)?.hint;
    if (open !== null && hint !== undefined) {
      const isOld = hint.on === 'fact' ? at - open.at > FRESH : !isDue(hint, now) && !isDue(hint, first);
      if (!isOld) return;
    }
    const due =
      hintNow(among, now, seen.value, pace.current, at) ??
      hintNow(among, first, seen.value, pace.current, at);
    if (due?.hint !== undefined) {
      markSeen(due.id);
      pace.current = paceAfter(due.hint, at, now, pace.current);
    }
    showing.value = due === undefined ? null : { id: due.id, at };
  }, [decision, choosing, at, told, lines, open, wanted, among, showing]);
  return {
    lesson: open === null || !wanted ? undefined : lessonOf(open.id),
    close() {
      showing.value = null;
    },
  };
}
