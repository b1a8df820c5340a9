/** The picture of a card: ink on paper. Decoration: the name stands beside it. */
import { useEffect } from 'preact/hooks';
import { loadPictures, pictures } from './load.ts';
import type { Detail, Layer } from './pen/ink.ts';

export interface FaceProps {
  /** A Stalker, Contact, Companion, Enemy, Anomaly or piece of gear. */
  readonly card: string;
  readonly class?: string;
  /** As drawn on figures, for small pictures. */
  readonly detail?: Detail;
}

/** A picture on paper of its own; as big as its style says. */
export function Face({ card, class: className = '', detail = 'card' }: FaceProps) {
  const picture = usePicture(card, detail);
  if (picture === undefined) return null;
  return (
    <svg class={`face ${className}`} viewBox={picture.viewBox} aria-hidden="true">
      <Layers layers={picture.layers} />
    </svg>
  );
}

/** The bare drawing of a figure, 100 by 100, for use inside another one. */
export function FaceShape({ card }: { readonly card: string }) {
  const picture = usePicture(card, 'figure');
  return picture === undefined ? null : <Layers layers={picture.layers} />;
}

function usePicture(card: string, detail: Detail) {
  useEffect(() => void loadPictures(), []);
  return pictures.value?.(card, detail);
}

function Layers({ layers }: { readonly layers: readonly Layer[] }) {
  return (
    <>
      {layers.map(({ tint, d }, index) => (
        <path key={index} class={`face-${tint}`} d={d} />
      ))}
    </>
  );
}
