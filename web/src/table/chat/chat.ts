import { t } from '../../i18n/locale.svelte';
import type { ChatLine, Phrase } from '../../protocol/types';

export const PHRASES: readonly Phrase[] = [
  'hello',
  'good_luck',
  'well_played',
  'thanks',
  'sorry',
  'oops',
  'thinking',
  'one_moment',
  'good_game',
  'again',
  'bye',
];

/** A preset phrase in the reader's language, or the words as they were typed. */
export const chatText = (line: ChatLine): string => (line.phrase ? t(`phrase-${line.phrase}`) : (line.text ?? ''));
