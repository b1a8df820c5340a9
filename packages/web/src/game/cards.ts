/** The box as display data: what is printed on cards. Loaded when the first card is shown, never for the title. */
import { signal } from '@preact/signals';
import { cardIn, figuresIn } from '@zonecrawl/content/locales';
import type { Box } from '@zonecrawl/engine/model';

export const deckNames = [
  'stalkers',
  'weapons',
  'armors',
  'attachments',
  'artifacts',
  'items',
  'enemies',
  'wounds',
  'lowActivations',
  'highActivations',
  'controls',
  'anomalies',
  'randomEvents',
  'companions',
] as const;
export type DeckName = (typeof deckNames)[number];

/** null until it is there. */
export const box = signal<Box | null>(null);

let loading: Promise<void> | undefined;

export function loadBox(): Promise<void> {
  loading ??= import('@zonecrawl/content').then((content) => {
    box.value = content.box;
  });
  return loading;
}

/** Which deck a card belongs to; undefined for cards of Missions, and while the box is not there yet. */
export function deckNameOf(card: string): DeckName | undefined {
  const there = box.value;
  return there === null ? undefined : deckNames.find((deck) => card in there[deck]);
}

const figures = new Map<string, Readonly<Record<string, number>>>();

/** The numbers of a card, for its texts. */
export function figuresOf(id: string): Readonly<Record<string, number>> {
  const there = box.value;
  if (there === null) return {};
  let known = figures.get(id);
  if (known === undefined) {
    known = figuresIn(cardIn(there, id) ?? {});
    figures.set(id, known);
  }
  return known;
}
