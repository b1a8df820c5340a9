/** Opens a game that lies in the address itself, and goes to its table; or says clearly why it cannot be opened. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadSurvival } from '../language/catalogue.ts';
import { noticeText } from '../session/noticeText.ts';
import { openReplay, type ReplayTrouble } from '../setup/replay.ts';
import { Message } from '../shell/Message.tsx';
import { notify } from '../shell/notices.ts';
import { go } from '../shell/route.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';

export function ReplayScreen({ link }: { readonly link: string }) {
  const trouble = useSignal<ReplayTrouble | null>(null);
  useEffect(() => {
    trouble.value = null;
    void Promise.all([openReplay(link), loadSurvival()]).then(([opened]) => {
      if (!opened.ok) {
        trouble.value = opened;
        return;
      }
      if (opened.notice !== null) notify(noticeText(opened.notice), { stays: true });
      go({ screen: 'play', id: opened.id }, { replace: true });
    });
  }, [link]);
  const problem = trouble.value;
  if (problem === null) return <Waiting />;
  return (
    <Message
      icon="warning"
      title={t('survival.replay.broken')}
      text={t(`survival.replay.${problem.why}`)}
      details={problem.problems}
      buttons={
        <>
          <Button icon="radiation" onPress={() => go({ screen: 'survival' })}>
            {t('ui.title.survival')}
          </Button>
          <Button kind="primary" icon="back" onPress={() => go({ screen: 'title' })}>
            {t('survival.replay.leave')}
          </Button>
        </>
      }
    />
  );
}
