/**
 * What a lesson points at, while it does: spaces and an Enemy on the map, a part of the screen, the button of an
 * Action, what to answer. A button it points at is brought into view.
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
  const lies =
    attention === true ? ownerOf(shown.view, game.decision.value?.who)?.attention?.space : undefined;
  return lies === undefined ? named : [...named, lies];
}

/** Whose Attention is meant. */
const ownerOf = ({ stalkers }: View, who: number | undefined): View['stalkers'][number] | undefined =>
  stalkers.find(({ id }) => id === who) ?? stalkers[0];

/** Points at it until the function it returns is called. */
export function pointAt(tools: TableTools, pointing: Pointing): () => void {
  const { game, ui } = tools;
  const stop = effect(() => {
    const found = pointing.artifact === true ? (game.shown.value?.view.artifacts ?? []) : [];
    ui.pointedSpaces.value = found.length === 0 ? spacesOf(tools, pointing) : found.map(({ space }) => space);
    ui.pointedAction.value = found.length === 0 ? (pointing.action ?? null) : 'pickUp';
    const view = pointing.attention === true ? game.shown.value?.view : undefined;
    ui.pointedAttention.value =
      view === undefined ? null : (ownerOf(view, game.decision.value?.who)?.id ?? null);
    const enemy = game.shown.value?.view.enemies.find(({ card }) => card === pointing.enemy);
    ui.pointed.value = enemy?.id ?? null;
  });
  ui.pointedAnswer.value = pointing.answer ?? null;
  const letGo = keepInView();
  if (pointing.part !== undefined) document.documentElement.setAttribute(PART, pointing.part);
  return () => {
    stop();
    letGo();
    ui.pointedSpaces.value = [];
    ui.pointedAttention.value = null;
    ui.pointedAction.value = null;
    ui.pointedAnswer.value = null;
    ui.pointed.value = null;
    document.documentElement.removeAttribute(PART);
  };
}

/**
 * Whatever changes the panel, the ringed button is scrolled into view where it comes to lie anew. Where it lay already
 * somebody may have scrolled away from it, and is left alone; so is whoever reads what a way would bring.
 */
function keepInView(): () => void {
  let before = '';
  const look = () => {
    const ringed = document.querySelector<HTMLElement>('.t-decision-body .is-pointed');
    const panel = ringed?.closest('.t-decision-body');
    const isFree = ringed && panel && panel.querySelector('.t-walk') === null;
    const now = isFree ? placeIn(panel, ringed) : '';
    if (now === before) return;
    before = now;
    if (isFree) bringIntoView(panel, ringed);
  };
  const screen = document.querySelector('.t-right') ?? document.body;
  const changes = new MutationObserver(look);
  changes.observe(screen, { childList: true, subtree: true, attributeFilter: ['class'] });
  const sizes = new ResizeObserver(look);
  sizes.observe(screen);
  look();
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}

/** Room for the ring, in pixels. */
const RING = 6;

/** Scrolls the panel alone: whatever lies around it stays where it is. */
function bringIntoView(panel: Element, it: HTMLElement): void {
  const { top, bottom } = it.getBoundingClientRect();
  const room = panel.getBoundingClientRect();
  if (top < room.top + RING) panel.scrollTop += top - room.top - RING;
  else if (bottom > room.bottom - RING)
    panel.scrollTop += Math.min(bottom - room.bottom + RING, top - room.top);
}

/** Where something lies in a panel, however far that is scrolled, and how large both are. */
function placeIn(panel: Element, it: HTMLElement): string {
  const { top, height } = it.getBoundingClientRect();
  const from = top - panel.getBoundingClientRect().top + panel.scrollTop;
  return [from, height, panel.clientHeight].map(Math.round).join();
}
