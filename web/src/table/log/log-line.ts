import { cardById } from '../../catalogue/catalogue';
import type { Look } from '../../games';
import type { CardId, Color, Post, Seat, Tokens } from '../../protocol/types';
import type { Told } from './told';

/** A piece drawn inside a log line. */
export type LogPiece =
  | { kind: 'card'; card: CardId }
  | { kind: 'tokens'; tokens: Tokens; counts: boolean }
  | { kind: 'player'; seat: number }
  | { kind: 'tile'; tile: string }
  | { kind: 'post'; post: Post }
  | { kind: 'cards'; cards: readonly CardId[] };

/** The message for an event, with what is drawn in its places and what is worded. */
export interface LogLine {
  message: string;
  seat: number | null;
  pieces: Record<string, LogPiece>;
  args: Record<string, string | number>;
}

const some = (tokens: Tokens): LogPiece => ({ kind: 'tokens', tokens, counts: false });
const one = (color: Color): LogPiece => some({ [color]: 1 });
const cardPiece = (card: CardId): LogPiece => ({ kind: 'card', card });
const playerPiece = (seat: Seat): LogPiece => ({ kind: 'player', seat });

/** A move as advice and review tell it: what to do, not who did it. */
export function moveLine(event: Told, look: Look): LogLine | null {
  const line = logLine(event, look);
  return line && { ...line, message: line.message.replace(/^log-/, 'move-') };
}

/** Null for events that the table itself shows well enough, such as a new card. */
export function logLine(event: Told, { words, joker, prizes }: Look): LogLine | null {
  if (event.type === 'reveal') return null;
  if (event.type === 'over') return { message: 'log-over', seat: null, pieces: {}, args: {} };
  const player = playerPiece(event.seat);
  const line = (
    message: string,
    pieces: Record<string, LogPiece> = {},
    args: Record<string, string | number> = {},
  ): LogLine => ({ message, seat: event.seat, pieces: { player, ...pieces }, args });

  switch (event.type) {
    case 'take':
      return line('log-take', { tokens: some(event.tokens) });
    case 'return':
      return line(words.logReturn, { tokens: some(event.tokens) });
    case 'reserve': {
      const gold: Record<string, LogPiece> = event.joker ? { joker: one(joker) } : {};
      const suffix = event.joker ? '-joker' : '';
      if (event.card) return line(`log-reserve${suffix}`, { card: cardPiece(event.card), ...gold });
      return line(`log-reserve-${event.orient ? 'second' : 'deck'}${suffix}`, gold, { level: event.level });
    }
    case 'buy': {
      const paid = Object.values(event.pay).some((n) => n > 0);
      const pieces: Record<string, LogPiece> = { card: cardPiece(event.card) };
      if (paid) pieces.tokens = { kind: 'tokens', tokens: event.pay, counts: true };
      if (!event.removed?.length) return line(`${words.logBuy}${paid ? '' : '-free'}`, pieces);
      pieces.cards = { kind: 'cards', cards: event.removed };
      const how = cardById(event.card).sacrifice ? 'sacrifice' : paid ? 'cards-tokens' : 'cards';
      return line(`log-buy-${how}`, pieces);
    }
    case 'tile':
      return line(words.logTile, { tile: { kind: 'tile', tile: event.tile } }, { points: event.points });
    case 'avengers_tile':
      return line('log-avengers_tile', {}, { tags: event.tags, points: event.points });
    case 'time_stone':
      return line('log-time_stone', { token: one(prizes[0] ?? joker) });
    case 'joker':
    case 'copy':
      return line(`log-${event.type}`, { card: cardPiece(event.card), token: one(event.color) });
    case 'use_privilege':
    case 'take_token':
    case 'steal':
    case 'post_gem':
      return line(`log-${event.type}`, { token: one(event.token) });
    case 'gain_privilege':
      return event.from === null
        ? line('log-gain_privilege')
        : line('log-gain_privilege-from', { other: playerPiece(event.from) });
    case 'replenish':
      return line('log-replenish', {}, { count: event.count });
    case 'royal':
      return line('log-royal', {}, { points: event.points });
    case 'coat_of_arms':
      return line('log-coat_of_arms', { post: { kind: 'post', post: event.post } });
    case 'set_aside':
      return line('log-set_aside', { tile: { kind: 'tile', tile: event.tile } });
    case 'remove_card':
    case 'free':
    case 'put_stronghold':
    case 'conquer':
      return line(`log-${event.type}`, { card: cardPiece(event.card) });
    case 'move_stronghold':
      return line('log-move_stronghold', { card: cardPiece(event.card), from: cardPiece(event.from) });
    case 'remove_stronghold':
      return line('log-remove_stronghold', { card: cardPiece(event.card), other: playerPiece(event.of) });
    case 'strongholds_return':
      return line('log-strongholds_return', { card: cardPiece(event.card) }, { count: event.count });
    case 'decline':
    case 'extra_turn':
    case 'pass':
    case 'claim':
    case 'last_round':
    case 'resign':
    case 'timeout':
    case 'bot_took_over':
    case 'resumed':
      return line(`log-${event.type}`);
  }
}
