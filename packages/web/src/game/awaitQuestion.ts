/** For whoever answers without looking: what is on stage is finished, and what answers itself is waited for. */
import { effect, untracked } from '@preact/signals';
import type { Game } from './store.ts';

/** Ends when something is asked, or nothing will be. */
export async function awaitQuestion(game: Game): Promise<void> {
  let stop = () => {};
  await new Promise<void>((resolve) => {
    stop = effect(() => {
      const isLooking = game.looking.value !== null;
      if (game.playback.playing.value && !isLooking) untracked(game.playback.skip);
      const isComing =
        game.decision.value === null && game.update.value?.decision != null && game.problem.value === null;
      if (isLooking || !isComing) resolve();
    });
  });
  stop();
}
