/** Who and what a training ground drew one of. */

export const CROWD = { oneOf: ['bandit-rifle', 'bandit-shotgun', 'snork', 'zombie'] } as const;
export const PACK = { oneOf: ['rodent', 'dog', 'tick'] } as const;
export const STRONG = {
  oneOf: [
    'controller',
    'bloodsucker',
    'crawl',
    'poltergeist',
    'izlom',
    'military',
    'exoskeleton',
    'chimera',
    'pseudogiant',
    'hornhead',
  ],
} as const;
export const ANOMALIES = {
  oneOf: [
    'fruit-punch',
    'bubble',
    'whirligig',
    'electro',
    'popper',
    'tesla',
    'burner',
    'comet',
    'springboard',
    'magnet',
    'razor',
    'fridge',
    'false-mirror',
    'space',
  ],
} as const;
