import type { Drawing } from '../base/drawing.ts';
import { actions } from './actions.ts';
import { symbols } from './symbols.ts';

const drawings = { ...actions, ...symbols } as const satisfies Record<string, Drawing>;
export type IconName = keyof typeof drawings;
export const iconNames = Object.keys(drawings) as readonly IconName[];

export interface IconProps {
  readonly name: IconName;
  /** CSS length; an icon is as big as the text around it unless told. */
  readonly size?: string | number | undefined;
  /** Read aloud instead of the picture; without it the icon is decoration. */
  readonly title?: string | undefined;
  readonly class?: string | undefined;
}

export function Icon({ name, size = '1.25em', title, class: className = '' }: IconProps) {
  const named =
    title === undefined ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': title } as const);
  return (
    <svg class={`icon ${className}`} viewBox="0 0 24 24" width={size} height={size} {...named}>
      <IconShape name={name} />
    </svg>
  );
}

/** The bare shapes of an icon, for use inside another drawing. */
export function IconShape({ name }: { readonly name: IconName }) {
  const { line, solid }: Drawing = drawings[name];
  return (
    <>
      {line === undefined ? null : (
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          stroke-width="1.75"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
      {solid === undefined ? null : <path d={solid} fill="currentColor" fill-rule="evenodd" />}
    </>
  );
}
