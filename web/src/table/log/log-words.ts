import { cardById, tileById } from '../../catalogue/catalogue';
import { amountsLabel, cardLabel, pieceName } from '../../i18n/labels';
import { t } from '../../i18n/locale.svelte';
import type { GameId, LogEvent, Seat } from '../../protocol/types';
import { type LogPiece, logLine } from './log-line';

/** An event as one sentence, for screen readers and the text view. */
export function wordedEvent(event: LogEvent, game: GameId, nameOf: (seat: Seat) => string): string {
  const line = logLine(event, game);
  if (!line) return '';
  const word = (piece: LogPiece): string => {
    switch (piece.kind) {
      case 'player':
        return nameOf(piece.seat);
      case 'card':
        return cardLabel(cardById(piece.card));
      case 'tile':
        return pieceName(tileById(piece.tile));
      case 'tokens':
        return amountsLabel(game, piece.tokens);
    }
  };
  const pieces = Object.fromEntries(Object.entries(line.pieces).map(([slot, piece]) => [slot, word(piece)]));
  return t(line.message, { name: '', ...line.args, ...pieces });
}
