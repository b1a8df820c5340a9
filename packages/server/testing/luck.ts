/** Luck that is the same in every run, and another one for every game: whoever plays at random may be done after six inputs. */
export function knownLuck(): () => string {
  let games = 0;
  return () => {
    games += 1;
    return `game ${games}`;
  };
}
