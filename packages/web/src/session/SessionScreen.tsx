/** A game or a Campaign being opened: what comes of it, or why it cannot be played here now. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { SaveMeta } from '../saves/index.ts';
import { Message } from '../shell/Message.tsx';
import { notify } from '../shell/notices.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { Elsewhere } from './Elsewhere.tsx';
import type { Playing, Session, SessionState, StateOf } from './session.ts';

export interface SessionScreenProps<P, R extends SaveMeta> {
  readonly session: Session<P, R>;
  /** What is said while it is being opened. */
  readonly opening: string;
  /** The list to go back to. */
  readonly list: string;
  readonly onList: () => void;
  /** Another tab has it, and something was played here that is not part of it: as a file. */
  readonly onExportRunning: (left: { readonly port: P; readonly record: R }) => Promise<unknown>;
  readonly broken: BrokenWords<R>;
  readonly children: (playing: Playing<P, R>) => ComponentChildren;
}

/** What is said of a game that cannot be opened, and what can be done besides. */
export interface BrokenWords<R> {
  readonly title: string;
  readonly text: (trouble: StateOf<'broken'>['trouble']) => string;
  readonly onExport: (record: R) => Promise<unknown>;
  readonly more?: (record: R) => ComponentChildren;
}

/** Saving as a file is said to have failed where there was nothing to save. */
export async function sayIfNothing(exporting: Promise<boolean>): Promise<void> {
  if (!(await exporting.catch(() => false))) notify(t('ui.saves.nothing'), { tone: 'danger' });
}

export function SessionScreen<P, R extends SaveMeta>(props: SessionScreenProps<P, R>) {
  const { session, opening, list, onList, onExportRunning, broken, children } = props;
  useEffect(() => () => void session.close(), [session]);
  const state: SessionState<P, R> = session.state.value;
  switch (state.is) {
    case 'opening':
      return <Waiting text={opening} />;
    case 'playing':
      return <>{children(state)}</>;
    case 'held':
      return <Elsewhere is="held" name={state.record.name} {...{ onList, list }} onGo={session.takeOver} />;
    case 'missing':
      return <Elsewhere is="missing" {...{ onList, list }} onGo={onList} />;
    case 'unreadable':
      return <Elsewhere is="unreadable" {...{ onList, list }} onGo={session.tryAgain} />;
    case 'lost': {
      const { left } = state;
      const onExport = left === null ? undefined : () => void onExportRunning(left);
      return <Elsewhere is="lost" {...{ onList, list, onExport }} onGo={session.takeOver} />;
    }
    case 'broken':
      return (
        <Message
          icon="warning"
          title={broken.title}
          text={broken.text(state.trouble)}
          details={state.problems}
          buttons={
            <>
              <Button onPress={onList}>{list}</Button>
              <Button icon="save" onPress={() => void broken.onExport(state.record)}>
                {t('ui.saves.export')}
              </Button>
              <Button onPress={session.tryAgain}>{t('ui.play.tryAgain')}</Button>
              {broken.more?.(state.record)}
            </>
          }
        />
      );
  }
}
