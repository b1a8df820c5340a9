import { Atmosphere } from '../atmosphere/index.ts';
import type { IconName } from '../icons/index.ts';
import { LanguageChoice } from '../settings/LanguageChoice.tsx';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { Scene } from './Scene.tsx';
import { Wordmark } from './Wordmark.tsx';

/** What the title offers; an entry without a function is not shown. */
export interface TitleActions {
  readonly continueGame?: () => void;
  readonly introduction?: () => void;
  readonly campaign?: () => void;
  readonly newGame?: () => void;
  readonly survival?: () => void;
  readonly daily?: () => void;
  readonly load?: () => void;
  readonly online?: () => void;
  readonly rules?: () => void;
  readonly settings?: () => void;
}

export interface TitleScreenProps {
  readonly actions: TitleActions;
  readonly version: string;
  /** Nothing was ever played here: the introduction comes first. */
  readonly newcomer?: boolean;
  /** The date of the game of the day, by UTC. */
  readonly day: string;
  /** One line about the game that would be continued. */
  readonly lastGame?: string;
}

const entries = [
  { id: 'continueGame', icon: 'continue' },
  { id: 'campaign', icon: 'map' },
  { id: 'newGame', icon: 'objective' },
  { id: 'survival', icon: 'radiation' },
  { id: 'daily', icon: 'clock' },
  { id: 'load', icon: 'save' },
  { id: 'introduction', icon: 'why' },
  { id: 'online', icon: 'people' },
  { id: 'rules', icon: 'rules' },
  { id: 'settings', icon: 'settings' },
] as const satisfies readonly { id: keyof TitleActions; icon: IconName }[];

const rank = (id: keyof TitleActions, newcomer: boolean): number =>
  newcomer && id === 'introduction' ? 0 : 1;

/** A moment of that day wherever one is. */
const noonOf = (day: string): Date => new Date(`${day}T12:00`);

export function TitleScreen({ actions, version, day, lastGame, newcomer = false }: TitleScreenProps) {
  const offered = entries
    .filter(({ id }) => actions[id] !== undefined)
    .sort((one, other) => rank(one.id, newcomer) - rank(other.id, newcomer));
  return (
    <main class="title">
      <Scene />
      <Atmosphere weather={['fog', 'ash']} />
      <div class="title-glass" aria-hidden="true" />
      <div class="title-column">
        <header>
          <p class="title-over label">{t('ui.title.over')}</p>
          <h1 class="title-name">
            <span class="unseen">{t('ui.title.name')}</span>
            <Wordmark />
          </h1>
          <p class="title-line">{t('ui.title.line')}</p>
        </header>
        <nav class="title-menu" aria-label={t('ui.title.menu')}>
          {offered.map(({ id, icon }, index) => (
            <Button
              key={id}
              icon={icon}
              size="large"
              wide
              kind={index === 0 ? 'primary' : 'plain'}
              onPress={actions[id]}
            >
              {t(`ui.title.${id}`)}
              {id === 'continueGame' && lastGame !== undefined ? (
                <small class="title-last">{lastGame}</small>
              ) : null}
              {id === 'daily' ? (
                <small class="title-last read">{t('ui.title.day', { day: noonOf(day) })}</small>
              ) : null}
              {id === 'introduction' && newcomer ? (
                <small class="title-last">{t('ui.title.introductionLine')}</small>
              ) : null}
            </Button>
          ))}
        </nav>
      </div>
      <footer class="title-foot">
        <LanguageChoice />
        <p>{t('ui.title.unofficial')}</p>
        <p class="read">{t('ui.title.version', { version })}</p>
      </footer>
    </main>
  );
}
