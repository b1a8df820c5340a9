export {
  followPreferences,
  type Motion,
  maySelfMove,
  motion,
  motions,
  type Theme,
  textScale,
  textScales,
  theme,
  themes,
} from './preferences.ts';
