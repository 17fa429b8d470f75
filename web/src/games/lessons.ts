import type { ExpansionId, Look } from '.';
import { CITIES_LESSONS } from './cities-lessons';
import { DUEL_LESSONS } from './duel-lessons';
import type { Lesson } from './lesson';
import { MARVEL_LESSONS } from './marvel-lessons';
import { ORIENT_LESSONS } from './orient-lessons';
import { POSTS_LESSONS } from './posts-lessons';
import { SPLENDOR_LESSONS } from './splendor-lessons';
import { STRONGHOLDS_LESSONS } from './strongholds-lessons';

/** Loaded with the teacher, not with the front page. */
export const LESSONS: Readonly<Record<Look['id'] | ExpansionId, readonly Lesson[]>> = {
  splendor: SPLENDOR_LESSONS,
  marvel: MARVEL_LESSONS,
  duel: DUEL_LESSONS,
  cities: CITIES_LESSONS,
  posts: POSTS_LESSONS,
  orient: ORIENT_LESSONS,
  strongholds: STRONGHOLDS_LESSONS,
};

/** The lessons of a game, or of its expansion, for those who know the game. */
export const lessonsOf = ({ id, expansion }: Pick<Look, 'id' | 'expansion'>): readonly Lesson[] =>
  LESSONS[expansion?.id ?? id];
