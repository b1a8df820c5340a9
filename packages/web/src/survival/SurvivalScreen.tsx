/** Zone Survival: scenario and map, team, gear; or a code, the game of the day, or anything at all. */
import './survival.css';
import { useSignal } from '@preact/signals';
import type { GamePort } from '@zonecrawl/engine/host';
import { useEffect, useRef } from 'preact/hooks';
import { box, loadBox } from '../game/cards.ts';
import { startWorkerPort } from '../game/port.ts';
import { loadCatalogue, loadSurvival } from '../language/catalogue.ts';
import { GearPage, refusal, seats, TeamPage, WizardProgress } from '../newgame/index.ts';
import { refresh } from '../saves/index.ts';
import { beginGame } from '../setup/begin.ts';
import { planOnline } from '../setup/online.ts';
import { notify } from '../shell/notices.ts';
import { goBack } from '../shell/route.ts';
import { Screen } from '../shell/Screen.tsx';
import { usePlace } from '../shell/title.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { ChoosePage } from './ChoosePage.tsx';
import { CodeBox } from './CodeBox.tsx';
import { begin, page, setup, surprise, survivalPages } from './choice.ts';
import { loadHistory } from './history.ts';

export interface SurvivalProps {
  readonly code?: string | undefined;
  /** The date of a game of the day. */
  readonly day?: string | undefined;
}

export function SurvivalScreen({ code, day }: SurvivalProps) {
  const ready = useSignal(false);
  const busy = useSignal(false);
  const port = useRef<GamePort | null>(null);
  useEffect(() => {
    page.value = 'choose';
    ready.value = false;
    loadHistory();
    void Promise.all([loadBox(), loadCatalogue(), loadSurvival(), refresh()]).then(() => {
      const there = box.value;
      if (!there?.survival) return;
      const problem = begin(there, there.survival, { code, day });
      if (problem !== null) notify(t(`survival.code.${problem}`), { tone: 'danger' });
      ready.value = true;
    });
    // The rules are preloaded while the player chooses.
    port.current ??= startWorkerPort();
  }, [code, day]);
  useEffect(() => () => port.current?.close(), []);
  const there = box.value;
  const book = there?.survival;
  if (!ready.value || there === null || !book) return <Waiting />;

  const at = survivalPages.indexOf(page.value);
  const next = survivalPages[at + 1];
  const back = () => {
    const previous = survivalPages[at - 1];
    if (previous === undefined) goBack();
    else page.value = previous;
  };
  const start = async () => {
    const mine = port.current ?? startWorkerPort();
    port.current = null;
    busy.value = true;
    const { people, company } = seats.value;
    const begun = await beginGame(setup.value, people, { port: mine, company });
    busy.value = false;
    if (!begun) port.current = startWorkerPort();
  };
  usePlace(page.value === 'choose' ? undefined : t('survival.page.choose.title'));
  return (
    <Screen
      title={t(`survival.page.${page.value}.title`)}
      onBack={back}
      aside={
        <WizardProgress
          at={at}
          pages={survivalPages.map((name) => t(`survival.page.${name}.short`))}
          onOpen={(index) => {
            page.value = survivalPages[index] ?? page.value;
          }}
        />
      }
      foot={
        <>
          <Button
            icon="people"
            disabled={busy.value || refusal.value !== null}
            onPress={() => planOnline(setup.value)}
          >
            {t('ui.title.online')}
          </Button>
          {page.value === 'choose' ? (
            <Button
              icon="unknown"
              disabled={busy.value}
              onPress={() => {
                surprise(there, book, Math.random);
                void start();
              }}
            >
              {t('survival.surprise')}
            </Button>
          ) : null}
          {next === undefined ? null : (
            <Button icon="play" disabled={busy.value} onPress={() => void start()}>
              {t('ui.new.atOnce')}
            </Button>
          )}
          <Button
            kind="primary"
            size="large"
            icon={next === undefined ? 'play' : 'continue'}
            disabled={busy.value || (next === undefined && refusal.value !== null)}
            onPress={() => {
              if (next === undefined) void start();
              else page.value = next;
            }}
          >
            {t(
              next === undefined ? 'ui.new.begin' : next === 'team' ? 'ui.new.team.next' : 'ui.new.gear.next',
            )}
          </Button>
        </>
      }
    >
      {page.value === 'choose' ? <ChoosePage there={there} book={book} port={port} /> : null}
      {page.value === 'team' ? <TeamPage /> : null}
      {page.value === 'gear' ? <GearPage more={<CodeBox there={there} />} /> : null}
    </Screen>
  );
}
