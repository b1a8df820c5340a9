/** Mission, team, gear, and off into the Zone: three short pages, or one tap. */
import './newgame.css';
import { useSignal } from '@preact/signals';
import type { GamePort } from '@zonecrawl/engine/host';
import { useEffect, useRef } from 'preact/hooks';
import { box, loadBox } from '../game/cards.ts';
import { startWorkerPort } from '../game/port.ts';
import { loadCatalogue } from '../language/catalogue.ts';
import { refresh } from '../saves/index.ts';
import { beginGame } from '../setup/begin.ts';
import { planOnline } from '../setup/online.ts';
import { goBack } from '../shell/route.ts';
import { Screen } from '../shell/Screen.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { beginDraft, refusal, seats, setup, wizardPage, wizardPages } from './draft.ts';
import { GearPage } from './GearPage.tsx';
import { MissionPage } from './MissionPage.tsx';
import { TeamPage } from './TeamPage.tsx';
import { WizardProgress } from './WizardProgress.tsx';

export interface NewGameProps {
  readonly mission?: string | undefined;
  readonly seed?: string | undefined;
}

export function NewGameScreen({ mission, seed }: NewGameProps) {
  const ready = useSignal(false);
  const busy = useSignal(false);
  const port = useRef<GamePort | null>(null);
  useEffect(() => {
    wizardPage.value = 'mission';
    void Promise.all([loadBox(), loadCatalogue(), refresh()]).then(() => {
      if (box.value === null) return;
      beginDraft(box.value, {
        ...(mission === undefined ? {} : { mission }),
        ...(seed === undefined ? {} : { seed }),
      });
      ready.value = true;
    });
    // The rules are preloaded while the player chooses.
    port.current = startWorkerPort();
    return () => port.current?.close();
  }, []);
  if (!ready.value) return <Waiting />;

  const at = wizardPages.indexOf(wizardPage.value);
  const back = () => {
    const previous = wizardPages[at - 1];
    if (previous === undefined) goBack();
    else wizardPage.value = previous;
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
  const next = wizardPages[at + 1];
  return (
    <Screen
      title={t(`ui.new.${wizardPage.value}.title`)}
      onBack={back}
      aside={
        <WizardProgress
          at={at}
          pages={wizardPages.map((name) => t(`ui.new.${name}.short`))}
          onOpen={(index) => {
            wizardPage.value = wizardPages[index] ?? wizardPage.value;
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
          {next === undefined ? null : (
            <Button icon="play" disabled={busy.value} onPress={() => void begin()}>
              {t('ui.new.atOnce')}
            </Button>
          )}
          <Button
            kind="primary"
            size="large"
            icon={next === undefined ? 'play' : 'continue'}
            disabled={busy.value || (next === undefined && refusal.value !== null)}
            onPress={() => {
              if (next === undefined) void begin();
              else wizardPage.value = next;
            }}
          >
            {t(
              next === undefined
                ? 'ui.new.begin'
                : next === 'mission'
                  ? 'ui.new.mission.title'
                  : `ui.new.${next}.next`,
            )}
          </Button>
        </>
      }
    >
      {wizardPage.value === 'mission' ? <MissionPage port={port} /> : null}
      {wizardPage.value === 'team' ? <TeamPage /> : null}
      {wizardPage.value === 'gear' ? <GearPage /> : null}
    </Screen>
  );
}
