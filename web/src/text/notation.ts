import { GAMES, type Game } from '../games';
import type { Color, GameId, LegalAction } from '../protocol/types';
import { findLegal } from '../selection/legal';
import { fewestJokers, purchasesOf } from '../selection/payment';

/** Actions as a person types them; see `docs/notation.md`. It only finds what was typed among what the server calls legal and has written out. */

export function colorOfLetter(letter: string, game: GameId): Color {
  const named = GAMES[game].letters.find(([known]) => known === letter);
  if (!named) throw new Error(`unknown token ${letter}`);
  return named[1];
}

/** The legal action that was typed. Undefined where it cannot be read or is not legal. */
export function typedAction(text: string, look: Game, legal: readonly LegalAction[]): LegalAction | undefined {
  const [word = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  const verb = look.verbs[word] ?? word;
  const candidates = legal.filter(({ action }) => action.type === verb);
  const wanted = [verb, ...rest.map((part) => canonical(part, look))].join(' ');
  // Spaces of a line may be named from either end.
  const sorted = (line: string): string => line.split(' ').toSorted().join(' ');
  const exact = candidates.find((legalAction) => sorted(legalAction.text.toLowerCase()) === sorted(wanted));
  if (exact || rest.length !== 1) return exact;
  const card = canonical(rest[0] ?? '', look).toUpperCase();
  // A purchase without its tokens is paid with the fewest jokers, a reserve without its gold takes any.
  if (verb === 'buy' || verb === 'conquer') {
    const purchases = purchasesOf(
      candidates.map(({ action }) => action),
      card,
    );
    return findLegal(candidates, fewestJokers(purchases, look.joker));
  }
  return verb === 'reserve' ? candidates.find((found) => found.text.toLowerCase().startsWith(`${wanted} `)) : undefined;
}

/** One argument as it is printed: ids with leading zeros, letters in their order, colours by letter. */
function canonical(part: string, { letters: all }: Game): string {
  const id = /^([a-z]+\d?)-0*(\d+)$/.exec(part);
  if (id) return `${id[1]}-${(id[2] ?? '').padStart(2, '0')}`;
  const named = all.find(([, color]) => color === part);
  if (named) return named[0];
  const letters = all.map(([letter]) => letter);
  const onlyLetters = part !== '' && [...part].every((letter) => letters.includes(letter));
  if (!onlyLetters) return part;
  return [...part].toSorted((a, b) => letters.indexOf(a) - letters.indexOf(b)).join('');
}
