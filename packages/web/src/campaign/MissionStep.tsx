/** C7, C9: the team sets out, is out there, or comes home: the Mission is a game of its own on the table. */
import { useSignal } from '@preact/signals';
import type { GameSetup } from '@zonecrawl/engine/model';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/index.ts';
import { type GameRecord, gameOf, removeGame, SOMEBODY, seatedOf, shelf } from '../saves/index.ts';
import { beginGame } from '../setup/begin.ts';
import { go } from '../shell/route.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { t } from '../text/index.ts';
import { Button, Dialog } from '../widgets/index.ts';
import { cardName, missionName } from '../words/names.ts';
import { rings } from '../words/seats.ts';
import { Arranged } from './contacts/Arranged.tsx';
import { PlayerName } from './group/WhoPlays.tsx';
import { Paragraphs } from './parts/Paragraphs.tsx';
import { useCampaign } from './state/context.ts';

/** undefined: not looked for yet. */
type Found = GameRecord | null | undefined;

export function MissionStep() {
  const { campaign, record, decision } = useCampaign();
  const found = useSignal<Found>(undefined);
  const { setup } = decision;
  const justDeparted = campaign.update.value?.cause === 'answered';

  const setOut = async () => {
    if (setup === undefined) return;
    const { people, company } = seatedOf(
      record.players,
      setup.stalkers.map(({ stalker }) => stalker),
    );
    await beginGame(setup, people, { campaign: record.id, company });
  };
  useEffect(() => {
    if (setup === undefined) return;
    const lookFor = async () => {
      const game = await gameOf(record.id, setup);
      if (game === undefined && justDeparted) return setOut();
      if (game !== undefined && game.standing !== 'running') return comeHome(game);
      found.value = game ?? null;
    };
    lookFor().catch((error: unknown) => {
      // Without a shelf there is no game to be found: it can be begun.
      console.warn('mission', error);
      found.value = null;
    });
  }, []);
  /** What was answered out there goes to the Campaign, which plays it again and keeps what came of it. */
  const comeHome = async (game: GameRecord) => {
    const save = await (await shelf()).read(game.id, 'now');
    const done = save !== undefined && (await campaign.report({ played: save.inputs }));
    if (!done) found.value = game;
  };
  if (setup === undefined) return null;
  const game = found.value;
  if (game === undefined) return <Waiting text={t('camp.mission.wait')} />;
  return <UnderWay setup={setup} game={game} onSetOut={setOut} />;
}

interface UnderWayProps {
  readonly setup: GameSetup;
  readonly game: GameRecord | null;
  readonly onSetOut: () => Promise<void>;
}

function UnderWay({ setup, game, onSetOut }: UnderWayProps) {
  const { record } = useCampaign();
  const sure = useSignal(false);
  const isOver = game !== null && game.standing !== 'running';
  const again = async () => {
    sure.value = false;
    if (game !== null) await removeGame(game.id);
    await onSetOut();
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
              {[weapon, armor].flatMap((card) => (card === undefined ? [] : [cardName(card)])).join(', ')}
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
            onPress={() => (game === null ? void onSetOut() : go({ screen: 'play', id: game.id }))}
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
        <p>{t('camp.mission.againText', { name: missionName(setup.mission) })}</p>
      </Dialog>
    </article>
  );
}
