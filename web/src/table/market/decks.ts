/** How many cards a deck has left; where nothing is hidden, the server lists them. */
export const cardsLeft = (deck: number | readonly unknown[]): number => (typeof deck === 'number' ? deck : deck.length);
