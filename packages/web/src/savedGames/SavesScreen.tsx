/** The list of stored games: continue, rename, export and import, restart, delete. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { startWorkerPort } from '../game/port.ts';
import { Icon } from '../icons/index.ts';
import { loadCatalogue } from '../language/catalogue.ts';
import { campaigns, exportGame, games, refresh, refreshCampaigns, type SavedGame } from '../saves/index.ts';
import { ImportButton } from '../session/ImportButton.tsx';
import { KeptWord } from '../session/KeptWord.tsx';
import { LineageLine } from '../session/Lineage.tsx';
import { sayIfNothing } from '../session/SessionScreen.tsx';
import { takeIn } from '../setup/begin.ts';
import { takeOnline } from '../setup/online.ts';
import { go } from '../shell/route.ts';
import { Screen } from '../shell/Screen.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { t, wordsOf } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { cardIn } from '../words/names.ts';
import { Asked, type Asking } from './SavesDialogs.tsx';

export function SavesScreen() {
  const asking = useSignal<Asking | null>(null);
  const ready = useSignal(false);
  useEffect(() => {
    void Promise.all([refresh(), refreshCampaigns()]);
    // Names of Stalkers and Missions come with the cards' texts.
    void loadCatalogue().then(() => {
      ready.value = true;
    });
  }, [ready]);
  if (!ready.value) return <Waiting />;
  const list = games.value;
  return (
    <Screen
      title={t('ui.title.load')}
      aside={
        <ImportButton
          take={takeIn}
          onRefused={(file, reply) => {
            asking.value = { what: 'refused', file, reply };
          }}
        />
      }
    >
      <KeptWord isAny={(list?.length ?? 0) > 0} />
      {list !== null && list.length === 0 ? (
        <div class="saves-empty">
          <p>{t('ui.saves.none')}</p>
          <Button kind="primary" icon="map" onPress={() => go({ screen: 'new' })}>
            {t('ui.title.newGame')}
          </Button>
        </div>
      ) : null}
      <ul class="saves">
        {list?.map((game) => (
          <GameLine
            key={game.id}
            game={game}
            onAsk={(what) => {
              asking.value = { what, game };
            }}
          />
        ))}
      </ul>
      <Asked
        asking={asking.value}
        onClose={() => {
          asking.value = null;
        }}
      />
    </Screen>
  );
}

function GameLine({
  game,
  onAsk,
}: {
  readonly game: SavedGame;
  readonly onAsk: (what: 'rename' | 'remove' | 'again') => void;
}) {
  const team = game.stalkers.map((card) => cardIn(card));
  const people = [...new Set(game.people.filter((name) => name !== ''))];
  return (
    <li class={`save is-${game.standing}`}>
      <img
        class="save-picture"
        alt=""
        src={`data:image/svg+xml,${encodeURIComponent(game.picture)}`}
        width="160"
        height="120"
      />
      <div class="save-words">
        <h2>{game.name}</h2>
        <p class="save-line">
          <Icon name={game.standing === 'won' ? 'check' : game.standing === 'lost' ? 'close' : 'clock'} />
          {t(`ui.saves.${game.standing}`, { round: game.round, inputs: game.inputs })}
        </p>
        {game.campaign === undefined ? null : (
          <p class="save-line">
            <Icon name="map" />
            {campaigns.value?.find(({ id }) => id === game.campaign)?.name ?? t('ui.title.campaign')}
          </p>
        )}
        <p class="save-line">
          <Icon name="people" />
          {people.length === 0 ? wordsOf(team) : t('ui.saves.teamOf', { team, people })}
        </p>
        <LineageLine lineage={game.lineage} />
        <p class="save-line read">
          <time dateTime={new Date(game.changed).toISOString()}>
            {t('ui.saves.changed', { when: game.changed })}
          </time>
        </p>
      </div>
      <div class="save-buttons">
        <Button kind="primary" icon="continue" onPress={() => go({ screen: 'play', id: game.id })}>
          {t(game.standing === 'running' ? 'ui.saves.continue' : 'ui.saves.look')}
          <span class="unseen"> {game.name}</span>
        </Button>
        <Button size="small" onPress={() => onAsk('rename')}>
          {t('ui.saves.rename')}
        </Button>
        {game.standing === 'running' && game.campaign === undefined ? (
          <Button size="small" icon="people" onPress={() => void sayIfNothing(takeOnline(game))}>
            {t('ui.title.online')}
            <span class="unseen"> {game.name}</span>
          </Button>
        ) : null}
        <Button size="small" onPress={() => void sayIfNothing(exportGame(game, startWorkerPort))}>
          {t('ui.saves.export')}
        </Button>
        {game.setup === null ? null : (
          <Button size="small" onPress={() => onAsk('again')}>
            {t('ui.saves.again')}
          </Button>
        )}
        <Button size="small" kind="danger" onPress={() => onAsk('remove')}>
          {t('ui.saves.remove')}
        </Button>
      </div>
    </li>
  );
}
