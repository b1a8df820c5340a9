/** What was to be opened is open in another tab, was taken by one, or is not here at all. */

import { Message } from '../shell/Message.tsx';
import { go } from '../shell/route.ts';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';

export interface ElsewhereProps {
  readonly is: 'held' | 'lost' | 'missing';
  readonly name: string;
  readonly onTakeOver: () => void;
  /** The list to go back to. */
  readonly list: string;
  readonly onList: () => void;
}

const toTitle = () => go({ screen: 'title' });

export function Elsewhere({ is, name, onTakeOver, list, onList }: ElsewhereProps) {
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
              <Button kind="primary" onPress={onTakeOver}>
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
          text={t('ui.play.lostText')}
          buttons={
            <>
              <Button onPress={toTitle}>{t('ui.title.menu')}</Button>
              <Button kind="primary" onPress={onTakeOver}>
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
            <Button kind="primary" onPress={onList}>
              {list}
            </Button>
          }
        />
      );
  }
}
