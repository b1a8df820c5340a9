/** What a tap on the map means now: choose among the options, draw a path, measure, or just look. */

import type { SpaceId } from '@zonecrawl/engine/board';
import { type EntityId, stalkerId } from '@zonecrawl/engine/model';
import type { TableTools } from '../state/context.ts';
import { isTight } from '../state/layout.ts';
import { throwIt } from '../state/throwing.ts';
import type { Selection } from '../state/ui.ts';
import { placeOfOption, spaceOfEntity } from '../state/where.ts';

type Tapped = Pick<TableTools, 'game' | 'ui' | 'hints'>;

/** What a tap brings is told in the panel: on a small screen that comes up, whatever was read there. */
function openPanel({ ui }: Pick<Tapped, 'ui'>): void {
  ui.pane.value = 'act';
  ui.folded.value = false;
}

/** What a long press or a right click looks at, whatever is read or folded meanwhile. */
export function inspect(ui: Tapped['ui'], selection: Selection): void {
  ui.selection.value = selection;
  openPanel({ ui });
}

/** The same for what must be confirmed there; on a small screen a hint would lie over it. */
function openDecision({ ui, hints }: Tapped): void {
  openPanel({ ui });
  if (isTight(ui.layout.value)) hints.close();
}

/** `onward`: the current goal becomes a via space. */
export function tapSpace({ game, ui, hints }: Tapped, space: SpaceId, onward = false): void {
  const decision = game.asked.value;
  const shown = game.shown.value;
  if (ui.tool.value === 'ruler') {
    ui.rulerFrom.value = space;
    return;
  }
  const throwing = ui.throwing.value;
  if (throwing !== null) {
    // The first tap aims, a second one throws.
    if (throwing.at === space) void throwIt(game, throwing);
    else if (throwing.spaces.some((one) => one.space === space))
      ui.throwing.value = { ...throwing, at: space };
    return;
  }
  if (ui.aiming.value !== null) {
    ui.selection.value = { kind: 'space', id: space };
    return;
  }
  if (onward && ui.walk.value !== null) {
    void ui.goOnTo(space);
    return;
  }
  if (decision !== null && shown !== null) {
    // A whole path has priority over a single step. Its goal stays one while what can be reached is asked anew.
    const isDrawn = ui.walk.value?.goal === space && ui.walk.value.preview !== null;
    if (isDrawn || ui.reach.value.some((one) => one.space === space)) {
      tapGoal({ game, ui, hints }, space);
      return;
    }
    const there = [...decision.options.keys()].filter((index) => {
      const option = decision.options[index];
      if (option === undefined) return false;
      const { space: at, route, entity } = placeOfOption(option, decision, shown.view);
      return entity === undefined ? at === space || route?.at(-1) === space : false;
    });
    // Several symbols of Anomalies may lie on a space: another tap looks at the next.
    const index = there[(there.indexOf(ui.picked.value ?? -1) + 1) % there.length];
    if (index !== undefined) {
      choose({ game, ui, hints }, index);
      return;
    }
  }
  ui.walk.value = null;
  const same = ui.selection.value?.kind === 'space' && ui.selection.value.id === space;
  ui.selection.value = same ? null : { kind: 'space', id: space };
  if (!same) openPanel({ ui });
}

/** The first tap previews the path, a second one walks it. */
function tapGoal({ game, ui, hints }: Tapped, space: SpaceId): void {
  const { value: draft } = ui.walk;
  if (draft?.goal === space && draft.preview !== null) {
    // Step by step a space next to the Stalker is one step, not the end.
    const next =
      game.decision.value?.options.findIndex((one) => one.is === 'space' && one.space === space) ?? -1;
    if (next >= 0) void game.answer(next);
    else void game.walk(draft.action, draft.path);
  } else {
    ui.selection.value = null;
    ui.picked.value = null;
    openDecision({ game, ui, hints });
    ui.drawWalk(space);
  }
}

export function tapPiece(tools: TableTools, entity: EntityId): void {
  const { game, ui } = tools;
  const decision = game.asked.value;
  const view = game.shown.value?.view;
  if (ui.throwing.value !== null && ui.tool.value !== 'ruler') {
    // Whoever stands there is aimed at by the space.
    const at = view && spaceOfEntity(view, entity);
    if (at !== undefined) tapSpace(tools, at);
    return;
  }
  const index =
    decision === null || view === undefined
      ? -1
      : decision.options.findIndex((option) => placeOfOption(option, decision, view).entity === entity);
  if (index >= 0) {
    choose(tools, index);
    return;
  }
  // Whoever stands on a space that can be chosen does not bar it; a long press still looks at them.
  const under = view && spaceOfEntity(view, entity);
  if (
    ui.tool.value !== 'ruler' &&
    decision?.options.some((one) => (one.is === 'space' || one.is === 'symbol') && one.space === under)
  ) {
    if (under !== undefined) tapSpace(tools, under);
    return;
  }
  if (ui.tool.value === 'ruler') {
    ui.rulerFrom.value = (view && spaceOfEntity(view, entity)) ?? ui.rulerFrom.value;
    return;
  }
  const isStalker = view?.stalkers.some(({ id }) => id === entity) === true;
  if (isStalker) ui.chosen.value = stalkerId(entity);
  ui.walk.value = null;
  const same = ui.selection.value?.kind === 'entity' && ui.selection.value.id === entity;
  ui.selection.value = same ? null : { kind: 'entity', id: entity };
  // Where the PDAs are read, that of a Stalker is the answer.
  if (!same && !(isStalker && ui.pane.value === 'pda')) openPanel({ ui });
}

/** The first tap previews, a second one on the same thing confirms. */
function choose({ game, ui, hints }: Tapped, index: number): void {
  if (ui.picked.value === index) {
    void game.answer(index);
    return;
  }
  openDecision({ game, ui, hints });
  ui.picked.value = index;
}
