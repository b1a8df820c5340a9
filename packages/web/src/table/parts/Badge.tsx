/** A Stalker in short: ring, letter and name. */
import type { StalkerId } from '@zonecrawl/engine/model';
import { cardName } from '../../words/names.ts';
import { letters, ringOf } from '../../words/seats.ts';
import { useTable } from '../state/context.ts';

export function StalkerBadge({ id, named = true }: { readonly id: StalkerId; readonly named?: boolean }) {
  const { game, people } = useTable();
  const view = game.shown.value?.view;
  const stalker = view?.stalkers[id];
  if (view === undefined || stalker === undefined) return null;
  const person = people[id] ?? '';
  return (
    <span class={`t-badge ring-${ringOf(id)}`}>
      <b aria-hidden="true">{letters(view)[id]}</b>
      {named ? <span>{cardName(stalker.card)}</span> : <span class="unseen">{cardName(stalker.card)}</span>}
      {named && person !== '' ? <small class="t-person">{person}</small> : null}
    </span>
  );
}
