/** What is to be done and where: any scenario on any map, with a picture of the map and what the objective asks. */
import type { GamePort } from '@zonecrawl/engine/host';
import { type Box, SURVIVAL_PLACES, type SurvivalBook } from '@zonecrawl/engine/model';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { RichText } from '../cards/RichText.tsx';
import { Icon } from '../icons/index.ts';
import { team } from '../newgame/index.ts';
import { go } from '../shell/route.ts';
import { t, textOf } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { chooseOther, chosen, dayOfChosen, map, mapsOf, scenario, scenariosOf } from './choice.ts';
import { EnterCode } from './EnterCode.tsx';
import { bestOf, history, sortOf } from './history.ts';
import { type MapPicture, useMapPictures } from './mapPictures.ts';
import { mapIn, mapName, pairName, scenarioName } from './names.ts';

export interface ChooseProps {
  readonly there: Box;
  readonly book: SurvivalBook;
  readonly port: { readonly current: GamePort | null };
}

export function ChoosePage({ there, book, port }: ChooseProps) {
  const pictures = useMapPictures(there, book, port);
  return (
    <div class="zs-choose">
      {dayOfChosen.value === null ? null : (
        <p class="zs-day" role="status">
          <Icon name="clock" />
          {t('survival.day', { day: dayOfChosen.value, stalkers: chosen.value.stalkers })}
        </p>
      )}
      <div class="zs-lead">
        <EnterCode />
        <Button icon="log" onPress={() => go({ screen: 'history' })}>
          {t('survival.history.title')}
        </Button>
      </div>
      <Options
        title={t('survival.scenarios')}
        name="scenario"
        ids={scenariosOf(book)}
        chosen={scenario.value}
        onChoose={(id) => chooseOther(there, { scenario: id })}
        face={(id) => (
          <span>
            <strong>{scenarioName(id)}</strong>
            <small>{textOf(`survival.line.${id}`)}</small>
          </span>
        )}
      />
      <Options
        title={t('survival.maps')}
        name="map"
        ids={mapsOf(book)}
        chosen={map.value}
        onChoose={(id) => chooseOther(there, { map: id })}
        face={(id) => (
          <>
            <span class="zs-thumb">{pictures[id] && <img alt="" src={pictures[id].small} />}</span>
            <span>
              <strong>{mapName(id)}</strong>
              <small>{textOf(`map.${id}.line`)}</small>
            </span>
          </>
        )}
      />
      <Briefing book={book} picture={pictures[map.value]} />
    </div>
  );
}

interface OptionsProps {
  readonly title: string;
  readonly name: string;
  readonly ids: readonly string[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly face: (id: string) => ComponentChildren;
}

function Options({ title, name, ids, chosen: now, onChoose, face }: OptionsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  // On a phone the list is a row: what is chosen comes into sight.
  useEffect(() => {
    const { current: row } = list;
    const label = row?.querySelector('input:checked')?.parentElement;
    if (row && label) row.scrollLeft = label.offsetLeft - row.offsetLeft;
  }, [now]);
  return (
    <fieldset ref={list} class={`new-list zs-list zs-list-${name}`}>
      <legend class="label">{title}</legend>
      {ids.map((id) => (
        <label key={id} class="new-choice">
          <input type="radio" name={name} value={id} checked={now === id} onChange={() => onChoose(id)} />
          <span class="new-choice-face">{face(id)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Briefing({
  book,
  picture,
}: {
  readonly book: SurvivalBook;
  readonly picture: MapPicture | undefined;
}) {
  const id = scenario.value;
  const where = map.value;
  const budget = book.scenarios[id]?.budget;
  const best = bestOf(history.value).get(sortOf(chosen.value));
  return (
    <article class="new-briefing zs-briefing">
      <h2>{pairName({ scenario: id, map: where })}</h2>
      <div class="new-map">
        {picture === undefined ? null : (
          <img alt={t('survival.mapOf', { map: mapIn(where) })} src={picture.large} />
        )}
      </div>
      <p>{textOf(`map.${where}.line`)}</p>
      <ol class="zs-places">
        {SURVIVAL_PLACES.map((place) => (
          <li key={place}>
            <b>{t(`survival.place.${place}`)}</b>
            <span>{textOf(`place.zs.${where}.${place}`)}</span>
          </li>
        ))}
      </ol>
      <p class="new-prologue">
        <RichText text={textOf(`mission.zs.${id}.prologue`)} />
      </p>
      <h3 class="label">{t('ui.new.objective')}</h3>
      <p>
        <RichText text={textOf(`mission.zs.${id}.objective`)} />
      </p>
      <h3 class="label">{t('survival.scoring')}</h3>
      <p>{t('survival.scoringText')}</p>
      <dl class="new-figures">
        <div>
          <dt>
            <Icon name="coupons" /> {t('survival.figure.budget')}
          </dt>
          <dd class="read">{budget?.coupons[team.value.length - 1] ?? 0}</dd>
        </div>
        <div>
          <dt>
            <Icon name="map" /> {t('ui.new.figure.tiles')}
          </dt>
          <dd class="read">{book.maps[where]?.tiles.length ?? 0}</dd>
        </div>
        <div>
          <dt>
            <Icon name="people" /> {t('ui.new.count')}
          </dt>
          <dd class="read">{team.value.length}</dd>
        </div>
        <div>
          <dt>
            <Icon name="objective" /> {t('survival.figure.best')}
          </dt>
          <dd class="read">{best === undefined ? '–' : best.points}</dd>
        </div>
      </dl>
    </article>
  );
}
