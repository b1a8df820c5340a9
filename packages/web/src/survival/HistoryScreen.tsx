/** One's games of Zone Survival: best results, achievements, and every game that was played to its end. */
import './survival.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/index.ts';
import { loadCatalogue, loadSurvival } from '../language/catalogue.ts';
import { go } from '../shell/route.ts';
import { Screen } from '../shell/Screen.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { achievements } from './achievements.ts';
import { bestOf, earnedIn, history, loadHistory, type Played } from './history.ts';
import { pairName } from './names.ts';

export function HistoryScreen() {
  const ready = useSignal(false);
  useEffect(() => {
    loadHistory();
    void Promise.all([loadCatalogue(), loadSurvival()]).then(() => {
      ready.value = true;
    });
  }, []);
  if (!ready.value) return <Waiting />;
  const played = history.value;
  return (
    <Screen title={t('survival.history.title')} narrow>
      <div class="zs-history">
        {played.length === 0 ? (
          <section class="zs-none">
            <p>{t('survival.history.none')}</p>
            <Button kind="primary" icon="play" onPress={() => go({ screen: 'survival' })}>
              {t('ui.title.survival')}
            </Button>
          </section>
        ) : (
          <>
            <p class="zs-sum">{t('survival.history.sum', sumOf(played))}</p>
            <section>
              <h2>{t('survival.history.best')}</h2>
              <ul class="zs-results">
                {[...bestOf(played).values()]
                  .sort((one, other) => other.points - one.points)
                  .map((one) => (
                    <Row key={one.id} one={one} />
                  ))}
              </ul>
            </section>
          </>
        )}
        <Achievements played={played} />
        {played.length === 0 ? null : (
          <section>
            <h2>{t('survival.history.all')}</h2>
            <ul class="zs-results">
              {played.map((one) => (
                <Row key={one.id} one={one} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Screen>
  );
}

const sumOf = (played: readonly Played[]) => ({
  games: played.length,
  won: played.filter(({ won }) => won).length,
});

function Row({ one }: { readonly one: Played }) {
  const { scenario, map, won, points, rounds, stalkers, ended, code } = one;
  return (
    <li class={won ? 'is-won' : 'is-lost'}>
      <b class="read">{points}</b>
      <span class="zs-result-words">
        <strong>{pairName({ scenario, map })}</strong>
        <small>{t('survival.history.row', { won: won ? 'yes' : 'no', rounds, stalkers })}</small>
        <small>{t('survival.history.when', { day: new Date(ended) })}</small>
      </span>
      <Button size="small" icon="redo" onPress={() => go({ screen: 'survival', code })}>
        {t('survival.history.again')}
        <span class="unseen"> {code}</span>
      </Button>
    </li>
  );
}

function Achievements({ played }: { readonly played: readonly Played[] }) {
  const have = earnedIn(played);
  return (
    <section>
      <h2>{t('survival.achievements')}</h2>
      <ul class="zs-achievements">
        {achievements.map((id) => (
          <li key={id} class={have.has(id) ? 'is-earned' : ''}>
            <Icon name={have.has(id) ? 'check' : 'objective'} size="1.4rem" />
            <span>
              <strong>{t(`survival.achievement.${id}.name`)}</strong>
              <small>{t(`survival.achievement.${id}.text`)}</small>
              {have.has(id) ? <small class="zs-earned">{t('survival.achievement.earned')}</small> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
