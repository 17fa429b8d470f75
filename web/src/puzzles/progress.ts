import type { GameId } from '../protocol/types';

/** On how many days in a row the puzzle of the day was solved, the last of them, and the most there ever were. */
export interface Streak {
  day: number;
  days: number;
  best: number;
}

/** What this device keeps of the puzzles that were solved here. */
export interface PuzzleProgress {
  /** By name; whether the first move that was tried was the right one. */
  solved: Readonly<Record<string, 'at_once' | 'later'>>;
  streaks: Readonly<Partial<Record<GameId, Streak>>>;
}

const STORED = 'parure.puzzles';
const NONE: PuzzleProgress = { solved: {}, streaks: {} };

/** What is kept; what cannot be read counts as nothing. */
export function readProgress(): PuzzleProgress {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<PuzzleProgress>) };
  } catch {
    return NONE;
  }
}

export const keepProgress = (progress: PuzzleProgress): void => localStorage.setItem(STORED, JSON.stringify(progress));

/** What is kept once a puzzle is solved; `daily` is the day whose puzzle it is, if it is one. */
export function withSolved(
  progress: PuzzleProgress,
  { game, name, atOnce, daily }: { game: GameId; name: string; atOnce: boolean; daily: number | null },
): PuzzleProgress {
  const solved = { ...progress.solved, [name]: progress.solved[name] ?? (atOnce ? 'at_once' : 'later') } as const;
  const before = progress.streaks[game];
  if (daily === null || before?.day === daily) return { ...progress, solved };
  const days = streakOn(progress, game, daily) + 1;
  return {
    solved,
    streaks: { ...progress.streaks, [game]: { day: daily, days, best: Math.max(days, before?.best ?? 0) } },
  };
}

/** The streak as it stands on a day: it lasts until a whole day goes by without. */
export function streakOn({ streaks }: PuzzleProgress, game: GameId, day: number): number {
  const streak = streaks[game];
  return streak && (streak.day === day || streak.day === day - 1) ? streak.days : 0;
}

export const isSolved = ({ solved }: PuzzleProgress, name: string): boolean => Object.hasOwn(solved, name);
