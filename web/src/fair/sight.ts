import type { Sight } from '../protocol/generated/protocol';
import type { View } from '../protocol/types';
import { cardsLeft } from '../table/market/decks';

/** As much of a position as a sight is made of. */
export type Shown = Pick<View, 'round' | 'seat' | 'market' | 'decks'> & {
  tiles?: readonly string[];
  royals?: readonly string[];
  board?: Sight['board'];
  /** Beside the market, where there is more. */
  orient?: View['market'];
  orient_decks?: View['decks'];
  players: readonly Pick<View['players'][number], 'points' | 'reserved'>[];
};

/** What chance brought to the table, as it lies there; nothing that the viewer may not know is in it. */
export const sightOf = (version: number, view: Shown): Sight => ({
  version,
  round: view.round,
  seat: view.seat,
  points: view.players.map(({ points }) => points),
  market: view.market,
  decks: [cardsLeft(view.decks['1']), cardsLeft(view.decks['2']), cardsLeft(view.decks['3'])],
  tiles: [...(view.tiles ?? view.royals ?? [])],
  ...(view.board ? { board: view.board } : {}),
  reserved: view.players.map(({ reserved }) => reserved.flatMap((held) => ('card' in held ? [held.card] : []))),
});

/** Whether two sights show the same, but for who may look into whose hand. */
export function sameTable(one: Sight, other: Sight): boolean {
  const shown = ({ round, seat, points, market, decks, tiles, board }: Sight): string =>
    JSON.stringify([round, seat, points, market['1'], market['2'], market['3'], decks, tiles, board]);
  return shown(one) === shown(other);
}
