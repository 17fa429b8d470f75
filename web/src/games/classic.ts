import type { Action } from '../protocol/types';
import type { Game } from './game';

/** What Splendor says, and whatever is played like it unless it says something else. */

/** The letters that may be typed for verbs. */
export const CLASSIC_VERBS: Readonly<Record<string, Action['type']>> = {
  t: 'take',
  r: 'reserve',
  b: 'buy',
  x: 'return',
  n: 'tile',
};

export const CLASSIC_WORDS = {
  buy: 'buy-go',
  giveBack: 'return-go',
  cardPoints: 'card-points',
  market: 'region-market',
  tiles: 'region-nobles',
  tileTaken: 'tile-taken',
  tileChoice: 'tile-title',
  round: 'where-round',
  target: 'where-target',
  idle: 'act-idle-text',
  logBuy: 'log-buy',
  logTile: 'log-tile',
  logReturn: 'log-return',
  endCount: { message: 'end-nobles', of: 'tiles' },
  commands: 'command-help-splendor',
} as const satisfies Game['words'];

export const CLASSIC_SECTIONS = {
  turn: 'turn',
  take: 'take',
  buy: 'buy',
  reserve: 'reserve',
  return: 'limit',
  tile: 'nobles',
  joker: 'gold',
  ability: 'turn',
  privilege: 'turn',
  replenish: 'turn',
  over: 'end',
} as const satisfies Game['sections'];
