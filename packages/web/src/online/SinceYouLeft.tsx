/** What happened since this page was last looked at: said once, and played back or read on request. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useTable, useWords } from '../table/state/context.ts';
import { t } from '../text/index.ts';
import { Button, Sheet } from '../widgets/index.ts';
import { factText, isSilent } from '../words/facts.ts';
import { membershipOf, noteMembership } from './wire/memberships.ts';

export function SinceYouLeft({ code, game: id }: { readonly code: string; readonly game: string }) {
  const { game } = useTable();
  const words = useWords();
  const since = useSignal<number | null>(leftAt(code, id));
  /** What is told ends with the first look: the rest one has seen happen. */
  const until = useSignal<number | null>(null);
  const isReading = useSignal(false);
  const looked = () => {
    const at = game.update.value?.at;
    if (at === undefined || since.value === null || until.value !== null || document.hidden) return;
    if (at > since.value) until.value = at;
    else since.value = null;
  };
  useSignalEffect(looked);
  useEffect(() => {
    const note = () => {
      const now = game.update.value?.at;
      if (now !== undefined) noteMembership(code, { seen: { game: id, at: now } });
    };
    const hide = () => {
      if (document.hidden) {
        note();
        since.value ??= game.update.value?.at ?? null;
      } else looked();
    };
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', note);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', note);
      note();
    };
  }, [code, id, game]);
  const from = since.value;
  const to = until.value;
  if (from === null || to === null || words === null) return null;
  const missed = game.log.value.filter(({ input }) => input > from && input <= to);
  const lines = missed.filter(({ fact }) => !isSilent(fact));
  if (lines.length === 0) return null;
  const close = () => {
    since.value = null;
    until.value = null;
    isReading.value = false;
  };
  return (
    <p class="online-since" role="status">
      <span>{t('online.since', { lines: lines.length })}</span>
      <Button
        size="small"
        onPress={() => {
          isReading.value = true;
        }}
      >
        {t('online.since.read')}
      </Button>
      <Button
        size="small"
        icon="play"
        onPress={() => {
          close();
          void game.replay(missed);
        }}
      >
        {t('online.since.replay')}
      </Button>
      <Button size="small" kind="quiet" onPress={close}>
        {t('ui.button.close')}
      </Button>
      {isReading.value ? (
        <Sheet open title={t('online.since.title')} closeLabel={t('ui.button.close')} onClose={close}>
          <ol class="online-lines">
            {lines.map(({ id: line, fact }) => (
              <li key={line}>{factText(fact, words)}</li>
            ))}
          </ol>
        </Sheet>
      ) : null}
    </p>
  );
}

/** How far this game was when it was left here; null: it never was. */
function leftAt(code: string, game: string): number | null {
  const seen = membershipOf(code)?.seen;
  return seen?.game === game ? seen.at : null;
}
