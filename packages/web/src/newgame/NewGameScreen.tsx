/** Mission, team, gear, and off into the Zone: three short pages, or one tap. */
import './newgame.css';
import { useSignal } from '@preact/signals';
import type { GamePort } from '@zonecrawl/engine/host';
import { useEffect, useRef } from 'preact/hooks';
import { box, loadBox } from '../game/cards.ts';
import { startWorkerPort } from '../game/port.ts';
import { loadCatalogue } from '../language/catalogue.ts';
import { refresh } from '../saves/index.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { t } from '../text/index.ts';
import { beginDraft, setup, wizardPage, wizardPages } from './draft.ts';
import { GearPage } from './GearPage.tsx';
import { MissionPage } from './MissionPage.tsx';
import { TeamPage } from './TeamPage.tsx';
import { Wizard } from './Wizard.tsx';

export interface NewGameProps {
  readonly mission?: string | undefined;
  readonly seed?: string | undefined;
}

export function NewGameScreen({ mission, seed }: NewGameProps) {
  const ready = useSignal(false);
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

  return (
    <Wizard
      pages={wizardPages}
      page={wizardPage}
      title={t(`ui.new.${wizardPage.value}.title`)}
      short={(page) => t(`ui.new.${page}.short`)}
      onward={(page) => t(page === 'mission' ? 'ui.new.mission.title' : `ui.new.${page}.next`)}
      setup={setup}
      port={port}
    >
      {wizardPage.value === 'mission' ? <MissionPage port={port} /> : null}
      {wizardPage.value === 'team' ? <TeamPage /> : null}
      {wizardPage.value === 'gear' ? <GearPage /> : null}
    </Wizard>
  );
}
