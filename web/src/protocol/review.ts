import type { Told } from '../table/log/told';
import type { AdviceReason } from './generated/protocol';
import type { Action, Seat } from './types';

export interface RatedMove {
  event: Told;
  /** Absent for what was played: the table shows it. */
  action?: Action;
  /** Win chance of the mover after it, from 0 to 1. */
  chance: number;
}

export interface ReviewMove {
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

/** A finished game as a strong bot saw it, move by move in the order of the replay's steps. */
export type { Review as JudgedGame, ReviewMove as JudgedMove } from './generated/protocol';
