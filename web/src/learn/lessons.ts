import type { Lesson } from '../games/lesson';
import { LESSONS } from '../games/lessons';
import type { GameId } from '../protocol/types';
import type { Facts } from './facts';
import type { Progress } from './progress';

/** So many own turns a lesson waits for what it asks; then its moment has passed, and the next one comes. */
export const PATIENCE = 3;

/** The first that is neither over nor too early. */
export const lessonFor = (game: GameId, facts: Facts, read: ReadonlySet<string>): Lesson | null =>
  LESSONS[game].find((lesson) => !read.has(lesson.id) && lesson.when(facts) && !lesson.done?.(facts)) ?? null;

/** The progress at this moment: who plays something else than the lesson asks is not held up by it. */
export function follow(game: GameId, facts: Facts, progress: Progress): Progress {
  const lesson = lessonFor(game, facts, new Set(progress.read));
  if (!lesson) return progress.since ? { ...progress, since: null } : progress;
  if (progress.since?.id !== lesson.id) return { ...progress, since: { id: lesson.id, turn: facts.turns } };
  if (lesson.stays || facts.turns - progress.since.turn < PATIENCE) return progress;
  return follow(game, facts, { ...progress, read: [...progress.read, lesson.id], since: null });
}
