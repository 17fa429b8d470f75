import type { Action, Color, GameId } from '../protocol/types';
import {
  chooseBank,
  chooseCard,
  chooseCell,
  chooseDeck,
  type DeckId,
  type Draft,
  NO_DRAFT,
  reservesOfCard,
  sameDeck,
} from './draft';
import { purchasesOf } from './payment';
import { addable } from './take';

/** How many colours can be wished for while another plays. Whether they can be had is known when the turn comes. */
const MOST_WISHES = 3;

/** A tap on the bank while waiting: a wish more, or one less. */
export function wish(draft: Draft, color: Color): Draft {
  const colors = draft.kind === 'take' ? draft.colors : [];
  const next = colors.includes(color) ? colors.filter((other) => other !== color) : [...colors, color];
  return next.length ? { kind: 'take', colors: next.slice(-MOST_WISHES), returns: [] } : NO_DRAFT;
}

/** A tap on a deck while waiting. */
export const prepareDeck = (draft: Draft, deck: DeckId): Draft =>
  draft.kind === 'deck' && sameDeck(draft.deck, deck) ? NO_DRAFT : { kind: 'deck', deck, gold: null, returns: [] };

/** What was prepared, laid out again with what is legal now; what no longer is falls away. */
export function redraft(prepared: Draft, game: GameId, legal: readonly Action[]): Draft {
  switch (prepared.kind) {
    case 'take':
      return prepared.colors.reduce<Draft>((draft, color) => {
        const chosen = draft.kind === 'take' ? draft.colors : [];
        return addable(legal, chosen).has(color) ? chooseBank(draft, legal, color) : draft;
      }, NO_DRAFT);
    case 'card': {
      const open = purchasesOf(legal, prepared.card).length + reservesOfCard(legal, prepared.card).length > 0;
      return open ? chooseCard(NO_DRAFT, game, legal, prepared.card) : NO_DRAFT;
    }
    case 'deck':
      return chooseDeck(NO_DRAFT, legal, prepared.deck);
    case 'line':
      return prepared.cells.reduce<Draft>((draft, cell) => chooseCell(draft, legal, cell), NO_DRAFT);
    default:
      return NO_DRAFT;
  }
}
