/** What happens now, in one sentence over the map: one per Enemy. A press goes on to the next. */
import type { EntityId, Fact } from '@zonecrawl/engine/model';
import { type AnomalyBeat, anomalyBeat, beatOf } from '../../game/beats.ts';
import { type EventBeat, type EventHit, eventBeat } from '../../game/eventBeat.ts';
import type { LogLine } from '../../game/log.ts';
import type { Game } from '../../game/store.ts';
import { Icon } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { IconButton } from '../../widgets/index.ts';
import { enemyBeat } from '../../words/enemyActs.ts';
import { actsText } from '../../words/enemyText.ts';
import { factText } from '../../words/facts.ts';
import { cardIn, entityIn } from '../../words/names.ts';
import { becauseOf } from '../../words/reasons.ts';
import type { Words } from '../../words/words.ts';
import { useTable, useWords } from '../state/context.ts';
import { isTight } from '../state/layout.ts';

/** What a player has just chosen needs no caption, nor does a text that is read in the panel. */
const WITHOUT: ReadonlySet<Fact['fact']> = new Set(['turnBegan', 'actionBegan', 'turnEnded', 'textShown']);

export function Caption() {
  const { game, ui } = useTable();
  const words = useWords();
  const line = game.playback.now.value;
  if (line === null || words === null || WITHOUT.has(line.fact.fact)) return null;
  const told = game.log.value.filter(({ id }) => id <= line.id);
  const beat = beatOf(told);
  const anomaly = anomalyBeat(beat, told.slice(0, -beat.length));
  const event = anomaly === null ? eventBeat(game.log.value, told.length - 1) : null;
  const isZone = anomaly !== null || event !== null;
  return (
    <>
      <button
        type="button"
        class={`t-caption${isZone ? ' is-zone' : ''}`}
        title={t('table.playback.nextBeat')}
        onClick={game.playback.nextBeat}
      >
        {isZone ? <Icon name={event === null ? 'radiation' : 'event'} /> : null}
        <span>
          {anomaly !== null
            ? anomalyText(anomaly, words)
            : event !== null
              ? eventText(event, words)
              : captionOf(beat, line, words, game)}
        </span>
        <Icon name="step" />
      </button>
      {/* Where there is little room the panel does not tell it, so it is asked for here. */}
      {isTight(ui.layout.value) && becauseOf(line.fact) !== undefined ? (
        <span class="t-caption-why">
          <IconButton
            icon="why"
            label={t('ui.button.why')}
            onPress={() => {
              game.playback.pause();
              ui.why.value = line;
            }}
          />
        </span>
      ) : null}
    </>
  );
}

function captionOf(lines: readonly LogLine[], { fact, id }: LogLine, words: Words, game: Game): string {
  const beat = enemyBeat(lines, new Set<EntityId>(words.view.enemies.map((enemy) => enemy.id)));
  const text =
    beat === null
      ? ''
      : actsText(beat, words, {
          view: game.update.value?.view ?? words.view,
          facts: game.log.value.filter((line) => line.id > id).map((line) => line.fact),
        });
  return text === '' ? factText(fact, words) : text;
}

/** What the Zone does by itself: who set it off, and what that brought to whom. */
function anomalyText({ card, by, activates, hits }: AnomalyBeat, { cast }: Words): string {
  // Where nobody has set it off, whoever is named here is not said.
  const who = by?.entity ?? hits[0]?.entity;
  if (who === undefined) return '';
  return t('table.zone', {
    card: cardIn(card),
    cause: by === null ? 'nobody' : by.isPushed ? 'push' : 'other',
    who: entityIn(cast, who),
    activates: activates ? 'yes' : 'no',
    hits:
      hits.length === 0
        ? 'none'
        : hits.map(({ entity, hp, isDead }) =>
            t('table.zone.hit', {
              who: entityIn(cast, entity),
              what: isDead ? 'dead' : hp > 0 ? 'hp' : 'other',
              hp,
            }),
          ),
  });
}

/** What an Event brings at the end of a Round: the dead, then those who lose HP, those who are wounded, and the radiation. */
function eventText({ card, hits }: EventBeat, { cast }: Words): string {
  const told = hits.filter(({ isDead, hp, dosage }) => isDead || hp > 0 || dosage === 0);
  const dosed = hits.filter(({ dosage }) => dosage > 0);
  const who = (some: readonly EventHit[]) => some.map(({ entity }) => entityIn(cast, entity));
  return t('table.zone.event', {
    card: cardIn(card),
    hits:
      told.length === 0
        ? 'none'
        : told.map(({ entity, hp, isDead }) =>
            t('table.zone.hit', {
              who: entityIn(cast, entity),
              what: isDead ? 'dead' : hp > 0 ? 'hp' : 'other',
              hp,
            }),
          ),
    dosed: dosed.length === 0 ? 'none' : who(dosed),
    dosage: Math.max(0, ...dosed.map(({ dosage }) => dosage)),
  });
}
