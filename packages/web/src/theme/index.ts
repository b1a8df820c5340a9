export {
  chosenTheme,
  followPreferences,
  type Motion,
  maySelfMove,
  motion,
  motions,
  room,
  type Theme,
  textScale,
  textScales,
  theme,
  themes,
} from './preferences.ts';
