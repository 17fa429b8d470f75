/** The gems that Splendor and its duel share, in the one order used everywhere, and their letters in the notation. */
export const GEMS = ['white', 'blue', 'green', 'red', 'black'] as const;

export const GEM_LETTERS = [
  ['w', 'white'],
  ['u', 'blue'],
  ['g', 'green'],
  ['r', 'red'],
  ['k', 'black'],
] as const;
