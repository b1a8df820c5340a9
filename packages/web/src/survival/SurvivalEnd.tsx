/** What the end of a game of Zone Survival has besides a Mission's: a result to paste, a replay, what was earned. */
import './survival.css';
import { useSignal } from '@preact/signals';
import type { GamePort } from '@zonecrawl/engine/host';
import type { Fact, GameSetup, SurvivalBook } from '@zonecrawl/engine/model';
import {
  codeOf,
  gameOf,
  gameOfTheDay,
  resultText,
  type SurvivalGame,
  toLink,
  totalOf,
} from '@zonecrawl/engine/survival';
import type { View } from '@zonecrawl/engine/view';
import { useEffect } from 'preact/hooks';
import { box } from '../game/cards.ts';
import { Icon } from '../icons/index.ts';
import { notify } from '../shell/notices.ts';
import { addressOf, go } from '../shell/route.ts';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { type Achievement, earned, figuresOf } from './achievements.ts';
import { bestOf, earnedIn, history, loadHistory, noteGame, type Played, sortOf } from './history.ts';
import { mapName, scenarioName } from './names.ts';
import { copy, linkTo } from './share.ts';

export interface SurvivalEndProps {
  /** Of the stored game. */
  readonly id: string;
  readonly setup: GameSetup | null;
  /** Only who played it from its beginning has a result of one's own. */
  readonly isOwn: boolean;
  /** When it began, in milliseconds since 1970. */
  readonly began: number;
  readonly port: GamePort;
  readonly view: View;
  readonly facts: readonly Fact[];
  readonly now: () => number;
}

export function SurvivalEnd(props: SurvivalEndProps) {
  const { setup, isOwn, port, view } = props;
  const book = box.value?.survival;
  const game = setup && gameOf(setup);
  const fresh = useSignal<News | null>(null);
  useEffect(() => {
    if (isOwn && book && game) fresh.value = note(props, book, game);
  }, []);
  if (!book || !game) return null;
  const text = resultText(
    {
      title: t('survival.result.title'),
      scenario: scenarioName(game.scenario),
      map: mapName(game.map),
      code: codeOf(book, game) ?? '',
      ...dated(dayOf(book, game, props.began)),
    },
    {
      won: view.outcome?.won ?? false,
      round: view.round,
      stalkers: view.stalkers.length,
      lines: view.score,
    },
  );
  return (
    <section class="zs-end">
      <Earned news={fresh.value} />
      <h3 class="label">{t('survival.result.share')}</h3>
      <pre class="zs-result-text">{text}</pre>
      <div class="zs-code-keys">
        <Button size="small" icon="log" onPress={() => void copy(text, t('survival.result.copied'))}>
          {t('survival.result.copy')}
        </Button>
        <Button size="small" icon="online" onPress={() => void copyReplay(port)}>
          {t('survival.replay.copy')}
        </Button>
        <Button size="small" icon="objective" onPress={() => go({ screen: 'history' })}>
          {t('survival.history.title')}
        </Button>
      </div>
    </section>
  );
}

const dated = (date: string | null): { readonly date?: string } => (date === null ? {} : { date });

/** The date whose game of the day it was when it began; null: it was another game. */
function dayOf(book: SurvivalBook, game: SurvivalGame, began: number): string | null {
  const day = new Date(began).toISOString().slice(0, 10);
  const daily = gameOfTheDay(book, day);
  return daily !== null && codeOf(book, daily) === codeOf(book, game) ? day : null;
}

async function copyReplay(port: GamePort): Promise<void> {
  const record = await port.own({ ask: 'record' }).catch(() => null);
  if (record === null || 'problems' in record) {
    notify(t('survival.replay.noRecord'), { tone: 'danger' });
    return;
  }
  const { format, digest, start, inputs, hash, outcome } = record;
  const link = toLink({ format, digest, start, inputs, hash, outcome });
  await copy(
    linkTo(addressOf({ route: { screen: 'replay', link }, over: null })),
    t('survival.replay.copied'),
  );
}

/** What a result has brought for the first time. */
interface News {
  readonly isBest: boolean;
  readonly achievements: readonly Achievement[];
}

/** Notes the result, once. */
function note(
  { id, view, facts, began, now }: SurvivalEndProps,
  book: SurvivalBook,
  game: SurvivalGame,
): News {
  loadHistory();
  const before = history.value;
  const known = before.find((one) => one.id === id);
  const others = before.filter((one) => one.id !== id);
  const had = earnedIn(others);
  const { scenario, map, stalkers } = game;
  const won = [...others.filter((one) => one.won), { scenario, map, stalkers }];
  const all = {
    scenarios: Object.keys(book.scenarios).length,
    maps: Object.keys(book.maps).length,
  };
  const one: Played = known ?? {
    id,
    scenario,
    map,
    stalkers,
    code: codeOf(book, game) ?? '',
    won: view.outcome?.won ?? false,
    points: totalOf(view.score),
    rounds: view.round,
    ended: now(),
    day: dayOf(book, game, began),
    achievements: earned(figuresOf(view, facts), won, all),
  };
  noteGame(one);
  const best = bestOf(history.value).get(sortOf(one));
  return {
    isBest: one.won && best?.id === id,
    achievements: one.achievements.filter((achievement) => !had.has(achievement)),
  };
}

function Earned({ news }: { readonly news: News | null }) {
  if (news === null || (!news.isBest && news.achievements.length === 0)) return null;
  return (
    <ul class="zs-news">
      {news.isBest ? (
        <li>
          <Icon name="success" />
          {t('survival.result.best')}
        </li>
      ) : null}
      {news.achievements.map((id) => (
        <li key={id}>
          <Icon name="check" />
          <span>
            <strong>{t(`survival.achievement.${id}.name`)}</strong> {t(`survival.achievement.${id}.text`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
