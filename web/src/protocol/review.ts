import type { AdviceReason, SeatState } from './generated/protocol';
import type { GameSnapshot, LogEvent, Seat } from './types';

export interface RatedMove {
  event: LogEvent;
  /** Win chance of the mover after it, from 0 to 1. */
  chance: number;
}

export interface ReviewMove {
  round: number;
  seat: Seat;
  played: RatedMove;
  /** Absent where the played move was the best. */
  better?: RatedMove;
  others: RatedMove[];
  /** Why the better move is better, as the engine found it. */
  why: AdviceReason[];
  /** Win chance of each seat after the move. */
  chances: number[];
  mark?: 'tile' | 'mistake';
}

export interface Review {
  seats: SeatState[];
  moves: ReviewMove[];
  /** The position before a move, as its mover saw it. */
  position(move: number): Promise<GameSnapshot>;
}

/** A finished game as a strong bot saw it, move by move in the order of the replay's steps. */
export type { Review as JudgedGame, ReviewMove as JudgedMove } from './generated/protocol';
