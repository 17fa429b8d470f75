import type { CardFace, TileFace } from '../catalogue/catalogue';
import { GAMES, stoneOf } from '../games';
import type { CardForesight, Color, GameId, Seat, SeatState, Tokens } from '../protocol/types';
import { countOf } from '../selection/tokens';
import { joined, locale, stoneName, t } from './locale.svelte';

/** What a screen reader says for a piece. */

export const colorName = (game: GameId, color: Color | 'joker'): string => stoneName(stoneOf(game, color));

/** What a card or tile is called; English names stand in the data, those of the other languages among their messages. */
export const pieceName = (face: CardFace | TileFace): string =>
  face.name && locale.language !== 'en' ? t(`name-${face.id}`) : (face.name ?? '');

/** "2 sapphire, 1 ruby", in the fixed order. */
export function amountsLabel(game: GameId, tokens: Tokens): string {
  const held = GAMES[game].tokenColors.filter((color) => countOf(tokens, color) > 0);
  return joined(held.map((color) => t('amount', { count: countOf(tokens, color), stone: colorName(game, color) })));
}

function bonusLabel(face: CardFace): string {
  if (face.bonus === null) return t('card-bonus-none');
  if (face.bonus === 'joker') return t('card-bonus-joker');
  return t(face.bonusCount === 2 ? 'card-bonus-double' : 'card-bonus', {
    game: face.game,
    stone: colorName(face.game, face.bonus),
  });
}

/** The printed face: "Level 2, 3 prestige, ruby bonus, costs 6 ruby". */
export function cardLabel(face: CardFace): string {
  const cost = amountsLabel(face.game, face.cost);
  const parts = [
    pieceName(face) || null,
    t('card-level', { level: face.level }),
    face.points ? t(GAMES[face.game].words.cardPoints, { points: face.points }) : null,
    bonusLabel(face),
    face.crowns ? t('card-crowns', { count: face.crowns }) : null,
    face.avengers ? t('card-tags', { count: face.avengers }) : null,
    face.token ? t('card-time') : null,
    ...face.abilities.map((ability) => t(`ability-${ability}`)),
    cost ? t('card-cost', { cost }) : t('card-cost-free'),
  ];
  return joined(parts.filter((part) => part !== null));
}

/** The strip in words. */
export function stripLabel(game: GameId, help: CardForesight): string {
  const pay = amountsLabel(game, help.pay);
  const missing = amountsLabel(game, help.missing);
  const joker = colorName(game, GAMES[game].joker);
  switch (help.state) {
    case 'buy':
      return pay ? t('card-state-buy', { pay }) : t('card-state-free');
    case 'gold':
      return t('card-state-gold', { joker, pay });
    case 'short':
      return help.gold
        ? t('card-state-short-gold', { missing, gold: help.gold, joker })
        : t('card-state-short', { missing });
    case 'closed':
      return t(`refusal-${help.closed}`);
  }
}

export function tileLabel(face: TileFace): string {
  const demand = amountsLabel(face.game, face.demand);
  return t('tile-label', { name: pieceName(face), points: face.points, demand });
}

/** Price colours that a set of tokens holds, in the fixed order. */
export const pricedIn = (game: GameId, tokens: Tokens): Color[] =>
  GAMES[game].priceColors.filter((color) => countOf(tokens, color) > 0);

/** Names for bots of a level that another has already. */
const MORE_BOTS = ['second', 'third', 'fourth'] as const;

/** Who sits there. Bots are named by their level; a second one of a level has a name of its own. */
export function seatName(seats: readonly SeatState[], seat: Seat): string {
  const info = seats[seat];
  if (!info) return '';
  if (info.name || info.who !== 'bot') return info.name;
  const isTwin = (i: Seat): boolean =>
    seats.slice(0, i).some((other) => other.who === 'bot' && other.bot?.level === seats[i]?.bot?.level);
  const twins = seats.slice(0, seat).filter(({ who }, i) => who === 'bot' && isTwin(i)).length;
  return t(`bot-name-${isTwin(seat) ? (MORE_BOTS[twins] ?? 'fourth') : (info.bot?.level ?? 'level3')}`);
}

/** A person who is not connected. */
export const isAway = (seat: SeatState): boolean => seat.who === 'person' && !seat.here;
