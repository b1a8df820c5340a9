/** What a player prefers to see, and what the screen asks for. */
import { computed, effect, signal } from '@preact/signals';

export const themes = ['zone', 'contrast'] as const;
export type Theme = (typeof themes)[number];

/** `system` follows the device; the other two override it. */
export const motions = ['system', 'full', 'none'] as const;
export type Motion = (typeof motions)[number];

export const textScales = [0.9, 1, 1.15, 1.3, 1.5, 1.75, 2] as const;

/** What the player chose; null: nothing, and the device decides. */
export const chosenTheme = signal<Theme | null>(null);
const wantsContrast = signal(false);
export const theme = computed<Theme>(() => chosenTheme.value ?? (wantsContrast.value ? 'contrast' : 'zone'));
export const motion = signal<Motion>('system');
export const textScale = signal<number>(1);

/** The window in pixels, and the size of letters that the browser is set to. */
const size = signal({ width: 1440, height: 900, letters: 16 });
/** Width and height in pixels up to which nothing is enlarged, and by how much at most. */
const USUAL = { width: 1920, height: 1080 };
const LARGEST = 2;
/** The size of letters that browsers come with. */
const LETTERS = 16;
/** A window that is lower, in pixels at usual letters, has no room for what stays in place while the rest scrolls. */
const LOW = 300;

function measureScreen(): void {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || LETTERS;
  size.value = { width: innerWidth, height: innerHeight, letters };
}

/** How much larger everything is written on a screen that is larger than a usual one. */
const screenScale = computed(() => {
  const { width, height } = size.value;
  const by = Math.min(width / USUAL.width, height / USUAL.height);
  return Math.min(LARGEST, Math.max(1, Math.floor(by * 20) / 20));
});

/** The size of letters: as the player wishes, on this screen. */
const letterScale = computed(() => textScale.value * screenScale.value);

/** The window, in pixels at usual letters: with letters twice as large there is half the room. */
export const room = computed(() => {
  const { width, height, letters } = size.value;
  const scale = (letterScale.value * letters) / LETTERS;
  return { width: width / scale, height: height / scale };
});

/** Writes the player's choices onto the page, now and whenever they change. */
export function followPreferences(root: HTMLElement): () => void {
  measureScreen();
  addEventListener('resize', measureScreen);
  const contrast = globalThis.matchMedia('(prefers-contrast: more)');
  const askDevice = () => {
    wantsContrast.value = contrast.matches;
  };
  askDevice();
  contrast.addEventListener('change', askDevice);
  return effect(() => {
    root.dataset['theme'] = theme.value;
    root.dataset['motion'] = motion.value;
    root.style.setProperty('--text-scale', String(letterScale.value));
    root.dataset['room'] = room.value.height < LOW ? 'low' : 'enough';
  });
}

/** Whether animations are allowed, by the setting or by the device. */
export function maySelfMove(): boolean {
  if (motion.value !== 'system') return motion.value === 'full';
  return !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
