/** Zone Survival: scenario and map, team, gear; or a code, the game of the day, or anything at all. */
import './survival.css';
import { useSignal } from '@preact/signals';
import type { GamePort } from '@zonecrawl/engine/host';
import { useEffect, useRef } from 'preact/hooks';
import { box, loadBox } from '../game/cards.ts';
import { startWorkerPort } from '../game/port.ts';
import { loadCatalogue, loadSurvival } from '../language/catalogue.ts';
import { GearPage, TeamPage, Wizard } from '../newgame/index.ts';
import { refresh } from '../saves/index.ts';
import { notify } from '../shell/notices.ts';
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

  usePlace(page.value === 'choose' ? undefined : t('survival.page.choose.title'));
  return (
    <Wizard
      pages={survivalPages}
      page={page}
      title={t(`survival.page.${page.value}.title`)}
      short={(name) => t(`survival.page.${name}.short`)}
      onward={(name) => t(name === 'team' ? 'ui.new.team.next' : 'ui.new.gear.next')}
      setup={setup}
      port={port}
      more={(start, isBusy) =>
        page.value === 'choose' ? (
          <Button
            icon="unknown"
            disabled={isBusy}
            onPress={() => {
              surprise(there, book, Math.random);
              start();
            }}
          >
            {t('survival.surprise')}
          </Button>
        ) : null
      }
    >
      {page.value === 'choose' ? <ChoosePage there={there} book={book} port={port} /> : null}
      {page.value === 'team' ? <TeamPage /> : null}
      {page.value === 'gear' ? <GearPage more={<CodeBox there={there} />} /> : null}
    </Wizard>
  );
}
