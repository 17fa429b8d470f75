import type { Look } from '../games';
import type { Lesson } from '../games/lesson';
import { lessonsOf } from '../games/lessons';
import type { Facts } from './facts';
import type { Progress } from './progress';

/** So many own turns a lesson waits for what it asks; then its moment has passed, and the next one comes. */
export const PATIENCE = 3;

/** What is taught: a game, or it with its expansion. */
type Taught = Pick<Look, 'id' | 'expansion'>;

/** The first that is neither over nor too early. */
export const lessonFor = (look: Taught, facts: Facts, read: ReadonlySet<string>): Lesson | null =>
  lessonsOf(look).find((lesson) => !read.has(lesson.id) && lesson.when(facts) && !lesson.done?.(facts)) ?? null;

/** The progress at this moment: who plays something else than the lesson asks is not held up by it. */
export function follow(look: Taught, facts: Facts, progress: Progress): Progress {
  const lesson = lessonFor(look, facts, new Set(progress.read));
  if (!lesson) return progress.since ? { ...progress, since: null } : progress;
  if (progress.since?.id !== lesson.id) return { ...progress, since: { id: lesson.id, turn: facts.turns } };
  if (lesson.stays || facts.turns - progress.since.turn < PATIENCE) return progress;
  return follow(look, facts, { ...progress, read: [...progress.read, lesson.id], since: null });
}
