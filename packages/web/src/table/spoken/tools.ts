/** The tools for danger and for measuring, to be listened to: what they show is said when it changes, and only then. */
import { computed, effect, untracked } from '@preact/signals';
import type { Game } from '../../game/store.ts';
import type { Words } from '../../words/words.ts';
import type { Ui } from '../state/ui.ts';
import { spaceOfEntity } from '../state/where.ts';
import { dangerText, rulerText } from './previews.ts';

export interface TellingTools {
  readonly game: Pick<Game, 'decision' | 'shown' | 'cast'>;
  readonly ui: Pick<Ui, 'tool' | 'around' | 'chosen' | 'rulerFrom' | 'sight' | 'voice'>;
}

/** Tells until the function it returns is called. */
export function tellTools({ game, ui }: TellingTools): () => void {
  /** Where one could go changes more often, and tells nothing of what Enemies see. */
  const watched = computed(() => ui.around.value.watched);
  const danger = computed(() => (ui.tool.value === 'danger' ? { watched: watched.value } : null));
  const measured = computed(() => {
    const from = ui.rulerFrom.value;
    const sight = ui.sight.value;
    return ui.tool.value === 'ruler' && from !== null ? { from, sight } : null;
  });
  const tellNew = <T>(shown: { readonly value: T | null }, tell: (shown: T, words: Words) => string) => {
    let last = '';
    return effect(() => {
      const { value } = shown;
      if (value === null) {
        last = '';
        return;
      }
      untracked(() => {
        const now = game.shown.value;
        if (now === null) return;
        const text = tell(value, { cast: game.cast.value, view: now.view, board: now.board });
        if (text === '' || text === last) return;
        last = text;
        ui.voice.say(text);
      });
    });
  };
  const stops = [
    tellNew(danger, ({ watched: seen }, words) =>
      dangerText(seen, spaceOfEntity(words.view, game.decision.value?.who ?? ui.chosen.value), words),
    ),
    // While it is measured anew nothing is known.
    tellNew(measured, ({ from, sight }, words) => (sight.length === 0 ? '' : rulerText(from, sight, words))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
