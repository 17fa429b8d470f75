import { cardById, tileById } from '../catalogue/catalogue';
import { GAMES } from '../games';
import { colorPointsOf, crownsOf, hasBoard } from '../games/views';
import type {
  Action,
  CardForesight,
  CardId,
  Cell,
  ClassicView,
  Color,
  DuelView,
  GameId,
  Goal,
  Help,
  LegalAction,
  Level,
  Player,
  Seat,
  TileForesight,
  Tokens,
  View,
} from '../protocol/types';
import { countOf, minus, plus, total } from '../selection/tokens';
import { cardsLeft } from '../table/market/decks';

/**
 * Stands in for the server's help while the gallery shows made-up positions. Only the gallery and its tests use it:
 * it knows just enough to fill the screen and is not the game's rules.
 */

const TOKEN_LIMIT = 10;
const RESERVE_LIMIT = 3;

const above = (a: Tokens, b: Tokens, colors: readonly Color[]): Tokens =>
  Object.fromEntries(
    colors.map((color) => [color, Math.max(0, countOf(a, color) - countOf(b, color))]).filter(([, n]) => n !== 0),
  );

function cardHelp(game: GameId, card: CardId, player: Player): CardForesight {
  const colors = GAMES[game].priceColors;
  const joker = GAMES[game].joker;
  const price = above(cardById(card).cost, player.bonuses, colors);
  const missing = above(price, player.tokens, colors);
  const gold = Math.min(total(missing), countOf(player.tokens, joker));
  const state = total(missing) === 0 ? 'buy' : total(missing) <= gold ? 'gold' : 'short';
  const pay = plus(minus(price, missing), { [joker]: gold });
  return { card, price, state, pay, gold, missing };
}

/** The cheapest payment, and those that put one more joker in. */
function purchases(game: GameId, help: CardForesight, player: Player): Action[] {
  if (help.state === 'short') return [];
  const joker = GAMES[game].joker;
  const cheapest: Action = { type: 'buy', card: help.card, pay: help.pay };
  if (countOf(player.tokens, joker) <= help.gold) return [cheapest];
  const flipped = GAMES[game].priceColors
    .filter((color) => countOf(help.pay, color) > 0)
    .map(
      (color): Action => ({ type: 'buy', card: help.card, pay: plus(minus(help.pay, { [color]: 1 }), { [joker]: 1 }) }),
    );
  return [cheapest, ...flipped];
}

function bankTakes(game: GameId, view: ClassicView): Action[] {
  const colors = GAMES[game].bonusColors.filter((color) => countOf(view.bank, color) > 0);
  const threes = colors.flatMap((a, i) =>
    colors
      .slice(i + 1)
      .flatMap((b, j) =>
        colors.slice(i + j + 2).map((c): Action => ({ type: 'take', tokens: { [a]: 1, [b]: 1, [c]: 1 } })),
      ),
  );
  const twos = colors
    .filter((color) => countOf(view.bank, color) >= 4)
    .map((color): Action => ({ type: 'take', tokens: { [color]: 2 } }));
  return [...threes, ...twos];
}

function lineTakes(view: DuelView): Action[] {
  const free = ([r, c]: Cell): boolean => {
    const color = view.board[r]?.[c];
    return color !== null && color !== undefined && color !== 'gold';
  };
  const takes: Action[] = [];
  for (let r = 0; r < 5; r++) {
    for (let c = 0; c < 5; c++) {
      if (free([r, c])) takes.push({ type: 'take', cells: [[r, c]] });
      for (const [dr, dc] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ] as const) {
        const line: Cell[] = [0, 1, 2].map((k): Cell => [r + dr * k, c + dc * k]);
        for (const length of [2, 3]) {
          const cells = line.slice(0, length);
          if (cells.every(free)) takes.push({ type: 'take', cells });
        }
      }
    }
  }
  return takes;
}

const faceUp = (view: View): CardId[] =>
  Object.values(view.market).flatMap((row) => row.filter((card): card is CardId => card !== null));

function reserves(view: View, player: Player): Action[] {
  if (player.reserved.length >= RESERVE_LIMIT) return [];
  const targets = [
    ...faceUp(view).map((card) => ({ card })),
    ...([1, 2, 3] as Level[]).filter((level) => cardsLeft(view.decks[`${level}`]) > 0).map((deck) => ({ deck })),
  ];
  if (!hasBoard(view)) return targets.map((target): Action => ({ type: 'reserve', ...target }));
  const gold = view.board.flatMap((row, r) => row.flatMap((color, c): Cell[] => (color === 'gold' ? [[r, c]] : [])));
  return gold.flatMap((cell) => targets.map((target): Action => ({ type: 'reserve', gold: cell, ...target })));
}

