/** The gems that Splendor and its duel share, in the one order used everywhere. */
export const GEMS = ['white', 'blue', 'green', 'red', 'black'] as const;
