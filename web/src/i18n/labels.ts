import type { HelpTopic } from '../app/route';
import type { CardFace, TileFace } from '../catalogue/catalogue';
import { expansionOf, GAMES, isGameId, type Played, stoneOf } from '../games';
import type { CardForesight, Color, GameId, Seat, SeatState, Tokens } from '../protocol/types';
import { countOf } from '../selection/tokens';
import { joined, locale, stoneName, t } from './locale.svelte';

/** What a screen reader says for a piece. */

export const colorName = (game: GameId, color: Color | 'joker'): string => stoneName(stoneOf(game, color));

/** What is played at a table, with its expansion: in full, or short where there is little room. */
export function gameTitle(played: Played, size: 'full' | 'short' = 'full'): string {
  const game = t(`${size === 'full' ? 'game' : 'game-name'}-${played.game}`);
  const expansion = expansionOf(played);
  return expansion ? t('game-with', { game, expansion: expansionName(expansion.id) }) : game;
}
export const expansionName = (id: string): string => t(`option-expansion-${id}`);

export function topicName(topic: HelpTopic): string {
  if (topic === 'glossary') return t('help-glossary');
  return isGameId(topic) ? t(`game-name-${topic}`) : expansionName(topic);
}

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

function costLabel(face: CardFace): string {
  if (face.sacrifice) return t('card-cost-sacrifice', { stone: colorName(face.game, face.sacrifice) });
  const cost = amountsLabel(face.game, face.cost);
  return cost ? t('card-cost', { cost }) : t('card-cost-free');
}

/** The printed face: "Level 2, 3 prestige, ruby bonus, costs 6 ruby". */
export function cardLabel(face: CardFace): string {
  const parts = [
    pieceName(face) || null,
    face.expansion ? expansionName(face.expansion) : null,
    t('card-level', { level: face.level }),
    face.points ? t(GAMES[face.game].words.cardPoints, { points: face.points }) : null,
    bonusLabel(face),
    face.crowns ? t('card-crowns', { count: face.crowns }) : null,
    face.avengers ? t('card-tags', { count: face.avengers }) : null,
    face.token ? t('card-time') : null,
    // What it costs says that a card is a sacrifice.
    ...face.abilities.filter((ability) => ability !== 'sacrifice').map((ability) => t(`ability-${ability}`)),
    costLabel(face),
  ];
  return joined(parts.filter((part) => part !== null));
}

/** The strip in words. */
export function stripLabel(face: CardFace, help: CardForesight): string {
  const { game } = face;
  const goldCards = help.gold_cards ? t('gold-cards', { count: help.gold_cards }) : '';
  const pay = joined([amountsLabel(game, help.pay), goldCards].filter(Boolean));
  const missing = amountsLabel(game, help.missing);
  const joker = colorName(game, GAMES[game].joker);
  switch (help.state) {
    case 'buy':
      if (face.sacrifice) return t('card-state-sacrifice');
      return pay ? t('card-state-buy', { pay }) : t('card-state-free');
    case 'gold':
      return t('card-state-gold', { joker, pay });
    case 'short': {
      const short = help.gold
        ? t('card-state-short-gold', { missing, gold: help.gold, joker })
        : t('card-state-short', { missing });
      return joined([short, goldCards].filter(Boolean));
    }
    case 'closed':
      return t(`refusal-${help.closed}`);
  }
}

export function tileLabel(face: TileFace): string {
  const demand = amountsLabel(face.game, face.demand);
  if (!face.prestige) return t('tile-label', { name: pieceName(face), points: face.points, demand });
  const parts = [
    t('card-points', { points: face.prestige }),
    demand,
    face.other ? t('city-other', { count: face.other }) : '',
  ];
  return t('city-label', { name: pieceName(face), demand: joined(parts.filter(Boolean)) });
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
