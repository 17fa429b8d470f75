import { cardById, royalById, tileById } from '../catalogue/catalogue';
import { GAMES } from '../games';
import { hasBoard, openCardOf } from '../games/views';
import type { Action, Cell, Color, GameEvent, GameId, Seat, Tokens, View } from '../protocol/types';
import type { Told } from '../table/log/told';
import { type Draft, deckOf, NO_DRAFT } from './draft';
import { goldCardsIn, isSacrifice, payOf } from './payment';
import { counted, countOf, spread, total } from './tokens';

/** An advised action, laid out as if the player had put it together: to be looked at, changed, and sent by hand. */
export function draftFor(action: Action): Draft {
  switch (action.type) {
    case 'take':
      return 'tokens' in action
        ? { kind: 'take', colors: spread(action.tokens), returns: [] }
        : { kind: 'line', cells: action.cells, returns: [] };
    case 'buy':
    case 'conquer':
      return { kind: 'card', card: action.card, purchase: action, gold: null, returns: [] };
    case 'reserve': {
      const gold = 'gold' in action ? action.gold : null;
      const deck = deckOf(action);
      if (deck) return { kind: 'deck', deck, gold, returns: [] };
      return 'card' in action
        ? { kind: 'card', card: action.card, purchase: null, gold, returns: [] }
        : { kind: 'choice', action };
    }
    case 'pass':
    case 'claim':
    case 'decline':
      return NO_DRAFT;
    default:
      return { kind: 'choice', action };
  }
}

/**
 * The action as the log would tell it, so that there is one wording for both. `gains` is what the server says that it
 * brings besides. Null where nothing is on the space.
 */
export function eventFor(
  action: Action,
  seat: Seat,
  game: GameId,
  view: View,
  gains: Tokens | undefined,
): Told<GameEvent> | null {
  const at = ([row, col]: Cell): Color | null => (hasBoard(view) ? (view.board[row]?.[col] ?? null) : null);
  const joker = countOf(gains ?? {}, GAMES[game].joker) > 0;
  switch (action.type) {
    case 'take': {
      const cells = 'cells' in action ? action.cells.map(at).filter((color) => color !== null) : [];
      return { type: 'take', seat, tokens: 'tokens' in action ? action.tokens : counted(cells) };
    }
    case 'reserve': {
      const deck = deckOf(action);
      if (deck)
        return { type: 'reserve', seat, level: deck.level, deck: true, ...(deck.orient && { orient: true }), joker };
      return 'card' in action
        ? { type: 'reserve', seat, card: action.card, level: cardById(action.card).level, deck: false, joker }
        : null;
    }
    case 'buy': {
      const removed = isSacrifice(action) ? action.sacrifice : goldCardsIn(action);
      return { type: 'buy', seat, card: action.card, pay: payOf(action), ...(removed.length && { removed }) };
    }
    case 'conquer':
    case 'free':
      return { type: action.type, seat, card: action.card };
    case 'post_gem':
    case 'steal':
      return { type: action.type, seat, token: action.token };
    case 'set_aside':
      return { type: 'set_aside', seat, tile: action.tile };
    case 'stronghold':
      if ('remove' in action) return { type: 'remove_stronghold', seat, card: action.remove, of: action.of };
      return 'from' in action
        ? { type: 'move_stronghold', seat, from: action.from, card: action.put }
        : { type: 'put_stronghold', seat, card: action.put };
    case 'return':
    case 'discard':
      return { type: 'return', seat, tokens: { [action.token]: 1 } };
    case 'tile':
      return { type: 'tile', seat, tile: action.tile, points: tileById(action.tile).points };
    case 'royal':
      return { type: 'royal', seat, royal: action.royal, points: royalById(action.royal).points };
    case 'replenish':
      return { type: 'replenish', seat, count: hasBoard(view) ? total(view.bag) : 0 };
    case 'privilege':
    case 'take_token': {
      const token = at(action.cell);
      return token && { type: action.type === 'privilege' ? 'use_privilege' : 'take_token', seat, token };
    }
    case 'copy':
    case 'joker': {
      const open = openCardOf(view.players[seat]);
      return open === null ? null : { type: action.type, seat, card: open, color: action.color };
    }
    case 'pass':
    case 'claim':
    case 'decline':
      return { type: action.type, seat };
  }
}
