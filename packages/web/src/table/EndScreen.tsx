/** The Mission is over: how it ended, what was read, what happened in figures, and what now. */

import { useSignal } from '@preact/signals';
import { firstWalk } from '@zonecrawl/content/lessons';
import type { Fact } from '@zonecrawl/engine/model';
import { textId } from '@zonecrawl/engine/survival';
import type { View } from '@zonecrawl/engine/view';
import type { ComponentChildren } from 'preact';
import { RichText } from '../cards/RichText.tsx';
import type { LogLine } from '../game/log.ts';
import { Icon, type IconName } from '../icons/index.ts';
import { t, textOr } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { cardName, missionName } from '../words/names.ts';
import { ringOf } from '../words/seats.ts';
import { Score } from './parts/Score.tsx';
import { useTable } from './state/context.ts';

export interface NextGames {
  another(): void;
  campaign(): void;
}

export interface EndScreenProps {
  readonly onFinished: () => void;
  /** The Mission belongs to a Campaign, and that goes on. */
  readonly inCampaign?: boolean | undefined;
  readonly onAgain?: (() => void) | undefined;
  /** What else to play next. */
  readonly onNext?: NextGames | undefined;
  /** What a kind of game adds to its end. */
  readonly more?: ((view: View, facts: readonly Fact[]) => ComponentChildren) | undefined;
}

export function EndScreen(props: EndScreenProps) {
  const { more } = props;
  const { game } = useTable();
  const hidden = useSignal(false);
  const view = game.shown.value?.view;
  const outcome = game.update.value?.view.outcome;
  if (!game.over.value || game.looking.value !== null || view === undefined || !outcome) return null;
  if (hidden.value) {
    return (
      <div class="t-end-peek">
        <Button kind="primary" onPress={() => (hidden.value = false)}>
          {t('table.end.back')}
        </Button>
      </div>
    );
  }
  const { id } = view.mission;
  const epilogue = textOr('', [`mission.${textId(id)}.ending.${outcome.ending}`]);
  return (
    <section class={`t-end ${outcome.won ? 'is-won' : 'is-lost'}`} aria-label={t('table.end.title')}>
      <div class="t-end-sheet">
        <p class="t-end-over label">{missionName(id)}</p>
        <h2 class="t-end-title" tabindex={-1} ref={toFocus}>
          {t(outcome.won ? 'table.end.won' : 'table.end.lost')}
        </h2>
        <p class="t-end-how">
          {textOr('', [
            `mission.${textId(id)}.ending.${outcome.ending}.title`,
            `table.end.ending.${outcome.ending}`,
          ])}
        </p>
        {epilogue === '' ? null : (
          <div class="t-end-text">
            {epilogue.split('\n').map((line) => (
              <p key={line}>
                <RichText text={line} />
              </p>
            ))}
          </div>
        )}
        <Score view={view} />
        {more?.(
          view,
          game.log.value.map(({ fact }) => fact),
        )}
        <Figures view={view} log={game.log.value} />
        <ul class="t-end-team">
          {view.stalkers.map((stalker) => (
            <li key={stalker.id} class={`ring-${ringOf(stalker.id)}`}>
              <strong>{cardName(stalker.card)}</strong>
              <span>
                {t(
                  stalker.dead
                    ? 'table.end.dead'
                    : stalker.space === null
                      ? 'table.end.left'
                      : 'table.end.alive',
                  {
                    hp: stalker.hp,
                    dosage: stalker.dosage,
                  },
                )}
              </span>
            </li>
          ))}
        </ul>
        <div class="t-end-buttons">
          <Button icon="map" onPress={() => (hidden.value = true)}>
            {t('table.end.look')}
          </Button>
          <WaysOn {...props} next={nextAfter(props, id, outcome.won)} />
        </div>
      </div>
    </section>
  );
}

type Way = 'again' | 'another' | 'campaign' | 'finished';

/** The one golden way on: whoever has learned to walk begins a Campaign, who lost tries again, others go elsewhere. */
function nextAfter({ onAgain, onNext }: EndScreenProps, mission: string, isWon: boolean): Way {
  if (onNext === undefined) return 'finished';
  if (!isWon && onAgain !== undefined) return 'again';
  return mission === firstWalk.mission ? 'campaign' : 'another';
}

function WaysOn({ onFinished, inCampaign, onAgain, onNext, next }: EndScreenProps & { readonly next: Way }) {
  const kind = (way: Way) => (way === next ? 'primary' : 'plain');
  return (
    <>
      {onAgain === undefined ? null : (
        <Button kind={kind('again')} icon="redo" onPress={onAgain}>
          {t('table.end.again')}
        </Button>
      )}
      {onNext === undefined ? null : (
        <>
          <Button kind={kind('another')} icon="newGame" onPress={onNext.another}>
            {t('table.end.another')}
          </Button>
          <Button kind={kind('campaign')} icon="people" onPress={onNext.campaign}>
            {t('table.end.campaign')}
          </Button>
        </>
      )}
      <Button kind={kind('finished')} icon={inCampaign === true ? 'continue' : 'check'} onPress={onFinished}>
        {t(inCampaign === true ? 'table.end.onward' : 'table.end.done')}
      </Button>
    </>
  );
}

/** The end takes the focus, so that keys and screen readers are there at once. */
const toFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

interface Tally {
  readonly key: 'rounds' | 'steps' | 'attacks' | 'kills' | 'hpLost' | 'anomalies' | 'loot';
  readonly icon: IconName;
  readonly value: number;
}

function tallies(view: View, log: readonly LogLine[]): readonly Tally[] {
  const count = (counts: (fact: Fact) => boolean): number =>
    log.reduce((sum, { fact }) => sum + (counts(fact) ? 1 : 0), 0);
  const isTeam = (entity: number): boolean => view.stalkers.some(({ id }) => id === entity);
  const lost = log.reduce(
    (sum, { fact }) => sum + (fact.fact === 'hpLost' && isTeam(fact.entity) ? fact.amount : 0),
    0,
  );
  return [
    { key: 'rounds', icon: 'clock', value: view.round },
    {
      key: 'steps',
      icon: 'movement',
      value: count((f) => f.fact === 'moved' && isTeam(f.entity) && f.how === 'step'),
    },
    {
      key: 'attacks',
      icon: 'weapon',
      value: count((f) => f.fact === 'stalkerAttacked' || f.fact === 'spaceAttacked'),
    },
    { key: 'kills', icon: 'enemy', value: count((f) => f.fact === 'died' && !isTeam(f.entity)) },
    { key: 'hpLost', icon: 'health', value: lost },
    { key: 'anomalies', icon: 'warning', value: count((f) => f.fact === 'anomalyHit' && isTeam(f.entity)) },
    {
      key: 'loot',
      icon: 'loot',
      value: count((f) => f.fact === 'lootTurnedUp' || f.fact === 'artifactTaken'),
    },
  ];
}

function Figures({ view, log }: { readonly view: View; readonly log: readonly LogLine[] }) {
  return (
    <dl class="t-end-figures">
      {tallies(view, log).map(({ key, icon, value }) => (
        <div key={key}>
          <dt>
            <Icon name={icon} size="1.4rem" />
            {t(`table.end.figure.${key}`)}
          </dt>
          <dd class="read">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
