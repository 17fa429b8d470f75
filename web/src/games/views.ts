import { cardById } from '../catalogue/catalogue';
import { STRONGHOLDS_EACH } from '../protocol/generated/facts';
import type {
  Action,
  CardId,
  CardStrongholds,
  ClassicView,
  DuelView,
  Level,
  Player,
  Seat,
  TileId,
  Tokens,
  View,
} from '../protocol/types';

/** What only some games have, asked of the view itself. */

export type BoardView = DuelView;
export const hasBoard = (view: View): view is BoardView => 'board' in view;

/** Privileges that a seat holds; null where there are none in the game. */
export const privilegesOf = (view: View, seat: Seat): number | null =>
  hasBoard(view) ? (view.privileges.players[seat] ?? 0) : null;

/** Nobles, locations or royals. */
export const tilesOf = (player: Player): readonly TileId[] => ('tiles' in player ? player.tiles : player.royals);

/** Tags of the Avengers; undefined where the game has none. */
export const tagsOf = (player: Player): number | undefined => ('avengers' in player ? player.avengers : undefined);

export const crownsOf = (player: Player): number | undefined => ('crowns' in player ? player.crowns : undefined);

/** Points on cards of each colour, where they count. */
export const colorPointsOf = (player: Player): Tokens => ('color_points' in player ? player.color_points : {});

/** Who has begun the last round; null where nobody has. */
export const triggerOf = (view: View): Seat | null => ('trigger' in view ? view.trigger : null);

/** Face-up cards and decks beside the market, by level; null where the game has none. */
export const secondMarketOf = (view: View): Required<Pick<ClassicView, 'orient' | 'orient_decks'>> | null =>
  !hasBoard(view) && view.orient && view.orient_decks ? { orient: view.orient, orient_decks: view.orient_decks } : null;

/** Whether an action draws from the second deck of its level. */
export const fromSecondDeck = (action: Action): boolean => 'orient' in action && action.orient === true;

/** The cards beside the market at a level. */
export const secondRowOf = (view: View, level: Level): readonly (CardId | null)[] =>
  secondMarketOf(view)?.orient[`${level}`] ?? [];

/** The seats whose coats of arms stand on each post; null where there is no post. */
export const postsOf = (view: View): NonNullable<ClassicView['posts']> | null =>
  hasBoard(view) ? null : (view.posts ?? null);

/** The strongholds on a card. */
export const strongholdsOn = (view: View, card: CardId): CardStrongholds | null =>
  hasBoard(view) ? null : (view.strongholds?.[card] ?? null);

/** Strongholds that a seat has not put on a card; null where there are none in the game. */
export function strongholdsLeft(view: View, seat: Seat): number | null {
  if (hasBoard(view) || !view.strongholds) return null;
  const placed = Object.values(view.strongholds).flatMap((on) => (on?.seat === seat ? [on.count] : []));
  return placed.reduce((left, count) => left - count, STRONGHOLDS_EACH);
}

/** Nobles that only this player can receive. */
export const setAsideOf = (player: Player): readonly TileId[] =>
  'set_aside' in player ? (player.set_aside ?? []) : [];

/** The bought card whose colour is not chosen yet; null where there is none. */
export function openCardOf(player: Player | undefined): CardId | null {
  const open = player?.cards.find((owned) => typeof owned !== 'string' && owned.as === null);
  return open && typeof open !== 'string' ? open.card : null;
}

/** Own cards that pay like two jokers. */
export const goldCardsOf = (player: Player): CardId[] =>
  player.cards.flatMap((owned) =>
    typeof owned === 'string' && cardById(owned).abilities.includes('gold') ? [owned] : [],
  );

/** The words by which the text of a position (docs/notation.md) says what a player has on posts and on cards. */
export const SEAT_KEYS = { posts: 'posts', strongholds: 'strongholds' } as const;
