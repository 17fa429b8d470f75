import { GAMES } from '../games';
import type { Action, Cell, Color, GameId, Tokens } from '../protocol/types';
import { fewestJokers, purchasesOf } from '../selection/payment';
import { countOf } from '../selection/tokens';

/** Actions as a person types them; see `docs/notation.md`. It only words what the server calls legal. */

export const tokensText = (game: GameId, tokens: Tokens): string =>
  GAMES[game].letters.map(([letter, color]) => letter.repeat(countOf(tokens, color))).join('') || '-';

const tokenText = (game: GameId, color: Color): string =>
  GAMES[game].letters.find(([, named]) => named === color)?.[0] ?? '?';

export function colorOfLetter(letter: string, game: GameId): Color {
  const named = GAMES[game].letters.find(([known]) => known === letter);
  if (!named) throw new Error(`unknown token ${letter}`);
  return named[1];
}

/** A space of Duel's board: a column from `a` and a row from `1`. */
export const cellText = ([row, col]: Cell): string => `${'abcde'[col] ?? '?'}${row + 1}`;

export function actionText(action: Action, game: GameId): string {
  const gold = 'gold' in action && action.gold ? ` ${cellText(action.gold)}` : '';
  switch (action.type) {
    case 'take':
      return `take ${'tokens' in action ? tokensText(game, action.tokens) : action.cells.map(cellText).join(' ')}`;
    case 'reserve':
      return `reserve ${'card' in action ? action.card : action.deck}${gold}`;
    case 'buy':
      return `buy ${action.card} ${tokensText(game, action.pay)}`;
    case 'return':
    case 'discard':
    case 'steal':
      return `${action.type} ${tokenText(game, action.token)}`;
    case 'joker':
      return `joker ${tokenText(game, action.color)}`;
    case 'tile':
      return `tile ${action.tile}`;
    case 'royal':
      return `royal ${action.royal}`;
    case 'privilege':
    case 'take_token':
      return `${action.type} ${cellText(action.cell)}`;
    case 'replenish':
    case 'claim':
    case 'pass':
      return action.type;
  }
}

/** The legal action that was typed. Undefined where it cannot be read or is not legal. */
export function typedAction(text: string, game: GameId, legal: readonly Action[]): Action | undefined {
  const [word = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  const verb = GAMES[game].verbs[word] ?? word;
  const candidates = legal.filter((action) => action.type === verb);
  const wanted = [verb, ...rest.map((part) => canonical(part, game))].join(' ');
  const written = (action: Action): string => actionText(action, game).toLowerCase();
  // Spaces of a line may be named from either end.
  const sorted = (line: string): string => line.split(' ').toSorted().join(' ');
  const exact = candidates.find((action) => sorted(written(action)) === sorted(wanted));
  if (exact || rest.length !== 1) return exact;
  const card = canonical(rest[0] ?? '', game).toUpperCase();
  // A purchase without its tokens is paid with the fewest jokers, a reserve without its gold takes any.
  if (verb === 'buy') return fewestJokers(purchasesOf(legal, card), GAMES[game].joker);
  return verb === 'reserve' ? candidates.find((action) => written(action).startsWith(`${wanted} `)) : undefined;
}

/** One argument as it is printed: ids with leading zeros, letters in their order, colours by letter. */
function canonical(part: string, game: GameId): string {
  const id = /^([a-z]+\d?)-0*(\d+)$/.exec(part);
  if (id) return `${id[1]}-${(id[2] ?? '').padStart(2, '0')}`;
  const named = GAMES[game].letters.find(([, color]) => color === part);
  if (named) return named[0];
  const letters = GAMES[game].letters.map(([letter]) => letter);
  const onlyLetters = part !== '' && [...part].every((letter) => letters.includes(letter));
  if (!onlyLetters) return part;
  return [...part].toSorted((a, b) => letters.indexOf(a) - letters.indexOf(b)).join('');
}
