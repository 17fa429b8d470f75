import type { Review, ReviewMove } from '../protocol/review';
import type { LogEvent } from '../protocol/types';
import { stage } from './fixtures';

/** A made-up game in four lines of win chance: [move, percent] corners per seat. */
const CORNERS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 25],
    [6, 35],
    [12, 33],
    [16, 30],
    [17, 19],
    [21, 28],
    [23, 34],
    [26, 0],
  ],
  [
    [0, 25],
    [8, 30],
    [12, 36],
    [17, 42],
    [22, 30],
    [26, 0],
  ],
  [
    [0, 25],
    [9, 26],
    [16, 27],
    [20, 41],
    [23, 34],
    [24, 52],
    [26, 100],
  ],
];

function between(corners: readonly (readonly [number, number])[], move: number): number {
  const next = corners.findIndex(([x]) => x >= move);
  const [x2, y2] = corners[next] ?? [move, 0];
  const [x1, y1] = corners[next - 1] ?? [x2, y2];
  return x2 === x1 ? y2 : y1 + ((y2 - y1) * (move - x1)) / (x2 - x1);
}

const EVENTS: readonly LogEvent[] = [
  { type: 'take', seat: 0, tokens: { blue: 1, red: 1, white: 1 } },
  { type: 'buy', seat: 1, card: 'S1-31', pay: { white: 2 } },
  { type: 'reserve', seat: 2, card: 'S2-12', level: 2, deck: false, joker: true },
  { type: 'take', seat: 3, tokens: { green: 1, red: 1, white: 1 } },
];

function reviewMove(index: number): ReviewMove {
  const chances = CORNERS.map((corners) => between(corners, index) / 100);
  chances.push(Math.max(0, 1 - chances.reduce((sum, chance) => sum + chance, 0)));
  const seat = index === 17 ? 0 : index % 4;
  const event = EVENTS[seat] ?? { type: 'pass', seat };
  const mistake = index === 17;
  return {
    round: 1 + Math.floor(index / 2),
    seat,
    played: { event, chance: chances[seat] ?? 0 },
    ...(mistake
      ? {
          better: {
            event: { type: 'buy', seat: 0, card: 'S2-25', pay: { white: 1, green: 2, black: 1 } },
            chance: 0.3,
          },
          mark: 'mistake' as const,
        }
      : index === 6 || index === 22
        ? { mark: 'tile' as const }
        : {}),
    others: mistake
      ? [
          { event: { type: 'buy', seat: 0, card: 'S1-20', pay: {} }, chance: 0.27 },
          { event: { type: 'reserve', seat: 0, card: 'S2-17', level: 2, deck: false, joker: true }, chance: 0.22 },
        ]
      : [],
    why: mistake
      ? [
          { key: 'reason-denies-card', arguments: [] },
          { key: 'reason-one-from-tile', arguments: [{ kind: 'tile', name: 'tile', tile: 'SN-10' }] },
          { key: 'reason-affords-next', arguments: [{ kind: 'card', name: 'card', card: 'S2-25' }] },
        ]
      : [],
    chances,
  };
}

export function stagedReview(): { review: Review; snapshot: ReturnType<typeof stage> } {
  const snapshot = stage({ game: 'splendor', players: 4 });
  return {
    snapshot,
    review: {
      seats: snapshot.seats,
      moves: Array.from({ length: 27 }, (_, i) => reviewMove(i)),
      position: async () => snapshot,
    },
  };
}
