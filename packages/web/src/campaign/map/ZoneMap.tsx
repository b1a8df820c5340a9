/** The Zone Map with its stickers: it can be zoomed and panned, and reports which location was tapped. */
import { useSignal } from '@preact/signals';
import type { LocationId } from '@zonecrawl/engine/model';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { IconButton } from '../../widgets/index.ts';
import { locationIn, locationName } from '../parts/words.ts';
import { MapPicture } from './MapPicture.tsx';
import { StickerShape } from './StickerShape.tsx';
import { type LocationSticker, stickerKinds } from './stickers.ts';

const zooms = [1, 1.5, 2.2, 3] as const;
/** On a phone the whole map is too small to read. */
const firstZoom = (): number => (globalThis.innerWidth < 700 ? 2 : 0);

/** Below this the name of a place stands above it. */
const LOW = 86;

export interface ZoneMapProps {
  readonly places: readonly LocationSticker[];
  readonly selected: LocationId | null;
  readonly onSelect: (place: LocationId) => void;
}

export function ZoneMap({ places, selected, onSelect }: ZoneMapProps) {
  const level = useSignal(firstZoom());
  const frame = useRef<HTMLDivElement>(null);
  const middle = useRef({ x: 0.5, y: 0.6 });
  const zoomTo = (next: number) => {
    const { current: box } = frame;
    if (box !== null) middle.current = middleOf(box);
    level.value = Math.max(0, Math.min(zooms.length - 1, next));
  };
  useEffect(() => {
    const first = places.find(({ is, offered }) => is === 'chosen' || offered);
    if (first !== undefined) middle.current = { x: first.x / 100, y: first.y / 100 };
  }, []);
  // Zooms around the centre of the view.
  useEffect(() => {
    const { current: box } = frame;
    if (box === null) return;
    box.scrollLeft = middle.current.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = middle.current.y * box.scrollHeight - box.clientHeight / 2;
    // Focusable while it overflows, so that the arrow keys can scroll it.
    if (level.value > 0) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }, [level.value]);
  // The frame cuts neither the place that was picked nor its name.
  useEffect(() => {
    if (frame.current !== null) bringIn(frame.current);
  }, [selected]);
  return (
    <div class="zm">
      <div class="zm-frame" ref={frame} role="region" aria-label={t('camp.map.label')}>
        <div class="zm-sheet" style={{ width: `${(zooms[level.value] ?? 1) * 100}%` }}>
          <MapPicture />
          {places.map((place) => (
            <Sticker key={place.id} place={place} selected={place.id === selected} onSelect={onSelect} />
          ))}
        </div>
      </div>
      <div class="zm-tools">
        <IconButton
          icon="zoomIn"
          label={t('ui.board.zoomIn')}
          disabled={level.value === zooms.length - 1}
          onPress={() => zoomTo(level.value + 1)}
        />
        <IconButton
          icon="zoomOut"
          label={t('ui.board.zoomOut')}
          disabled={level.value === 0}
          onPress={() => zoomTo(level.value - 1)}
        />
        <IconButton icon="fit" label={t('ui.board.fit')} onPress={() => zoomTo(0)} />
      </div>
    </div>
  );
}

const middleOf = (box: HTMLElement) => ({
  x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
  y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
});

/** How far from the outside of the frame a picked place stays at least: clear of its border. */
const CLEAR = 12;

function bringIn(box: HTMLElement): void {
  const outer = box.getBoundingClientRect();
  const parts = [...box.querySelectorAll('.is-selected, .is-selected > .zm-sticker-name')].map((part) =>
    part.getBoundingClientRect(),
  );
  if (parts.length === 0) return;
  const before = (side: 'left' | 'top') => Math.min(0, ...parts.map((at) => at[side] - outer[side] - CLEAR));
  const past = (side: 'right' | 'bottom') =>
    Math.max(0, ...parts.map((at) => at[side] - outer[side] + CLEAR));
  box.scrollLeft += before('left') + past('right');
  box.scrollTop += before('top') + past('bottom');
}

interface StickerProps {
  readonly place: LocationSticker;
  readonly selected: boolean;
  readonly onSelect: (place: LocationId) => void;
}

function Sticker({ place, selected, onSelect }: StickerProps) {
  const { id, kind, is, x, y, code, graves } = place;
  return (
    <button
      type="button"
      class={`zm-sticker is-${kind} is-${is}${selected ? ' is-selected' : ''}${y > LOW ? ' is-low' : ''}`}
      style={{ left: `${x}%`, top: `${y}%` }}
      aria-pressed={selected}
      onClick={() => onSelect(id)}
    >
      <StickerShape kind={kind} is={is} code={code} graves={graves} />
      <span class="zm-sticker-name" aria-hidden="true">
        {locationName(id)}
      </span>
      <span class="unseen">
        {t('camp.map.sticker', {
          location: locationIn(id),
          kind: { name: `camp.place.${kind}` },
          state: { name: `camp.place.${is}` },
        })}
      </span>
    </button>
  );
}

export function Legend() {
  return (
    <ul class="zm-legend" aria-label={t('camp.map.legend')}>
      {stickerKinds.map((kind) => (
        <li key={kind}>
          <StickerShape kind={kind} is="open" code="" />
          {t(`camp.place.${kind}`)}
        </li>
      ))}
      <li>
        <StickerShape kind="mission" is="crossed" code="" />
        {t('camp.place.crossed')}
      </li>
      <li>
        <Icon name="check" />
        {t('camp.place.chosen')}
      </li>
    </ul>
  );
}
