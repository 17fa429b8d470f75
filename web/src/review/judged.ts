import type { Replay, ReplayStep } from '../protocol/generated/protocol';
import type { JudgedGame, JudgedMove, RatedMove, Review, ReviewMove } from '../protocol/review';
import type { Advice, View } from '../protocol/types';
import { positionAt } from '../replay/replay';
import { eventFor } from '../selection/advised';
import { sameAction } from '../selection/legal';

/** A move that gave away this much of the win chance is marked. */
const MISTAKE = 0.08;

/** The page's review from the game's steps and a strong bot's judgement of each. */
export function reviewOf(replay: Replay, judged: JudgedGame): Review {
  const { game } = replay.config;
  const moves = judged.moves.flatMap((move, i): ReviewMove[] => {
    const step = replay.steps[i];
    const before = replay.steps[i - 1]?.view ?? replay.start;
    return step ? [reviewMove(move, step, before, game)] : [];
  });
  return {
    seats: positionAt(replay, 0).seats,
    moves,
    position: async (move) => positionAt(replay, move),
  };
}

function reviewMove(move: JudgedMove, step: ReplayStep, before: View, game: Replay['config']['game']): ReviewMove {
  const rated = ({ action, brings, win }: Advice): RatedMove[] => {
    const event = eventFor(action, move.seat, game, before, brings?.gains);
    return event ? [{ event, chance: win }] : [];
  };
  // The log tells the act first and then what came of it.
  const told = step.log.map(({ event }) => event);
  const played: RatedMove = { event: told[0] ?? { type: 'pass', seat: move.seat }, chance: move.win };
  const other = move.best.filter((advice) => !sameAction(advice.action, step.action));
  const better = move.given_away > 0.005 ? other.filter((advice) => advice.win > move.win) : [];
  const [best] = better.flatMap(rated);
  const brought = told.some((event) => event.type === 'tile' || event.type === 'royal');
  const mark = move.given_away >= MISTAKE ? 'mistake' : brought ? 'tile' : undefined;
  return {
    round: before.round,
    seat: move.seat,
    played,
    ...(best ? { better: best } : {}),
    others: other
      .filter((advice) => advice !== better[0])
      .flatMap(rated)
      .slice(0, 2),
    why: best ? (better[0]?.reasons ?? []) : [],
    chances: move.chances,
    ...(mark ? { mark } : {}),
  };
}
