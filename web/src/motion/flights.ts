import { GAMES, type Game } from '../games';
import { hasBoard } from '../games/views';
import type { CardId, Cell, Color, GameSnapshot, Level, LogEvent, Seat, View } from '../protocol/types';
import { spread } from '../selection/tokens';
import { deckPlace, type Place } from './places';

export type Piece =
  | { kind: 'token'; color: Color }
  | { kind: 'card'; card: CardId }
  | { kind: 'back'; level: Level }
  | { kind: 'tile' }
  | { kind: 'privilege' };

/** A piece on its way; `at` is when it starts, in milliseconds. */
export interface Flight {
  piece: Piece;
  from: Place;
  to: Place;
  at: number;
}

/** A new card that turns over from its deck. */
export interface Reveal {
  card: CardId;
  deck: Place;
  at: number;
}

export const MOVE = 260;
/** Between pieces of one event, and the most that a chain of them may take. */
const STAGGER = 40;
const CHAIN = 420;
/** All that has happened at once, however much it was. */
const ALL = 1200;

/** Events that have come since. After a move was taken back there are none. */
export const freshEvents = (before: GameSnapshot, after: GameSnapshot): LogEvent[] => {
  const seen = before.log.at(-1)?.version ?? 0;
  return after.log.filter((entry) => entry.version > seen).map((entry) => entry.event);
};

/** What moves where between two positions. `near` is the seat whose purse lies open at the bottom. */
export function flights(before: GameSnapshot, after: GameSnapshot): { flights: Flight[]; reveals: Reveal[] } {
  const near = after.me ?? 0;
  const events = freshEvents(before, after);
  const moving = events.map((event) => ({
    event,
    trips: trips(event, before.view, after.view, near, GAMES[after.config.game]),
  }));
  const busy = moving.filter(({ trips: list }) => list.length > 0).length;
  const step = busy ? Math.min(MOVE, (ALL - CHAIN) / busy) : 0;
  const found: { flights: Flight[]; reveals: Reveal[] } = { flights: [], reveals: [] };
  let start = 0;
  for (const { event, trips: list } of moving) {
    const stagger = Math.min(STAGGER, (CHAIN - MOVE) / Math.max(1, list.length - 1));
    found.flights.push(...list.map((trip, i) => ({ ...trip, at: start + i * stagger })));
    if (event.type === 'reveal' && event.card) {
      found.reveals.push({ card: event.card, deck: deckPlace(event.level, event.orient), at: start });
    }
    if (list.length) start += step;
  }
  return found;
}

type Trip = Omit<Flight, 'at'>;

function trips(event: LogEvent, before: View, after: View, near: Seat, { joker, prizes }: Game): Trip[] {
  if (!('seat' in event)) return [];
  const { seat } = event;
  const home = (color: Color): Place => (seat === near ? `purse:${color}` : `seat:${seat}`);
  const supply = (color: Color): Place => (hasBoard(after) ? 'bag' : `bank:${color}`);
  const token = (color: Color, from: Place, to: Place): Trip => ({ piece: { kind: 'token', color }, from, to });
  /** One token from Duel's board. */
  const single = (color: Color): Trip[] =>
    emptied(before, after)
      .filter(([, found]) => found === color)
      .slice(0, 1)
      .map(([place]) => token(color, place, home(color)));
  switch (event.type) {
    case 'take': {
      if (!hasBoard(before)) return spread(event.tokens).map((color) => token(color, `bank:${color}`, home(color)));
      return emptied(before, after).map(([place, color]) => token(color, place, home(color)));
    }
    case 'use_privilege':
      return [{ piece: { kind: 'privilege' }, from: `privileges:${seat}`, to: 'privileges' }, ...single(event.token)];
    case 'take_token':
      return single(event.token);
    case 'gain_privilege': {
      const from: Place = event.from === null ? 'privileges' : `privileges:${event.from}`;
      return [{ piece: { kind: 'privilege' }, from, to: `privileges:${seat}` }];
    }
    case 'steal': {
      const other = after.players.findIndex((_, i) => i !== seat);
      const from: Place = other === near ? `purse:${event.token}` : `seat:${other}`;
      return [token(event.token, from, home(event.token))];
    }
    case 'time_stone':
      return prizes.map((color) => token(color, `bank:${color}`, home(color)));
    case 'replenish':
      return filled(before, after).map(([place, color]) => token(color, 'bag', place));
    case 'return':
      return spread(event.tokens).map((color) => token(color, home(color), supply(color)));
    case 'buy':
      return [
        ...spread(event.pay).map((color) => token(color, home(color), supply(color))),
        { piece: { kind: 'card', card: event.card }, from: `card:${event.card}`, to: `seat:${seat}` },
      ];
    case 'reserve': {
      const card: Trip = event.deck
        ? {
            piece: { kind: 'back', level: event.level },
            from: deckPlace(event.level, event.orient),
            to: `seat:${seat}`,
          }
        : { piece: { kind: 'card', card: event.card ?? '' }, from: `card:${event.card}`, to: `seat:${seat}` };
      if (!event.joker) return [card];
      return hasBoard(before) ? [card, ...single(joker)] : [card, token(joker, `bank:${joker}`, home(joker))];
    }
    case 'post_gem':
      return [token(event.token, `bank:${event.token}`, home(event.token))];
    case 'free':
      return [{ piece: { kind: 'card', card: event.card }, from: `card:${event.card}`, to: `seat:${seat}` }];
    case 'set_aside':
    case 'tile':
      return [{ piece: { kind: 'tile' }, from: `tile:${event.tile}`, to: `seat:${seat}` }];
    case 'royal':
      return [{ piece: { kind: 'tile' }, from: `tile:${event.royal}`, to: `seat:${seat}` }];
    default:
      return [];
  }
}

/** Spaces of Duel's board that hold a token and did not before. */
const filled = (before: View, after: View): [Place, Color][] => emptied(after, before);

/** Spaces of Duel's board that held a token and no longer do. */
function emptied(before: View, after: View): [Place, Color][] {
  if (!hasBoard(before) || !hasBoard(after)) return [];
  const cells: [Place, Color][] = [];
  before.board.forEach((row, r) => {
    row.forEach((color, c) => {
      const cell: Cell = [r, c];
      if (color && after.board[r]?.[c] !== color) cells.push([`cell:${cell[0]},${cell[1]}`, color]);
    });
  });
  return cells;
}
