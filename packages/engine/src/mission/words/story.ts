/** C8: what a Campaign's stories remember; a Mission reads the flag `dalik` as its counter `story.dalik`. */
export const STORY = 'story.';

export const storyCounters = (flags: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(flags).map(([flag, value]) => [`${STORY}${flag}`, value]));
