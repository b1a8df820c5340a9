/** Stores the settings in this browser. What cannot be read falls back to the defaults. */
import { effect, type Signal } from '@preact/signals';
import { speed, speeds } from '../game/speed.ts';
import { singleKeys } from '../keyboard/index.ts';
import { languages, PSEUDO } from '../language/catalogue.ts';
import { language, likelyLanguage, linkedLanguage } from '../language/language.ts';
import { ambience, LOUDEST, soundOffered, volume } from '../sound/volume.ts';
import { chosenTheme, motion, motions, textScale, textScales, themes } from '../theme/index.ts';
import { coached, hints, seen } from './lessons.ts';
import { commanding, following, followings, pinned } from './table.ts';
import { undoRule, undoRules } from './undo.ts';

const KEY = 'zonecrawl.settings';

/** A setting and its parser: invalid values are ignored. */
interface Kept {
  read(stored: unknown): void;
  readonly value: unknown;
}

function oneOf<T>(choice: Signal<T>, all: readonly T[]): Kept {
  return {
    read: (stored) => {
      const known = all.find((one) => one === stored);
      if (known !== undefined) choice.value = known;
    },
    get value() {
      return choice.value;
    },
  };
}

function text(choice: Signal<string>): Kept {
  return {
    read: (stored) => {
      if (typeof stored === 'string') choice.value = stored;
    },
    get value() {
      return choice.value;
    },
  };
}

/** Names in any number. */
function someOf(choice: Signal<readonly string[]>): Kept {
  return {
    read: (stored) => {
      if (Array.isArray(stored)) choice.value = stored.filter((one) => typeof one === 'string');
    },
    get value() {
      return choice.value;
    },
  };
}

/** A theme was once stored whether it had been chosen or not: only the one that is not the default was meant. */
const formerTheme: Kept = {
  read: (stored) => {
    if (stored === 'contrast') chosenTheme.value ??= stored;
  },
  value: undefined,
};

const levels = Array.from({ length: LOUDEST + 1 }, (_, level) => level);

const kept: Readonly<Record<string, Kept>> = {
  chosenTheme: oneOf(chosenTheme, themes),
  theme: formerTheme,
  motion: oneOf(motion, motions),
  textScale: oneOf(textScale, textScales),
  speed: oneOf(speed, speeds),
  undo: oneOf(undoRule, undoRules),
  language: oneOf(language, [...languages, PSEUDO]),
  following: oneOf(following, followings),
  pinned: text(pinned),
  commanding: oneOf(commanding, [true, false]),
  hints: oneOf(hints, [true, false]),
  coached: oneOf(coached, [true, false]),
  seen: someOf(seen),
  singleKeys: oneOf(singleKeys, [true, false]),
  volume: oneOf(volume, levels),
  ambience: oneOf(ambience, levels),
  soundOffered: oneOf(soundOffered, [true, false]),
};

function read(): void {
  const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
  if (typeof stored !== 'object' || stored === null) return;
  for (const [name, value] of Object.entries(stored)) kept[name]?.read(value);
}

/** Loads the settings and stores every change. Changes in other tabs are applied too. */
export function followSettings(): void {
  language.value = likelyLanguage();
  const tryTo = (what: () => void) => {
    try {
      what();
    } catch (error) {
      // No storage, or invalid data: the defaults are used.
      console.warn('settings', error);
    }
  };
  tryTo(read);
  language.value = linkedLanguage() ?? language.value;
  effect(() => {
    const values = Object.fromEntries(Object.entries(kept).map(([name, { value }]) => [name, value]));
    tryTo(() => localStorage.setItem(KEY, JSON.stringify(values)));
  });
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === KEY) tryTo(read);
  });
}
