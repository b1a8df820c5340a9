/** Pages one after the other, and after the last, or from any of them at once, a game begins: alone, or with friends. */
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { GamePort } from '@zonecrawl/engine/host';
import type { GameSetup } from '@zonecrawl/engine/model';
import type { ComponentChildren, RefObject } from 'preact';
import { startWorkerPort } from '../game/port.ts';
import { beginGame } from '../setup/begin.ts';
import { planOnline } from '../setup/online.ts';
import { goBack } from '../shell/route.ts';
import { Screen } from '../shell/Screen.tsx';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { refusal, seats } from './draft.ts';
import { WizardProgress } from './WizardProgress.tsx';

export interface WizardProps<P extends string> {
  readonly pages: readonly P[];
  /** The open one. */
  readonly page: Signal<P>;
  readonly title: string;
  readonly short: (page: P) => string;
  /** On the button that leads to a page. */
  readonly onward: (page: P) => string;
  readonly setup: ReadonlySignal<GameSetup>;
  /** Where the rules are loaded already; the game takes it. */
  readonly port: RefObject<GamePort | null>;
  /** Another button of the open page. */
  readonly more?: (start: () => void, isBusy: boolean) => ComponentChildren;
  readonly children: ComponentChildren;
}

export function Wizard<P extends string>(props: WizardProps<P>) {
  const { pages, page, title, short, onward, setup, port, more, children } = props;
  const busy = useSignal(false);
  const at = pages.indexOf(page.value);
  const next = pages[at + 1];
  const open = (index: number) => {
    page.value = pages[index] ?? page.value;
  };
  const begin = async () => {
    const mine = port.current ?? startWorkerPort();
    port.current = null;
    busy.value = true;
    const { people, company } = seats.value;
    const begun = await beginGame(setup.value, people, { port: mine, company });
    busy.value = false;
    if (!begun) port.current = startWorkerPort();
  };
  const start = () => void begin();
  return (
    <Screen
      title={title}
      onBack={() => (at > 0 ? open(at - 1) : goBack())}
      aside={<WizardProgress at={at} pages={pages.map(short)} onOpen={open} />}
      foot={
        <>
          <Button
            icon="people"
            disabled={busy.value || refusal.value !== null}
            onPress={() => planOnline(setup.value)}
          >
            {t('ui.title.online')}
          </Button>
          {more?.(start, busy.value)}
          {next === undefined ? null : (
            <Button icon="play" disabled={busy.value} onPress={start}>
              {t('ui.new.atOnce')}
            </Button>
          )}
          <Button
            kind="primary"
            size="large"
            icon={next === undefined ? 'play' : 'continue'}
            disabled={busy.value || (next === undefined && refusal.value !== null)}
            onPress={() => (next === undefined ? start() : open(at + 1))}
          >
            {next === undefined ? t('ui.new.begin') : onward(next)}
          </Button>
        </>
      }
    >
      {children}
    </Screen>
  );
}
