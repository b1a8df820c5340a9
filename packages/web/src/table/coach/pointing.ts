/**
 * What a lesson points at, while it does: spaces and an Enemy on the map, a part of the screen, the button of an
 * Action.
 */
import { effect } from '@preact/signals';
import type { Pointing } from '@zonecrawl/content/lessons';
import type { SpaceId } from '@zonecrawl/engine/board';
import type { View } from '@zonecrawl/engine/view';
import type { TableTools } from '../state/context.ts';

const PART = 'data-lesson-part';

function spacesOf({ game }: TableTools, { spaces = [], attention }: Pointing): readonly SpaceId[] {
  const shown = game.shown.value;
  if (shown === null) return [];
  const named = shown.board.spaces.filter(({ name }) => spaces.includes(name)).map(({ id }) => id);
  const lies = attention === true ? attentionOf(shown.view, game.decision.value?.who) : undefined;
  return lies === undefined ? named : [...named, lies];
}

const attentionOf = ({ stalkers }: View, who: number | undefined): SpaceId | undefined =>
  (stalkers.find(({ id }) => id === who) ?? stalkers[0])?.attention?.space;

/** Points at it until the function it returns is called. */
export function pointAt(tools: TableTools, pointing: Pointing): () => void {
  const { game, ui } = tools;
  const stop = effect(() => {
    const found = pointing.artifact === true ? (game.shown.value?.view.artifacts ?? []) : [];
    ui.pointedSpaces.value = found.length === 0 ? spacesOf(tools, pointing) : found.map(({ space }) => space);
    ui.pointedAction.value = found.length === 0 ? (pointing.action ?? null) : 'pickUp';
    const enemy = game.shown.value?.view.enemies.find(({ card }) => card === pointing.enemy);
    ui.pointed.value = enemy?.id ?? null;
  });
  if (pointing.part !== undefined) document.documentElement.setAttribute(PART, pointing.part);
  return () => {
    stop();
    ui.pointedSpaces.value = [];
    ui.pointedAction.value = null;
    ui.pointed.value = null;
    document.documentElement.removeAttribute(PART);
  };
}
