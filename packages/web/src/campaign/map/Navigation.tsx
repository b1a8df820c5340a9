/** C4: the Zone Map: exactly one Mission, and a New Contact or a Stash on the way. */
import { useSignal } from '@preact/signals';
import type { LocationId } from '@zonecrawl/engine/model';
import { useEffect, useRef } from 'preact/hooks';
import { RichText } from '../../cards/RichText.tsx';
import { Icon } from '../../icons/index.ts';
import { t, textOr } from '../../text/index.ts';
import { Button } from '../../widgets/index.ts';
import { cardIn, missionName } from '../../words/names.ts';
import { GroupButton } from '../group/Gather.tsx';
import { WhyNot } from '../parts/WhyNot.tsx';
import { locationIn, locationName } from '../parts/words.ts';
import { useCampaign } from '../state/context.ts';
import { StickerShape } from './StickerShape.tsx';
import { type LocationSticker, stickerKinds, stickersOf } from './stickers.ts';
import { Legend, ZoneMap } from './ZoneMap.tsx';

export function Navigation() {
  const { box, view, decision } = useCampaign();
  const selected = useSignal<LocationId | null>(view.exploration.mission);
  const { campaign: book } = box;
  if (book === undefined) return null;
  const places = stickersOf(book, view, decision);
  const shown = places.find(({ id }) => id === selected.value);
  const select = (id: LocationId) => {
    selected.value = id;
  };
  return (
    <div class="camp-navigation">
      <ZoneMap places={places} selected={selected.value} onSelect={select} />
      <div class="camp-navigation-side">
        {shown === undefined ? null : <Detail place={shown} />}
        {isOver(places) ? <Over /> : <Tasks />}
        <Places places={places} selected={selected.value} onSelect={select} />
        <GroupButton />
      </div>
      <Legend />
    </div>
  );
}

/** C8: no Mission is left on the map, and none will come. */
const isOver = (places: readonly LocationSticker[]): boolean =>
  places.every(({ kind, is }) => kind !== 'mission' || is === 'crossed');

function Over() {
  return (
    <p class="camp-over" role="status">
      <Icon name="check" />
      {t('camp.over')}
    </p>
  );
}

/** What may still be done before the group goes on. */
function Tasks() {
  const { view } = useCampaign();
  const { mission, visits } = view.exploration;
  return (
    <ul class="camp-tasks">
      <li class={mission === null ? 'is-open' : 'is-done'}>
        <Icon name={mission === null ? 'objective' : 'check'} />
        {mission === null
          ? t('camp.navigate.choose')
          : t('camp.navigate.chosen', { location: locationIn(mission) })}
      </li>
      <li class={visits > 0 ? 'is-open' : 'is-done'}>
        <Icon name={visits > 0 ? 'people' : 'check'} />
        {t('camp.navigate.visits', { visits })}
      </li>
    </ul>
  );
}

function Detail({ place }: { readonly place: LocationSticker }) {
  const { campaign } = useCampaign();
  const { id, kind, is, offered, mission } = place;
  const card = useRef<HTMLElement>(null);
  // On a phone it lies below the map: whoever taps a place wants to see what can be done there.
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [id]);
  const visit = { is: 'visit', location: id } as const;
  const line = textOr('', [
    `location.${id}.line`,
    ...(mission === null ? [] : [`mission.${mission}.line`, `ui.mission.${mission}.line`]),
  ]);
  const hint = mission === null ? '' : textOr('', [`ui.mission.${mission}.hint`]);
  return (
    <section class={`camp-place is-${kind}`} aria-label={locationName(id)} ref={card}>
      <header>
        <StickerShape kind={kind} is={is} code={place.code} />
        <div>
          <p class="label">{t(`camp.place.${kind}`)}</p>
          <h2>{locationName(id)}</h2>
        </div>
      </header>
      {mission === null || missionName(mission) === locationName(id) ? null : (
        <p class="camp-place-mission">{missionName(mission)}</p>
      )}
      {line === '' ? null : <p>{line}</p>}
      {hint === '' || is === 'crossed' ? null : <p class="camp-place-hint">{hint}</p>}
      {place.graves.length === 0 ? null : (
        <p class="camp-place-graves">
          {t('camp.place.graves', { stalkers: [...new Set(place.graves)].map((card) => cardIn(card)) })}
        </p>
      )}
      {is === 'chosen' && mission !== null ? (
        <p class="camp-place-objective">
          <RichText text={t(`mission.${mission}.objective`)} />
        </p>
      ) : null}
      {offered ? (
        <Button
          kind="primary"
          wide
          icon={kind === 'mission' ? 'objective' : 'movement'}
          disabled={campaign.busy.value}
          onPress={() => void campaign.answer(visit)}
        >
          {t(kind === 'mission' ? 'camp.navigate.take' : 'camp.navigate.visit')}
        </Button>
      ) : is === 'chosen' ? null : (
        <WhyNot option={visit} />
      )}
    </section>
  );
}

/** The same locations as a list: for keyboards and screen readers. */
function Places({
  places,
  selected,
  onSelect,
}: {
  readonly places: readonly LocationSticker[];
  readonly selected: LocationId | null;
  readonly onSelect: (id: LocationId) => void;
}) {
  return (
    <div class="camp-places">
      {stickerKinds.map((kind) => {
        const ofKind = places.filter((place) => place.kind === kind);
        return ofKind.length === 0 ? null : (
          <section key={kind}>
            <h2 class="label">{t(`camp.places.${kind}`)}</h2>
            <ul>
              {ofKind.map(({ id, is, code, offered }) => (
                <li key={id}>
                  <button
                    type="button"
                    class={`camp-places-key is-${is}${offered ? '' : ' is-closed'}`}
                    aria-pressed={id === selected}
                    onClick={() => onSelect(id)}
                  >
                    <StickerShape kind={kind} is={is} code={code} />
                    <span>
                      <strong>{locationName(id)}</strong>
                      {is === 'open' ? null : <small>{t(`camp.place.${is}`)}</small>}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
