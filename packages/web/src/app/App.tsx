import { useEffect } from 'preact/hooks';
import { seen } from '../lesson/seen.ts';
import { bringRules } from '../rulesbook/bring.ts';
import { games, lastGame, refresh } from '../saves/index.ts';
import { t } from '../text/index.ts';
import { TitleScreen } from '../title/TitleScreen.tsx';
import { lazy } from './Lazy.tsx';
import { Notices } from './Notices.tsx';
import { go, route } from './route.ts';

const NewGame = lazy(async () => (await import('../newgame/index.ts')).NewGameScreen);
const Saves = lazy(async () => (await import('./SavesScreen.tsx')).SavesScreen);
const Play = lazy(async () => (await import('./PlayScreen.tsx')).default);
const Campaigns = lazy(async () => (await import('../campaign/index.ts')).CampaignsScreen);
const Campaign = lazy(async () => (await import('../campaign/index.ts')).CampaignScreen);
const Rules = lazy(async () => (await bringRules()).RulesScreen);
const Settings = lazy(async () => (await import('../settings/SettingsScreen.tsx')).SettingsScreen);

/** Begins at once; what it takes to play comes along only then. */
const beginIntroduction = async () => (await import('../lesson/begin.ts')).beginIntroduction();

export function App({ version }: { readonly version: string }) {
  return (
    <>
      <Page version={version} />
      <Notices />
    </>
  );
}

function Page({ version }: { readonly version: string }) {
  const now = route.value;
  switch (now.screen) {
    case 'title':
      return <Title version={version} />;
    case 'new':
      return <NewGame mission={now.mission} seed={now.seed} />;
    case 'saves':
      return <Saves />;
    case 'campaigns':
      return <Campaigns />;
    case 'campaign':
      return <Campaign key={now.id} id={now.id} page={now.page} />;
    case 'play':
      return <Play key={now.id} id={now.id} />;
    case 'rules':
      return <Rules clause={now.clause} />;
    case 'settings':
      return <Settings />;
  }
}

function Title({ version }: { readonly version: string }) {
  useEffect(() => {
    document.title = t('ui.title.name');
    void refresh();
  }, []);
  // Until the shelf is read the note about the last game holds the place, so that nothing jumps.
  const last = games.value === null ? lastGame() : games.value.find(({ standing }) => standing === 'running');
  const isNewcomer = last === undefined && seen.value.length === 0 && (games.value ?? []).length === 0;
  return (
    <TitleScreen
      version={version}
      actions={{
        ...(last === undefined ? {} : { continueGame: () => go({ screen: 'play', id: last.id }) }),
        introduction: () => void beginIntroduction(),
        campaign: () => go({ screen: 'campaigns' }),
        newGame: () => go({ screen: 'new' }),
        load: () => go({ screen: 'saves' }),
        rules: () => go({ screen: 'rules' }),
        settings: () => go({ screen: 'settings' }),
      }}
      newcomer={isNewcomer}
      {...(last === undefined
        ? {}
        : { lastGame: t('ui.saves.line', { name: last.name, round: last.round }) })}
    />
  );
}
