import { SEAT_KEYS } from '../games/views';

/**
 * A position as the lines of its text (docs/notation.md), to be changed piece by piece. Whether the whole can be is for
 * the engine to say: nothing here knows a rule.
 */
export interface Draft {
  /** The game, its players and options. */
  readonly head: string;
  /** Who looks: a seat's number, `spectator`, or nothing where nothing is hidden. */
  readonly seen: string;
  readonly turn: number;
  readonly round: number;
  /** Rows, tiles and what else lies out, by the key of the line. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
  /** What each player has, by key. */
  readonly seats: readonly Readonly<Record<string, readonly string[]>>[];
}

const KEYS: readonly string[] = [
  ...['tokens', 'cards', 'hand', 'tiles', 'royals', 'privileges', 'stalled'],
  ...[SEAT_KEYS.posts, SEAT_KEYS.strongholds, 'aside'],
];

export function draftOf(text: string): Draft {
  const [head = '', ...rest] = text.split('\n').filter((line) => line.trim());
  const players = Number(head.split(' ')[1]);
  const lines: Record<string, readonly string[]> = {};
  const seats: Record<string, string[]>[] = Array.from({ length: players }, () => ({}));
  let [seen, turn, round] = ['', 0, 1];
  for (const line of rest) {
    const [key = '', ...words] = line.trim().split(/\s+/);
    if (key === 'seen') seen = words[1] ?? '';
    else if (key === 'turn') [turn, round] = [Number(words[0]), Number(words[words.indexOf('round') + 1])];
    else if (key === 'seat') seats[Number(words[0])] = grouped(words.slice(1));
    else lines[key] = words;
  }
  return { head, seen, turn, round, lines, seats };
}

function grouped(words: readonly string[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  let key = '';
  for (const word of words) {
    if (KEYS.includes(word)) {
      key = word;
      groups[key] = [];
    } else groups[key]?.push(word);
  }
  return groups;
}

/** The text of the position, in which whoever is to move chooses freely. */
export function textOf({ head, seen, turn, round, lines, seats }: Draft): string {
  const said = (words: readonly string[]): string => words.join(' ');
  const groups = (seat: Readonly<Record<string, readonly string[]>>): string[] =>
    KEYS.flatMap((key) => (seat[key]?.length ? [key, ...seat[key]] : []));
  return [
    head,
    ...(seen ? [`seen by ${seen}`] : []),
    `turn ${turn} round ${round} phase act`,
    ...Object.entries(lines).flatMap(([key, words]) => (words.length ? [said([key, ...words])] : [])),
    ...seats.map((seat, i) => said(['seat', String(i), ...groups(seat)])),
    '',
  ].join('\n');
}

export const withLine = (draft: Draft, key: string, words: readonly string[]): Draft => ({
  ...draft,
  lines: { ...draft.lines, [key]: words },
});

export const withSeat = (draft: Draft, seat: number, key: string, words: readonly string[]): Draft => ({
  ...draft,
  seats: draft.seats.map((had, i) => (i === seat ? { ...had, [key]: words } : had)),
});

export const inSeat = (draft: Draft, seat: number, key: string): readonly string[] => draft.seats[seat]?.[key] ?? [];
export const inLine = (draft: Draft, key: string): readonly string[] => draft.lines[key] ?? [];

export const withoutNth = (words: readonly string[], nth: number): string[] => words.filter((_, i) => i !== nth);
export const withNth = (words: readonly string[], nth: number, word: string): string[] =>
  words.map((was, i) => (i === nth ? word : was));

/** The piece that a word names, without brackets and without a colour behind it; empty for a card that nobody knows. */
export const pieceIn = (word: string): string => (word.startsWith('?') ? '' : word.replace(/^\(|\)$|=.*$/g, ''));

/** Every card and tile that has its place. Strongholds stand on cards, and are none. */
export function placed({ lines, seats }: Draft): Set<string> {
  const words = [
    ...Object.values(lines).flat(),
    ...seats.flatMap((seat) =>
      Object.entries(seat).flatMap(([key, named]) => (key === SEAT_KEYS.strongholds ? [] : named)),
    ),
  ];
  return new Set(words.map(pieceIn));
}

/** How often a letter stands among the tokens. */
export const countOfLetter = (words: readonly string[], letter: string): number =>
  [...(words[0] ?? '')].filter((found) => found === letter).length;

/** The tokens with so many of this letter, in the order of the letters. */
export function withCount(
  words: readonly string[],
  letters: readonly string[],
  letter: string,
  count: number,
): string[] {
  const all = letters.map((one) => one.repeat(one === letter ? Math.max(0, count) : countOfLetter(words, one)));
  return all.join('') ? [all.join('')] : [];
}

/** The board row by row, `.` for an empty space. */
export const cellsOf = (draft: Draft): string[] =>
  (inLine(draft, 'board')[0] ?? '').split('/').flatMap((row) => [...row]);

export function withCell(draft: Draft, cell: number, letter: string): Draft {
  const cells = withNth(cellsOf(draft), cell, letter);
  const side = Math.sqrt(cells.length);
  const rows = Array.from({ length: side }, (_, row) => cells.slice(row * side, (row + 1) * side).join(''));
  return withLine(draft, 'board', [rows.join('/')]);
}
