import { GAMES } from '../games';
import { lacking } from '../pieces/card/strip';
import type { CardForesight, CardId, GameSnapshot, Goal, LogEvent, TileForesight } from '../protocol/types';
import { countOf, total } from '../selection/tokens';

/** What the lessons look at: the own deeds so far, and how the server says that things stand. */
export interface Facts {
  snapshot: GameSnapshot;
  /** In how many turns the learner has done something. */
  turns: number;
  /** How often the learner did something, by the word of its event. */
  did: (type: LogEvent['type']) => number;
  cards: number;
  tokens: number;
  jokers: number;
  privileges: number;
  /** Cards that can be paid now. */
  affordable: CardId[];
  /** The card that lacks least, and the noble, location or city. */
  nearest: CardForesight | null;
  tile: { help: TileForesight; lacks: number } | null;
  /** The way to win that has come farthest. */
  goal: Goal | null;
}

const least = <T>(items: readonly T[], measure: (item: T) => number): T | null =>
  items.reduce<T | null>((best, item) => (best === null || measure(item) < measure(best) ? item : best), null);

export function factsOf(snapshot: GameSnapshot): Facts {
  const { view, help, log, config } = snapshot;
  const me = snapshot.me ?? 0;
  const player = view.players[me];
  const own = log.filter(({ event }) => 'seat' in event && event.seat === me);
  const tiles = help.tiles.map((entry) => ({
    help: entry,
    lacks: total(entry.lacking[me] ?? {}) + (entry.more?.[me]?.points ?? 0) + (entry.more?.[me]?.other ?? 0),
  }));
  return {
    snapshot,
    turns: new Set(own.map(({ turn }) => turn)).size,
    did: (type) => own.filter(({ event }) => event.type === type).length,
    cards: player?.cards.length ?? 0,
    tokens: total(player?.tokens ?? {}),
    jokers: countOf(player?.tokens ?? {}, GAMES[config.game].joker),
    privileges: 'privileges' in view ? (view.privileges.players[me] ?? 0) : 0,
    affordable: help.cards.filter((card) => card.state === 'buy' || card.state === 'gold').map((card) => card.card),
    nearest: least(
      help.cards.filter((card) => card.state === 'short'),
      lacking,
    ),
    tile: least(
      tiles.filter(({ lacks }) => lacks > 0),
      ({ lacks }) => lacks,
    ),
    goal: least(help.goals[me] ?? [], ({ have, need }) => -have / need),
  };
}
