/**
 * Takes an answer when it comes, unless nobody waits for it any more by then. Returns what ends the waiting, to be the
 * clean-up of an effect.
 */
export function awaited<T>(answer: Promise<T>, take: (answer: T) => void): () => void {
  let isWaiting = true;
  void answer.then((came) => {
    if (isWaiting) take(came);
  });
  return () => {
    isWaiting = false;
  };
}
