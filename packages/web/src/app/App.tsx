import { useEffect } from 'preact/hooks';
import {
  campaigns,
  games,
  type LastPlayed,
  lastPlayed,
  newestOf,
  noteLast,
  refresh,
  refreshCampaigns,
} from '../saves/index.ts';
import { seen } from '../settings/lessons.ts';
import { lazy } from '../shell/Lazy.tsx';
import { Notices } from '../shell/Notices.tsx';
import { go, type Route, route } from '../shell/route.ts';
import { t } from '../text/index.ts';
import { TitleScreen } from '../title/TitleScreen.tsx';
import { bringRules } from './bringRules.ts';

const NewGame = lazy(async () => (await import('../newgame/index.ts')).NewGameScreen);
const Saves = lazy(async () => (await import('../savedGames/SavesScreen.tsx')).SavesScreen);
const Play = lazy(async () => (await import('./PlayScreen.tsx')).default);
const Campaigns = lazy(async () => (await import('../campaign/index.ts')).CampaignsScreen);
const Campaign = lazy(async () => (await import('../campaign/index.ts')).CampaignScreen);
const survival = () => import('../survival/index.ts');
const Survival = lazy(async () => (await survival()).SurvivalScreen);
const History = lazy(async () => (await survival()).HistoryScreen);
const Replay = lazy(async () => (await survival()).ReplayScreen);
const Online = lazy(async () => (await import('../online/index.ts')).OnlineScreen);
const Room = lazy(async () => (await import('./RoomAndOver.tsx')).RoomAndOver);
const Rules = lazy(async () => (await bringRules()).RulesScreen);
const Settings = lazy(async () => (await import('../settings/SettingsScreen.tsx')).SettingsScreen);

/** Starts the introduction at once; the code for it is loaded on demand. */
const beginIntroduction = async () => (await import('../setup/introduction.ts')).beginIntroduction();

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
    case 'survival':
      return <Survival code={now.code} day={now.day} />;
    case 'history':
      return <History />;
    case 'replay':
      return <Replay link={now.link} />;
    case 'saves':
      return <Saves />;
    case 'campaigns':
      return <Campaigns seed={now.seed} />;
    case 'campaign':
      return <Campaign key={now.id} id={now.id} page={now.page} />;
    case 'play':
      return <Play key={now.id} id={now.id} />;
    case 'online':
      return <Online />;
    case 'room':
      return <Room key={now.code} code={now.code} token={now.token} />;
    case 'rules':
      return <Rules clause={now.clause} />;
    case 'settings':
      return <Settings />;
  }
}

function Title({ version }: { readonly version: string }) {
  useEffect(() => {
    void Promise.all([refresh(), refreshCampaigns()]).then((lists) => noteLast(newestOf(...lists)));
  }, []);
  // Until the stores are read, the note about the last game is shown in its place: no layout shift.
  const last =
    games.value === null || campaigns.value === null ? lastPlayed() : newestOf(games.value, campaigns.value);
  const isNewcomer = last === undefined && seen.value.length === 0 && (games.value ?? []).length === 0;
  // By UTC, so that it is the same for everybody.
  const day = new Date().toISOString().slice(0, 10);
  return (
    <TitleScreen
      version={version}
      day={day}
      actions={{
        ...(last === undefined ? {} : { continueGame: () => go(placeOf(last)) }),
        introduction: () => void beginIntroduction(),
        campaign: () => go({ screen: 'campaigns' }),
        newGame: () => go({ screen: 'new' }),
        survival: () => go({ screen: 'survival' }),
        daily: () => go({ screen: 'survival', day }),
        load: () => go({ screen: 'saves' }),
        online: () => go({ screen: 'online' }),
        rules: () => go({ screen: 'rules' }),
        settings: () => go({ screen: 'settings' }),
      }}
      newcomer={isNewcomer}
      {...(last === undefined
        ? {}
        : { lastGame: t(`ui.last.${last.kind}`, { name: last.name, part: last.part }) })}
    />
  );
}

const placeOf = ({ kind, id }: LastPlayed): Route => ({ screen: kind === 'game' ? 'play' : kind, id });
