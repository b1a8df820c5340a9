/** A game or a Campaign being opened: what comes of it, or why it cannot be played here now. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Kept } from '../saves/index.ts';
import { Message } from '../shell/Message.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { Elsewhere } from './Elsewhere.tsx';
import type { Session, SessionState, StateOf } from './session.ts';

export interface SessionScreenProps<P, R extends Kept> {
  readonly session: Session<P, R>;
  /** What is said while it is being opened. */
  readonly opening: string;
  /** The list to go back to. */
  readonly list: string;
  readonly onList: () => void;
  readonly broken: BrokenWords<R>;
  readonly children: (playing: StateOf<'playing', P, R>) => ComponentChildren;
}

/** What is said of a save that cannot be opened, and what can be done besides. */
export interface BrokenWords<R> {
  readonly title: string;
  readonly text: (trouble: StateOf<'broken'>['trouble']) => string;
  readonly openBefore: string;
  readonly onExport: (record: R) => Promise<unknown>;
  readonly more?: (record: R) => ComponentChildren;
}

export function SessionScreen<P, R extends Kept>(props: SessionScreenProps<P, R>) {
  const { session, opening, list, onList, broken, children } = props;
  useEffect(() => () => void session.close(), [session]);
  const state: SessionState<P, R> = session.state.value;
  switch (state.is) {
    case 'opening':
      return <Waiting text={opening} />;
    case 'playing':
      return <>{children(state)}</>;
    case 'held':
    case 'lost':
    case 'missing':
      return (
        <Elsewhere
          is={state.is}
          name={state.is === 'held' ? state.record.name : ''}
          onTakeOver={session.takeOver}
          list={list}
          onList={onList}
        />
      );
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
              {state.before ? (
                <Button kind="primary" icon="undo" onPress={session.openBefore}>
                  {broken.openBefore}
                </Button>
              ) : null}
              {broken.more?.(state.record)}
            </>
          }
        />
      );
  }
}
