/** Mission, team, gear, and off into the Zone: three short pages, or one tap. */
import './newgame.css';
import { useSignal } from '@preact/signals';
import type { GamePort } from '@zonecrawl/engine/host';
import { useEffect, useRef } from 'preact/hooks';
import { box, loadBox } from '../game/cards.ts';
import { startWorkerPort } from '../game/port.ts';
import { loadCatalogue } from '../language/catalogue.ts';
import { language } from '../language/language.ts';
import { refresh } from '../saves/index.ts';
import { beginGame } from '../setup/begin.ts';
import { goBack } from '../shell/route.ts';
import { Screen } from '../shell/Screen.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { beginDraft, refusal, seats, setup, step, steps } from './draft.ts';
import { GearStep } from './GearStep.tsx';
import { MissionStep } from './MissionStep.tsx';
import { TeamStep } from './TeamStep.tsx';

export interface NewGameProps {
  readonly mission?: string | undefined;
  readonly seed?: string | undefined;
}

export function NewGameScreen({ mission, seed }: NewGameProps) {
  const ready = useSignal(false);
  const busy = useSignal(false);
  const port = useRef<GamePort | null>(null);
  useEffect(() => {
    step.value = 'mission';
    void Promise.all([loadBox(), loadCatalogue(language.value), refresh()]).then(() => {
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

  const at = steps.indexOf(step.value);
  const back = () => {
    const previous = steps[at - 1];
    if (previous === undefined) goBack();
    else step.value = previous;
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
  const next = steps[at + 1];
  return (
    <Screen
      title={t(`ui.new.${step.value}.title`)}
      onBack={back}
      aside={<Progress at={at} />}
      foot={
        <>
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
              else step.value = next;
            }}
          >
            {t(next === undefined ? 'ui.new.begin' : `ui.new.${next}.next`)}
          </Button>
        </>
      }
    >
      {step.value === 'mission' ? <MissionStep port={port} /> : null}
      {step.value === 'team' ? <TeamStep /> : null}
      {step.value === 'gear' ? <GearStep /> : null}
    </Screen>
  );
}

function Progress({ at }: { readonly at: number }) {
  return (
    <ol class="new-progress" aria-label={t('ui.new.progress', { at: at + 1, of: steps.length })}>
      {steps.map((name, index) => (
        <li key={name} class={index === at ? 'is-now' : index < at ? 'is-done' : ''}>
          <button
            type="button"
            aria-current={index === at ? 'step' : undefined}
            onClick={() => {
              step.value = name;
            }}
          >
            <b class="read">{index + 1}</b>
            <span>{t(`ui.new.${name}.short`)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
