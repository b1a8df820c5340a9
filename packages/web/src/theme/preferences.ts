import { effect, signal } from '@preact/signals';

export const themes = ['zone', 'contrast'] as const;
export type Theme = (typeof themes)[number];

/** `system` follows the device; the other two override it. */
export const motions = ['system', 'full', 'none'] as const;
export type Motion = (typeof motions)[number];

export const textScales = [0.9, 1, 1.15, 1.3, 1.5] as const;

export const theme = signal<Theme>('zone');
export const motion = signal<Motion>('system');
export const textScale = signal<number>(1);

/** Writes the player's choices onto the page, now and whenever they change. */
export function followPreferences(root: HTMLElement): () => void {
  return effect(() => {
    root.dataset['theme'] = theme.value;
    root.dataset['motion'] = motion.value;
    root.style.setProperty('--text-scale', String(textScale.value));
  });
}

/** Whether animations are allowed, by the setting or by the device. */
export function maySelfMove(): boolean {
  if (motion.value !== 'system') return motion.value === 'full';
  return !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