/** The notation of a take; of everything else just enough to tell it apart. */
function textOf(game: GameId, action: Action): string {
  if (action.type !== 'take' || !('tokens' in action)) return JSON.stringify(action);
  return `take ${GAMES[game].letters.map(([letter, color]) => letter.repeat(countOf(action.tokens, color))).join('')}`;
}

function outcomes(game: GameId, view: View, player: Player, legal: readonly Action[]): LegalAction[] {
  const held = total(player.tokens);
  const tokensOf = (action: Action): Tokens => {
    if (action.type !== 'take') return {};
    if ('tokens' in action) return action.tokens;
    return action.cells.reduce<Tokens>((sum, [r, c]) => {
      const color = hasBoard(view) ? view.board[r]?.[c] : null;
      return color ? plus(sum, { [color]: 1 }) : sum;
    }, {});
  };
  return legal.map((action): LegalAction => {
    const joker = GAMES[game].joker;
    const withJoker = action.type === 'reserve' && (hasBoard(view) || countOf(view.bank, joker) > 0);
    const gained = withJoker ? { [joker]: 1 } : tokensOf(action);
    const purse = plus(player.tokens, gained);
    const over = Math.max(0, held + total(gained) - TOKEN_LIMIT);
    const reach =
      action.type === 'take'
        ? faceUp(view).filter((card) => {
            const before = cardHelp(game, card, player).state;
            return before === 'short' && cardHelp(game, card, { ...player, tokens: purse }).state !== 'short';
          })
        : [];
    const gives = hasBoard(view) && (countOf(gained, 'pearl') === 2 || Object.values(gained).includes(3));
    const points = action.type === 'buy' ? cardById(action.card).points : 0;
    return {
      action,
      text: textOf(game, action),
      brings: { over, returnable: purse, gives_privilege: gives, points, reach },
    };
  });
}

function goals(game: GameId, player: Player, target: number): Goal[] {
  const prestige: Goal = { goal: 'prestige', have: player.points, need: target };
  if (game === 'splendor') return [prestige];
  if (game === 'marvel') {
    const lacking = GAMES.marvel.bonusColors.filter((color) => !countOf(player.bonuses, color));
    const time = countOf(player.tokens, 'green');
    return [
      prestige,
      { goal: 'colors', have: 5 - lacking.length, need: 5, lacking },
      { goal: 'time', have: time, need: 1 },
    ];
  }
  const best = Object.entries(colorPointsOf(player)).toSorted(([, a], [, b]) => b - a)[0] as
    | [Color, number]
    | undefined;
  return [
    prestige,
    { goal: 'crowns', have: crownsOf(player) ?? 0, need: 10 },
    best ? { goal: 'color', have: best[1], need: 10, color: best[0] } : { goal: 'color', have: 0, need: 10 },
  ];
}

const tileHelp = (view: ClassicView, game: GameId): TileForesight[] =>
  [...view.tiles, ...view.players.flatMap((player) => player.tiles)].map((tile) => ({
    tile,
    lacking: view.players.map((player) => above(tileById(tile).demand, player.bonuses, GAMES[game].bonusColors)),
  }));

export function fixtureHelp(game: GameId, view: View, me: Seat, target: number, legal?: Action[]): Help {
  const player = view.players[me];
  if (!player) throw new Error(`no seat ${me}`);
  const own = player.reserved.flatMap((card) => ('card' in card ? [card.card] : []));
  const cards = [...faceUp(view), ...own].map((card) => cardHelp(game, card, player));
  const acting: Action[] = legal ?? [
    ...(hasBoard(view) ? lineTakes(view) : bankTakes(game, view)),
    ...cards.flatMap((help) => purchases(game, help, player)),
    ...reserves(view, player),
  ];
  return {
    legal: outcomes(game, view, player, acting),
    cards,
    tiles: hasBoard(view) ? [] : tileHelp(view, game),
    goals: view.players.map((entry) => goals(game, entry, target)),
    closed_decks: {},
    token_limit: TOKEN_LIMIT,
    reserve_limit: RESERVE_LIMIT,
  };
}
