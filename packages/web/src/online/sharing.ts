/** What players show each other on the map: a space or a figure pointed at, and the path that is being planned. */
import { effect } from '@preact/signals';
import type { SpaceId } from '@zonecrawl/engine/board';
import type { StalkerId } from '@zonecrawl/engine/model';
import type { Shown } from '@zonecrawl/engine/online';
import { clock } from '../base/clock.ts';
import type { TableTools } from '../table/state/context.ts';
import { pinged, sketched } from '../table/state/marks.ts';
import type { Selection } from '../table/state/ui.ts';
import { spaceOfEntity } from '../table/state/where.ts';
import { playerName } from './parts/names.ts';
import type { RoomClient, ShownBy } from './wire/room.ts';

/** How long a place stays marked, in milliseconds. */
const PING = 6000;

export interface Sharing {
  pointOut(what: Selection): void;
  stop(): void;
}

/** `onPing`: told in words what somebody else points at. */
export function shareMap(
  client: RoomClient,
  { game, ui }: Pick<TableTools, 'game' | 'ui'>,
  onPing: (by: string, space: SpaceId) => void,
): Sharing {
  const placeOf = (shown: Exclude<Shown, { readonly show: 'sketch' }>): SpaceId | undefined => {
    const now = game.shown.value;
    if (now === null) return undefined;
    const { stalkers, enemies, companions } = now.view;
    const space =
      shown.show === 'ping'
        ? shown.space
        : [...stalkers, ...enemies, ...companions].find(({ id }) => id === shown.entity)?.space;
    // What others send may be of another moment: only what is on this map is shown.
    return now.board.spaces[space ?? -1]?.id;
  };
  const ping = ({ player, shown }: ShownBy): void => {
    if (shown.show === 'sketch') return;
    const space = placeOf(shown);
    if (space === undefined) return;
    const one = { space, by: playerName(client.room.value, player) };
    pinged.value = [...pinged.value, one];
    if (player !== client.you.value) onPing(one.by, space);
    void clock.after(PING).then(() => {
      pinged.value = pinged.value.filter((other) => other !== one);
    });
  };
  const plans = new Map<StalkerId, { readonly path: readonly SpaceId[]; readonly by: string }>();
  const sketch = ({ player, shown }: ShownBy): void => {
    if (shown.show !== 'sketch' || player === client.you.value) return;
    const spaces = game.shown.value?.board.spaces ?? [];
    const path = shown.path.flatMap((space) => spaces[space]?.id ?? []);
    plans.delete(shown.seat);
    if (path.length > 0) plans.set(shown.seat, { path, by: playerName(client.room.value, player) });
    sketched.value = [...plans.values()];
  };
  const leave = client.onShown((shown) => {
    ping(shown);
    sketch(shown);
  });
  let sent = '';
  const stopPlans = effect(() => {
    const walk = ui.walk.value;
    const view = game.shown.value?.view;
    const who = walk?.action.stalker ?? game.asked.value?.who;
    if (who === undefined || view === undefined) return;
    const from = spaceOfEntity(view, who);
    const path = walk === null || from === undefined ? [] : [from, ...walk.path];
    const words = `${who}: ${path.join()}`;
    if (words === sent || (path.length === 0 && sent === '')) return;
    sent = path.length === 0 ? '' : words;
    client.show({
      show: 'sketch',
      seat: who,
      path,
      ...(walk === null ? {} : { action: walk.action.action }),
    });
  });
  // A plan holds until something has happened.
  const stopOld = effect(() => {
    if (game.update.value === null || plans.size === 0) return;
    plans.clear();
    sketched.value = [];
  });
  return {
    pointOut: (what) =>
      client.show(
        what.kind === 'space' ? { show: 'ping', space: what.id } : { show: 'pingFigure', entity: what.id },
      ),
    stop() {
      leave();
      stopPlans();
      stopOld();
      pinged.value = [];
      sketched.value = [];
    },
  };
}
