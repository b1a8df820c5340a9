/** Which Mission: its story, what must be done, how hard it is, and its map. */
import { useSignal } from '@preact/signals';
import type { GamePort } from '@zonecrawl/engine/host';
import { outfit } from '@zonecrawl/engine/mission';
import type { Box } from '@zonecrawl/engine/model';
import { useEffect } from 'preact/hooks';
import { RichText } from '../cards/RichText.tsx';
import { box } from '../game/cards.ts';
import { Icon } from '../icons/index.ts';
import { pictureOfGame } from '../saves/index.ts';
import { stalkersOf } from '../setup/stalkers.ts';
import { t, textOr } from '../text/index.ts';
import { codeOfMission } from '../words/names.ts';
import { chooseMission, mission, missionsOf, terms } from './draft.ts';

export function MissionPage({ port }: { readonly port: { readonly current: GamePort | null } }) {
  const there = box.value;
  if (there === null) return null;
  const { stories, introduction } = missionsOf(there);
  return (
    <div class="new-mission">
      <div class="new-missions">
        <Missions there={there} title={t('ui.new.stories')} ids={stories} />
        <Missions there={there} title={t('ui.title.introduction')} ids={introduction} />
      </div>
      <Briefing there={there} port={port} />
    </div>
  );
}

function Missions({
  there,
  title,
  ids,
}: {
  readonly there: Box;
  readonly title: string;
  readonly ids: readonly string[];
}) {
  if (ids.length === 0) return null;
  return (
    <fieldset class="new-list">
      <legend class="label">{title}</legend>
      {ids.map((id) => (
        <label key={id} class="new-choice">
          <input
            type="radio"
            name="mission"
            checked={mission.value === id}
            onChange={() => {
              chooseMission(there, id);
            }}
          />
          <span class="new-choice-face">
            <b class="read">{codeOfMission(there.campaign, id) || '·'}</b>
            <span>
              <strong>{t(`mission.${id}.name`)}</strong>
              <small>{textOr('', [`ui.mission.${id}.line`])}</small>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Briefing({
  there,
  port,
}: {
  readonly there: Box;
  readonly port: { readonly current: GamePort | null };
}) {
  const id = mission.value;
  const picture = usePicture(there, port, id);
  const hint = textOr('', [`ui.mission.${id}.hint`]);
  return (
    <article class="new-briefing">
      <h2>{t(`mission.${id}.name`)}</h2>
      <div class="new-map">
        {picture === '' ? null : (
          <img alt={t('ui.new.mapOf', { mission: { name: `mission.${id}.name` } })} src={picture} />
        )}
      </div>
      <p class="new-prologue">
        <RichText text={teaserOf(id)} />
      </p>
      <h3 class="label">{t('ui.new.objective')}</h3>
      <p>
        <RichText text={t(`mission.${id}.objective`)} />
      </p>
      {hint === '' ? null : (
        <>
          <h3 class="label">{t('ui.new.hint')}</h3>
          <p>{hint}</p>
        </>
      )}
      <Figures there={there} id={id} />
    </article>
  );
}

/** C4, MI1: a Prologue is read when its Mission is chosen; until then one line has to do. */
const teaserOf = (id: string): string => textOr('', [`location.${id}.line`, `ui.mission.${id}.line`]);

function Figures({ there, id }: { readonly there: Box; readonly id: string }) {
  const setup = there.missions[id]?.setup;
  if (setup === undefined) return null;
  const figures = [
    { icon: 'clock', key: 'events', value: setup.events.length },
    { icon: 'map', key: 'tiles', value: setup.tiles.length },
    { icon: 'enemy', key: 'kinds', value: setup.enemies.length },
    { icon: 'warning', key: 'anomalies', value: setup.anomalies.length },
  ] as const;
  return (
    <dl class="new-figures">
      {figures.map(({ icon, key, value }) => (
        <div key={key}>
          <dt>
            <Icon name={icon} /> {t(`ui.new.figure.${key}`)}
          </dt>
          <dd class="read">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The map of the Mission, from a game that is only set up. */
function usePicture(there: Box, port: { readonly current: GamePort | null }, id: string): string {
  const pictures = useSignal<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const { current } = port;
    if (current === null || pictures.value[id] !== undefined) return;
    const stalkers = outfit(there, terms.value, stalkersOf(there).slice(0, 2));
    void current
      .own({ ask: 'preview', setup: { mission: id, stalkers, seed: 'preview' } })
      .then((reply) => {
        if ('problems' in reply) return;
        const svg = pictureOfGame(reply.board, { ...reply.view, enemies: [] });
        pictures.value = { ...pictures.value, [id]: `data:image/svg+xml,${encodeURIComponent(svg)}` };
      })
      .catch((error: unknown) => console.warn('preview', error));
  }, [id]);
  return pictures.value[id] ?? '';
}
