/** The log: every fact as a sentence, by Round, filtered, each with a link to its moment. */
import { useComputed, useSignal } from '@preact/signals';
import type { Fact, StalkerId } from '@zonecrawl/engine/model';
import { useEffect, useRef } from 'preact/hooks';
import type { LogLine } from '../../game/log.ts';
import { Icon, type IconName } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { Button } from '../../widgets/index.ts';
import { factText, isSilent } from '../../words/facts.ts';
import { becauseOf } from '../../words/reasons.ts';
import { AnsweredTag } from '../hint/tags.tsx';
import { StalkerBadge } from '../parts/Badge.tsx';
import { useTable } from '../state/context.ts';

const kinds = ['all', 'fights', 'moves', 'zone', 'things'] as const;
type Kind = (typeof kinds)[number];

const factsOf: Readonly<Record<Exclude<Kind, 'all'>, ReadonlySet<Fact['fact']>>> = {
  fights: new Set([
    'diceRolled',
    'diceRerolled',
    'stalkerAttacked',
    'spaceAttacked',
    'masksSpent',
    'attackResolved',
    'woundDrawn',
    'enemyAttacked',
    'enemyHeldFire',
    'defended',
    'hpLost',
    'died',
    'criticalInjury',
    'statusGained',
  ]),
  moves: new Set([
    'moved',
    'turned',
    'placed',
    'movementEnded',
    'attentionPlaced',
    'attentionMoved',
    'attentionReduced',
    'enemyChoseGoal',
    'enemyStayed',
    'interrupted',
    'lookedAround',
  ]),
  zone: new Set([
    'roundBegan',
    'phaseBegan',
    'eventDrawn',
    'activationDrawn',
    'activationStep',
    'dosageRaised',
    'dosageReduced',
    'anomalyRolled',
    'anomalyHit',
    'unknownTurnedUp',
    'textShown',
    'environmentFlipped',
    'environmentPlaced',
    'triggered',
    'choiceMade',
  ]),
  things: new Set([
    'bolts',
    'magazines',
    'findings',
    'coupons',
    'ammoSpent',
    'reloaded',
    'cardGained',
    'cardDiscarded',
    'cardEquipped',
    'cardStowed',
    'cardGiven',
    'lootTurnedUp',
    'lootDropped',
    'artifactFound',
    'artifactTaken',
    'boltPlaced',
  ]),
};

/** Scrolls to the newest line, or to the one of the moment that is looked at: to the middle, at least to its beginning. */
function showNewest(box: HTMLOListElement): void {
  const marked = box.querySelector('.is-here');
  if (marked === null) {
    box.scrollTop = box.scrollHeight;
    return;
  }
  const { top, height } = marked.getBoundingClientRect();
  const above = Math.max(0, (box.clientHeight - height) / 2);
  box.scrollTop += top - box.getBoundingClientRect().top - above;
}

/** Lines rendered at once; older ones on request. */
const PAGE = 150;

