import { GAMES } from '../games';
import { fromSecondDeck } from '../games/views';
import type { Action, CardId, Cell, Color, GameId, LegalAction, Level } from '../protocol/types';
import { findLegal } from './legal';
import { exactLine, sameCell, tapCell } from './line';
import { fewestJokers, type Purchase, purchasesOf } from './payment';
import { exactTake, tapBank } from './take';

/**
 * What the player has put together so far, in values of its own: nothing of it points into the server's message, so the
 * next message cannot take it away. Nothing of it is sent before it is complete and confirmed.
 */
export type Draft =
  | { kind: 'none' }
  | { kind: 'take'; colors: Color[]; returns: Color[] }
  | { kind: 'line'; cells: Cell[]; returns: Color[] }
  | { kind: 'card'; card: CardId; purchase: Purchase | null; gold: Cell | null; returns: Color[] }
  | { kind: 'deck'; deck: DeckId; gold: Cell | null; returns: Color[] }
  /** Duel: a gold token is chosen, the card to reserve with it is not. */
  | { kind: 'gold'; cell: Cell }
  /** One answer among several: a noble, a royal, a joker's colour, a token, a privilege's cell. */
  | { kind: 'choice'; action: Action };

/** A level may have a second deck. */
export interface DeckId {
  level: Level;
  orient: boolean;
}
export const sameDeck = (a: DeckId, b: DeckId): boolean => a.level === b.level && a.orient === b.orient;

export const NO_DRAFT: Draft = { kind: 'none' };

type Reserve = Extract<Action, { type: 'reserve' }>;

/** The gold of the board that comes with a reserve, where it is chosen. */
const goldOf = (action: Reserve): Cell | null => ('gold' in action ? action.gold : null);

const reserves = (legal: readonly Action[], matches: (action: Reserve) => boolean): Reserve[] =>
  legal.filter((action): action is Reserve => action.type === 'reserve' && matches(action));

export const reservesOfCard = (legal: readonly Action[], card: CardId): Reserve[] =>
  reserves(legal, (action) => 'card' in action && action.card === card);

/** The deck that a reserve takes its card from, unseen; null where it takes one that lies open. */
export const deckOf = (action: Reserve): DeckId | null =>
  'deck' in action ? { level: action.deck, orient: fromSecondDeck(action) } : null;

export const reservesOfDeck = (legal: readonly Action[], deck: DeckId): Reserve[] =>
  reserves(legal, (action) => {
    const own = deckOf(action);
    return own !== null && sameDeck(own, deck);
  });

/** Gold tokens on Duel's board with which something can be reserved. */
export function reservingGold(legal: readonly Action[]): Cell[] {
  const cells: Cell[] = [];
  for (const gold of reserves(legal, () => true).map(goldOf)) {
    if (gold && !cells.some((cell) => sameCell(cell, gold))) cells.push(gold);
  }
  return cells;
}

/** The reserve with the chosen gold, or with any where none is chosen or none is needed. */
const withGold = (candidates: readonly Reserve[], gold: Cell | null): Reserve | undefined =>
  candidates.find((action) => {
    const own = goldOf(action);
    return gold && own && sameCell(own, gold);
  }) ?? candidates[0];

/** The gold of the board that is chosen to reserve with. */
export const chosenGold = (draft: Draft): Cell | null =>
  draft.kind === 'gold' ? draft.cell : draft.kind === 'card' || draft.kind === 'deck' ? draft.gold : null;

export function chooseBank(draft: Draft, legal: readonly Action[], color: Color): Draft {
  const colors = tapBank(legal, draft.kind === 'take' ? draft.colors : [], color);
  if (colors === null) return draft;
  return colors.length ? { kind: 'take', colors, returns: [] } : NO_DRAFT;
}

export function chooseCard(draft: Draft, game: GameId, legal: readonly Action[], card: CardId): Draft {
  if (draft.kind === 'card' && draft.card === card) return NO_DRAFT;
  const purchase = fewestJokers(purchasesOf(legal, card), GAMES[game].joker) ?? null;
  const reserve = withGold(reservesOfCard(legal, card), chosenGold(draft));
  const gold = reserve ? goldOf(reserve) : null;
  return { kind: 'card', card, purchase, gold, returns: [] };
}

export function chooseDeck(draft: Draft, legal: readonly Action[], deck: DeckId): Draft {
  if (draft.kind === 'deck' && sameDeck(draft.deck, deck)) return NO_DRAFT;
  const reserve = withGold(reservesOfDeck(legal, deck), chosenGold(draft));
  return reserve ? { kind: 'deck', deck, gold: goldOf(reserve), returns: [] } : draft;
}

/** A tap on Duel's board: a gold for reserving, else a cell of a line. */
export function chooseCell(draft: Draft, legal: readonly Action[], cell: Cell): Draft {
  if (reservingGold(legal).some((gold) => sameCell(gold, cell))) {
    if (draft.kind === 'card' || draft.kind === 'deck') return { ...draft, gold: cell };
    return draft.kind === 'gold' && sameCell(draft.cell, cell) ? NO_DRAFT : { kind: 'gold', cell };
  }
  const cells = tapCell(legal, draft.kind === 'line' ? draft.cells : [], cell);
  if (cells === null) return draft;
  return cells.length ? { kind: 'line', cells, returns: [] } : NO_DRAFT;
}

/** What can be sent for the draft: its main act, and beside a purchase the reserve of the same card. */
export interface Offers {
  act?: LegalAction | undefined;
  reserve?: LegalAction | undefined;
}

export function offers(draft: Draft, legal: readonly LegalAction[]): Offers {
  const actions = legal.map(({ action }) => action);
  const found = (action: Action | undefined): LegalAction | undefined => findLegal(legal, action);
  switch (draft.kind) {
    case 'take':
      return { act: found(exactTake(actions, draft.colors)) };
    case 'line':
      return { act: found(exactLine(actions, draft.cells)) };
    case 'card':
      return {
        act: draft.purchase ? found(draft.purchase) : undefined,
        reserve: found(withGold(reservesOfCard(actions, draft.card), draft.gold)),
      };
    case 'deck':
      return { reserve: found(withGold(reservesOfDeck(actions, draft.deck), draft.gold)) };
    case 'choice':
      return { act: found(draft.action) };
    case 'gold':
    case 'none':
      return {};
  }
}
