/** What was to be opened is open in another tab, was taken by one, is not here at all, or is not given out now. */

import { Message } from '../shell/Message.tsx';
import { go } from '../shell/route.ts';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';

export interface ElsewhereProps {
  readonly is: 'held' | 'lost' | 'missing' | 'unreadable';
  readonly name?: string;
  /** What one most likely wants: play it here, take it back, look at the list, try again. */
  readonly onGo: () => void;
  /** The list to go back to. */
  readonly list: string;
  readonly onList: () => void;
  /** Something was played here that is not part of it any more. */
  readonly onExport?: (() => void) | undefined;
}

const toTitle = () => go({ screen: 'title' });

export function Elsewhere({ is, name = '', onGo, list, onList, onExport }: ElsewhereProps) {
  switch (is) {
    case 'held':
      return (
        <Message
          icon="people"
          title={t('ui.play.held')}
          text={t('ui.play.heldText', { name })}
          buttons={
            <>
              <Button onPress={onList}>{list}</Button>
              <Button kind="primary" onPress={onGo}>
                {t('ui.play.takeOver')}
              </Button>
            </>
          }
        />
      );
    case 'lost':
      return (
        <Message
          icon="people"
          title={t('ui.play.lost')}
          text={t(onExport === undefined ? 'ui.play.lostText' : 'ui.play.lostLeft')}
          buttons={
            <>
              <Button onPress={toTitle}>{t('ui.title.menu')}</Button>
              {onExport === undefined ? null : (
                <Button icon="save" onPress={onExport}>
                  {t('ui.saves.export')}
                </Button>
              )}
              <Button kind="primary" onPress={onGo}>
                {t('ui.play.takeBack')}
              </Button>
            </>
          }
        />
      );
    case 'missing':
      return (
        <Message
          icon="search"
          title={t('ui.play.missing')}
          text={t('ui.play.missingText')}
          buttons={
            <Button kind="primary" onPress={onGo}>
              {list}
            </Button>
          }
        />
      );
    case 'unreadable':
      return (
        <Message
          icon="warning"
          title={t('ui.play.unreadable')}
          text={t('ui.play.unreadableText')}
          buttons={
            <>
              <Button onPress={onList}>{list}</Button>
              <Button kind="primary" onPress={onGo}>
                {t('ui.play.tryAgain')}
              </Button>
            </>
          }
        />
      );
  }
}
