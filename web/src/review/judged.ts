import { Backoff } from '../protocol/backoff';
import type { Replay, ReplayStep, Review, ReviewMove } from '../protocol/generated/protocol';
import { type Lobby, LobbyError } from '../protocol/lobby';
import type { Action, Advice, AdviceReason, Seat, View } from '../protocol/types';
import { eventFor } from '../selection/advised';
import { sameAction } from '../selection/legal';
import { gathered } from '../table/log/gather';
import type { Told } from '../table/log/told';

/** A move that was played or could have been. */
export interface RatedMove {
  event: Told;
  /** Absent for what was played: the table shows it. */
  action?: Action;
  /** Win chance of the mover after it, from 0 to 1. */
  chance: number;
}

/** A move of a reviewed game as it is shown. */
export interface JudgedMove {
  round: number;
  seat: Seat;
  played: RatedMove;
  /** Absent where the played move was the best. */
  better?: RatedMove;
  /** The next best, none above the better one or, where there is none, above the played one. */
  others: RatedMove[];
  /** Why the better move is better, as the engine found it. */
  why: AdviceReason[];
  /** Share of the win chance that the move gave away, from 0 to 1. */
  lost: number;
  /** Win chance of each seat after the move. */
  chances: number[];
  mark?: 'tile' | 'mistake';
}

/** A move that gave away this much of the win chance is marked. */
const MISTAKE = 0.08;
/** What is less than this is the search's own noise. */
const NOISE = 0.005;
/** How many moments and other moves are told. */
const MOMENTS = 3;
const OTHERS = 2;

/** How often the server is asked while it judges another game. */
const TRIES = 6;

/** The server judges one game at a time, and all who played one ask at once: who finds it busy asks again. */
export async function judgement(lobby: Pick<Lobby, 'judged'>, table: string): Promise<Review> {
  const backoff = new Backoff();
  for (;;) {
    try {
      return await lobby.judged(table);
    } catch (error) {
      const wait = backoff.next();
      if (!(error instanceof LobbyError) || error.code !== 'busy' || backoff.tries >= TRIES) throw error;
      await new Promise((wake) => setTimeout(wake, wait));
    }
  }
}

/** The moves of a game with a strong bot's judgement of each. */
export function judgedMoves(replay: Replay, review: Review): JudgedMove[] {
  return review.moves.flatMap((move, i): JudgedMove[] => {
    const step = replay.steps[i];
    const before = replay.steps[i - 1]?.view ?? replay.start;
    return step ? [judgedMove(move, step, before, replay.config.game)] : [];
  });
}

function judgedMove(move: ReviewMove, step: ReplayStep, before: View, game: Replay['config']['game']): JudgedMove {
  const rated = ({ action, brings, win }: Advice): RatedMove[] => {
    const event = eventFor(action, move.seat, game, before, brings?.gains);
    return event ? [{ event, action, chance: win }] : [];
  };
  // The log tells the act first and then what came of it.
  const told = gathered(step.log).map(({ event }) => event);
  const played: RatedMove = { event: told[0] ?? { type: 'pass', seat: move.seat }, chance: move.win };
  const advised = move.best.filter((advice) => !sameAction(advice.action, step.action));
  const [best] = move.given_away > NOISE ? advised.filter((advice) => advice.win > move.win) : [];
  const [better] = best ? rated(best) : [];
  const brought = told.some((event) => event.type === 'tile' || event.type === 'royal');
  const mark = move.given_away >= MISTAKE ? 'mistake' : brought ? 'tile' : undefined;
  return {
    round: before.round,
    seat: move.seat,
    played,
    ...(better ? { better } : {}),
    // Where nothing is told to be better, what the search likes more by its noise alone is not told at all.
    others: advised
      .filter((advice) => advice !== best && (better || advice.win <= move.win))
      .flatMap(rated)
      .slice(0, OTHERS),
    why: better ? (best?.reasons ?? []) : [],
    lost: better ? better.chance - played.chance : 0,
    chances: move.chances,
    ...(mark ? { mark } : {}),
  };
}

/** How much of the win chance a seat kept with an average move, from 0 to 1; null for a seat that never moved. */
export function accuracyOf(moves: readonly JudgedMove[], seat: Seat): number | null {
  const own = moves.filter((move) => move.seat === seat);
  if (!own.length) return null;
  const kept = own.map(({ played, lost }) => (played.chance + lost > 0 ? played.chance / (played.chance + lost) : 1));
  return kept.reduce((sum, share) => sum + share, 0) / kept.length;
}

/** The moves that gave most away, in the order of the game; each is its place in the list. */
export function keyMoments(moves: readonly JudgedMove[]): number[] {
  return moves
    .map((move, i) => ({ i, lost: move.lost }))
    .filter(({ lost }) => lost >= MISTAKE)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, MOMENTS)
    .map(({ i }) => i)
    .toSorted((a, b) => a - b);
}

/** The move that cost its player the most, if any cost much. */
export function turningPoint(moves: readonly JudgedMove[]): number | undefined {
  const worst = moves.reduce((best, move, i) => (move.lost > (moves[best]?.lost ?? 0) ? i : best), 0);
  return (moves[worst]?.lost ?? 0) >= MISTAKE ? worst : undefined;
}
