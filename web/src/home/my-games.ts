import { seatName } from '../i18n/labels';
import { joinedAnd } from '../i18n/locale.svelte';
import type { Lobby } from '../protocol/lobby';
import type { TableRequest } from '../protocol/source';
import type { TableSummary } from '../protocol/types';

/** Whether the visitor still has something to do there: the others may play on when one has lost. */
export const isOpen = ({ stage, seats, mine }: TableSummary): boolean =>
  stage === 'waiting' || mine.some((seat) => !seats[seat]?.lost);

/** Those that wait for the visitor first, then the latest. */
export const inOrder = (games: readonly TableSummary[]): TableSummary[] =>
  games.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.changed - a.changed);

/** Everybody else at the table. */
export const othersText = ({ seats, mine }: TableSummary): string =>
  joinedAnd(seats.flatMap((_, seat) => (mine.includes(seat) ? [] : [seatName(seats, seat)])).filter(Boolean));

/** How a game can be dropped: what it is called, and what is asked of the table. */
export type Drop = 'close' | 'stand' | 'leave' | 'resign';

/** The ways out of a game, the gentlest first. A game against bots alone is given up: nobody else goes on with it. */
export function dropsOf({ stage, owner, seats, mine }: TableSummary): Drop[] {
  if (stage === 'waiting') return owner ? ['close'] : ['stand'];
  const own = seats[mine[0] ?? -1];
  if (!own || own.lost) return [];
  const people = seats.some((seat, i) => seat.who === 'person' && !mine.includes(i));
  return people && !own.bot ? ['leave', 'resign'] : ['resign'];
}

/** Does so for every own seat; says with which code it was refused, if it was. */
export async function drop(lobby: Lobby, game: TableSummary, way: Drop): Promise<string | null> {
  const requests: TableRequest[] =
    way === 'close' ? [{ type: 'close' }] : game.mine.map((seat) => ({ type: way, seat }));
  const source = lobby.open(game.table);
  try {
    for (const request of requests) {
      const answer = await source.ask(request);
      // With the first seat of a shared device the game may be over.
      if (answer.type === 'refused' && answer.code !== 'not_playing') return answer.code;
    }
    return null;
  } finally {
    source.close();
  }
}
