import { secondMarketOf } from '../../games/views';
import { t } from '../../i18n/locale.svelte';
import type { Layout } from '../../lib/screen.svelte';
import type { ChatLine, GameSnapshot, Phrase } from '../../protocol/types';

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

/** Whether there is room for the log beside the table: more cards beside the market take it. */
export const hasLog = ({ view }: GameSnapshot, layout: Layout): boolean =>
  layout === 'wide' && secondMarketOf(view) === null;

/** Whether the chat stands there as well: somebody besides the viewer may talk. */
export const isBeside = (snapshot: GameSnapshot, layout: Layout): boolean => {
  const { config, chat, seats, mine } = snapshot;
  return (
    hasLog(snapshot, layout) &&
    config.chat !== 'off' &&
    (chat.length > 0 || seats.some(({ who }, seat) => who === 'person' && !mine.includes(seat)))
  );
};
