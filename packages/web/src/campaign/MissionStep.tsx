/** C7, C9: the Mission of a Campaign before, during and after play; it is a game of its own. */
import { useSignal } from '@preact/signals';
import type { GamePort } from '@zonecrawl/engine/host';
import type { GameSetup } from '@zonecrawl/engine/model';
import { useEffect } from 'preact/hooks';
import { startWorkerPort } from '../game/port.ts';
import { Icon } from '../icons/index.ts';
import { type MissionGame, missionGame, removeGame, SOMEBODY, seatedOf } from '../saves/index.ts';
import { beginGame, nameFor } from '../setup/begin.ts';
import { go } from '../shell/route.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { t, wordsOf } from '../text/index.ts';
import { Button, Dialog } from '../widgets/index.ts';
import { cardIn, cardName, missionIn, missionName } from '../words/names.ts';
import { rings } from '../words/seats.ts';
import { Arranged } from './contacts/Arranged.tsx';
import { PlayerName } from './group/WhoPlays.tsx';
import { Paragraphs } from './parts/Paragraphs.tsx';
import { useCampaign } from './state/context.ts';

interface Found {
  readonly setup: GameSetup;
  readonly game: MissionGame;
}

export function MissionStep() {
  const { campaign, record, view } = useCampaign();
  const found = useSignal<Found | undefined>(undefined);
  const failed = useSignal(false);
  const attempt = useSignal(0);
  const { number: exploration } = view.exploration;
  const justDeparted = campaign.update.value?.cause === 'answered';

  const setOut = (setup: GameSetup, id: string, port?: GamePort): Promise<boolean> => {
    const { people, company } = seatedOf(
      record.players,
      setup.stalkers.map(({ stalker }) => stalker),
    );
    const ofIt = { id: record.id, game: id };
    return beginGame(setup, people, { campaign: ofIt, company, ...(port === undefined ? {} : { port }) });
  };
  useEffect(() => {
    failed.value = false;
    const port = startWorkerPort();
    const lookFor = async (): Promise<void> => {
      const setup = await campaign.setup();
      if (setup === null) return port.close();
      const game = await missionGame(
        { id: record.id, exploration },
        port,
        ({ view: { mission, stalkers } }) => ({
          name: nameFor(mission.id),
          ...seatedOf(
            record.players,
            stalkers.map(({ card }) => card),
          ),
        }),
      );
      if (game.is === 'notBegun' && justDeparted) return void (await setOut(setup, game.id, port));
      port.close();
      // What it brought goes to the Campaign; brought home twice it is still one Mission.
      const isHome = game.is === 'over' && (await campaign.comeHome(game.record.id, game.result));
      if (!isHome) found.value = { setup, game };
    };
    lookFor().catch((error: unknown) => {
      console.warn('mission', error);
      port.close();
      failed.value = true;
    });
  }, [attempt.value]);
  if (failed.value)
    return (
      <div class="app-warning" role="alert">
        <p>{t('ui.play.unreadableText')}</p>
        <Button size="small" onPress={() => (attempt.value += 1)}>
          {t('ui.play.tryAgain')}
        </Button>
      </div>
    );
  if (found.value === undefined) return <Waiting text={t('camp.mission.wait')} />;
  return <UnderWay {...found.value} onSetOut={setOut} />;
}

interface UnderWayProps extends Found {
  readonly onSetOut: (setup: GameSetup, id: string) => Promise<boolean>;
}

function UnderWay({ setup, game: found, onSetOut }: UnderWayProps) {
  const { record } = useCampaign();
  const sure = useSignal(false);
  const game = found.is === 'notBegun' ? null : found.record;
  const id = found.is === 'notBegun' ? found.id : found.record.id;
  const isOver = found.is === 'over';
  const again = async () => {
    sure.value = false;
    await removeGame(id);
    await onSetOut(setup, id);
  };
  return (
    <article class="camp-page">
      <p class="label">{t('camp.page.mission')}</p>
      <h2>{missionName(setup.mission)}</h2>
      <div class="camp-page-text">
        <Paragraphs text={t(`mission.${setup.mission}.objective`)} />
      </div>
      <ul class="camp-team">
        {setup.stalkers.map(({ stalker, weapon, armor }, seat) => (
          <li key={stalker} class={`ring-${rings[seat]}`}>
            <strong>{cardName(stalker)}</strong>
            {game === null ? <PlayerName player={record.players?.[stalker] ?? SOMEBODY} /> : null}
            <span>
              {wordsOf([weapon, armor].flatMap((card) => (card === undefined ? [] : [cardIn(card)])))}
            </span>
          </li>
        ))}
      </ul>
      <Arranged />
      {game === null ? null : (
        <p class="camp-mission-state">
          <Icon name={isOver ? 'warning' : 'clock'} />
          {t(isOver ? 'camp.mission.refused' : 'camp.mission.round', { round: game.round })}
        </p>
      )}
      <div class="camp-page-buttons">
        {game === null ? null : (
          <Button icon="redo" onPress={() => (sure.value = true)}>
            {t('camp.mission.again')}
          </Button>
        )}
        {isOver ? null : (
          <Button
            kind="primary"
            size="large"
            icon="play"
            onPress={() => (game === null ? void onSetOut(setup, id) : go({ screen: 'play', id }))}
          >
            {t(game === null ? 'camp.mission.begin' : 'camp.mission.continue')}
          </Button>
        )}
      </div>
      <Dialog
        open={sure.value}
        title={t('camp.mission.again')}
        closeLabel={t('ui.button.close')}
        onClose={() => (sure.value = false)}
        buttons={
          <>
            <Button onPress={() => (sure.value = false)}>{t('ui.button.cancel')}</Button>
            <Button kind="danger" onPress={() => void again()}>
              {t('camp.mission.again')}
            </Button>
          </>
        }
      >
        <p>{t('camp.mission.againText', { mission: missionIn(setup.mission) })}</p>
      </Dialog>
    </article>
  );
}
