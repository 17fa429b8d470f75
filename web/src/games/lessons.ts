import type { GameId } from '../protocol/types';
import { DUEL_LESSONS } from './duel-lessons';
import type { Lesson } from './lesson';
import { MARVEL_LESSONS } from './marvel-lessons';
import { SPLENDOR_LESSONS } from './splendor-lessons';

/** Loaded with the teacher, not with the front page. */
export const LESSONS: Readonly<Record<GameId, readonly Lesson[]>> = {
  splendor: SPLENDOR_LESSONS,
  marvel: MARVEL_LESSONS,
  duel: DUEL_LESSONS,
};
