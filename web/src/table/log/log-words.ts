import { cardById, tileById } from '../../catalogue/catalogue';
import type { Look } from '../../games';
import { amountsLabel, cardLabel, pieceName } from '../../i18n/labels';
import { joinedAnd, t } from '../../i18n/locale.svelte';
import type { Seat } from '../../protocol/types';
import { type LogPiece, logLine } from './log-line';
import type { Told } from './told';

/** An event as one sentence, for screen readers and the text view. */
export function wordedEvent(event: Told, look: Look, nameOf: (seat: Seat) => string): string {
  const line = logLine(event, look);
  if (!line) return '';
  const word = (piece: LogPiece): string => {
    switch (piece.kind) {
      case 'player':
        return nameOf(piece.seat);
      case 'card':
        return cardLabel(cardById(piece.card));
      case 'cards':
        return joinedAnd(piece.cards.map((card) => cardLabel(cardById(card))));
      case 'post':
        return t(`post-${piece.post}`);
      case 'tile':
        return pieceName(tileById(piece.tile));
      case 'tokens':
        return amountsLabel(look.id, piece.tokens);
    }
  };
  const pieces = Object.fromEntries(Object.entries(line.pieces).map(([slot, piece]) => [slot, word(piece)]));
  return t(line.message, { name: '', ...line.args, ...pieces });
}