export function Log() {
  const { game, ui } = useTable();
  const kind = useSignal<Kind>('all');
  const who = useSignal<StalkerId | null>(null);
  const pages = useSignal(1);
  const list = useRef<HTMLOListElement>(null);
  // Facts that the playback has not reached are not shown.
  const upTo = game.playback.now.value?.id ?? Number.POSITIVE_INFINITY;
  const lines = game.log.value.filter(
    ({ id, fact }) =>
      (id <= upTo || game.looking.value !== null) &&
      !isSilent(fact) &&
      (kind.value === 'all' || factsOf[kind.value].has(fact.fact)) &&
      (who.value === null || concerns(fact, who.value)),
  );
  const here =
    game.looking.value === null
      ? null
      : (game.playback.now.value?.id ?? lastOf(lines, game.looking.value.at));
  // Around the moment that is looked at, otherwise the newest.
  const end = here === null ? lines.length : lines.findIndex(({ id }) => id >= here) + PAGE / 2;
  const shown = lines.slice(Math.max(0, Math.min(end, lines.length) - PAGE * pages.value), end);
  const last = shown.at(-1)?.id;
  useEffect(() => {
    // Measured with the frame: an effect may come in the middle of what is drawn, and would have it laid out twice.
    const frame = requestAnimationFrame(() => {
      if (list.current !== null) showNewest(list.current);
    });
    return () => cancelAnimationFrame(frame);
    // A pane that was not shown had no height to scroll in.
  }, [last, here, ui.pane.value, ui.folded.value]);
  useEffect(() => {
    const { current: box } = list;
    if (box === null) return undefined;
    // What stands beside it comes, goes and grows.
    const watch = new ResizeObserver(() => showNewest(box));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const stalkers = game.shown.value?.view.stalkers ?? [];
  return (
    <section class="t-log" aria-label={t('table.log.title')}>
      <div class="t-log-filters">
        {kinds.map((one) => (
          <button
            key={one}
            type="button"
            class="t-filter"
            aria-pressed={kind.value === one}
            onClick={() => {
              kind.value = one;
            }}
          >
            {t(`table.log.kind.${one}`)}
          </button>
        ))}
        {stalkers.length < 2
          ? null
          : stalkers.map(({ id }) => (
              <button
                key={id}
                type="button"
                class="t-filter"
                aria-pressed={who.value === id}
                onClick={() => {
                  who.value = who.value === id ? null : id;
                }}
              >
                <StalkerBadge id={id} named={false} />
              </button>
            ))}
      </div>
      <ol class="t-log-lines" ref={list}>
        {shown[0] !== lines[0] ? (
          <li>
            <Button size="small" kind="quiet" onPress={() => (pages.value += 1)}>
              {t('table.log.older')}
            </Button>
          </li>
        ) : null}
        {shown.map((line, index) => (
          <Line
            key={line.id}
            line={line}
            here={line.id === here}
            begins={shown[index - 1]?.input !== line.input}
          />
        ))}
      </ol>
      <footer class="t-log-foot">
        <Button size="small" icon="play" onPress={() => void game.replayLastPhase()}>
          {t('table.log.replayPhase')}
        </Button>
        <Button size="small" icon="play" kind="quiet" onPress={() => void game.replay(game.log.value)}>
          {t('table.log.replayAll')}
        </Button>
      </footer>
    </section>
  );
}

/** The last line of what had happened by a moment. */
const lastOf = (lines: readonly LogLine[], at: number): number | null =>
  lines.findLast(({ input }) => input <= at)?.id ?? null;

function concerns(fact: Fact, stalker: StalkerId): boolean {
  for (const field of ['stalker', 'entity', 'target', 'who'] as const) {
    if (field in fact && Reflect.get(fact, field) === stalker) return true;
  }
  return false;
}

const icons: Partial<Record<Fact['fact'], IconName>> = {
  roundBegan: 'clock',
  phaseBegan: 'clock',
  eventDrawn: 'event',
  activationDrawn: 'enemy',
  stalkerAttacked: 'weapon',
  enemyAttacked: 'damage',
  hpLost: 'health',
  died: 'criticalInjury',
  diceRolled: 'success',
  dosageRaised: 'radiation',
  anomalyRolled: 'warning',
  attentionPlaced: 'attentionLow',
  cardGained: 'item',
  lootTurnedUp: 'loot',
  textShown: 'event',
};

interface LineProps {
  readonly line: LogLine;
  /** The moment that is looked at. */
  readonly here: boolean;
  /** The first line of an input. */
  readonly begins: boolean;
}

function Line({ line, here, begins }: LineProps) {
  const { game, ui } = useTable();
  // Names and places only: what else is on the table changes with every update, and no line with it.
  const board = useComputed(() => game.shown.value?.board).value;
  const view = game.shown.peek()?.view;
  if (board === undefined || view === undefined) return null;
  const words = { cast: game.cast.value, view, board };
  const { fact, input } = line;
  const heading = fact.fact === 'roundBegan' || fact.fact === 'phaseBegan';
  const icon = icons[fact.fact];
  return (
    <li
      class={`${heading ? 'is-heading' : ''}${here ? ' is-here' : ''}`}
      aria-current={here ? 'time' : undefined}
    >
      <button
        type="button"
        class="t-log-line"
        title={t('table.log.look')}
        onClick={() => void game.look(input)}
      >
        {icon === undefined ? <i aria-hidden="true" /> : <Icon name={icon} />}
        <span>
          {factText(fact, words)} {begins ? <AnsweredTag input={input} /> : null}
        </span>
      </button>
      <button
        type="button"
        class="t-log-why"
        aria-label={t('table.log.why')}
        onClick={() => {
          ui.why.value = line;
        }}
      >
        {becauseOf(fact) === undefined ? '§' : '?'}
      </button>
    </li>
  );
}
