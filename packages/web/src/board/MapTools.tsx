/** Zoom, and the whole map at once. Where a screen is small they lie beside the map, so that they cover none of it. */
import { mapKeys } from '../keyboard/index.ts';
import { t } from '../text/index.ts';
import { IconButton } from '../widgets/index.ts';
import type { ViewControls } from './useView.ts';

export function MapTools({ view }: { readonly view: ViewControls }) {
  return (
    <div class="board-tools">
      <span class="board-zoom">
        <IconButton
          icon="zoomIn"
          label={t('ui.board.zoomIn')}
          hotkey={mapKeys.zoomIn}
          onPress={() => view.zoomBy(1.35)}
        />
        <IconButton
          icon="zoomOut"
          label={t('ui.board.zoomOut')}
          hotkey={mapKeys.zoomOut}
          onPress={() => view.zoomBy(1 / 1.35)}
        />
      </span>
      <IconButton icon="fit" label={t('ui.board.fit')} hotkey={mapKeys.fit} onPress={view.fitAll} />
    </div>
  );
}
