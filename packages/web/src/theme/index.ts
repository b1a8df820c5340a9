export type { Motion, Theme } from './preferences.ts';
export {
  followPreferences,
  maySelfMove,
  motion,
  motions,
  textScale,
  textScales,
  theme,
  themes,
} from './preferences.ts';
