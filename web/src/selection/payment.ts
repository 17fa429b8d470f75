import { cardById } from '../catalogue/catalogue';
import type { Action, CardId, Color, Tokens } from '../protocol/types';
import { countOf, minus, plus, sameTokens, total } from './tokens';

/** Paying for a card: the legal payments are given, and one of them is turned into another step by step. */

/** With tokens, and own gold cards besides; a conquest is paid as a purchase is. */
export type TokenPurchase =
  | { type: 'buy'; card: CardId; pay: Tokens; gold_cards?: CardId[] }
  | { type: 'conquer'; card: CardId; pay: Tokens };
/** With own cards instead of tokens. */
export type Sacrifice = { type: 'buy'; card: CardId; sacrifice: CardId[] };
export type Purchase = TokenPurchase | Sacrifice;

const isPurchase = (action: Action): action is Purchase => action.type === 'buy' || action.type === 'conquer';

export const purchasesOf = (legal: readonly Action[], card: CardId): Purchase[] =>
  legal.filter((action): action is Purchase => isPurchase(action) && action.card === card);

export const withTokens = (purchase: Purchase): purchase is TokenPurchase => 'pay' in purchase;
export const isSacrifice = (purchase: Purchase): purchase is Sacrifice => 'sacrifice' in purchase;

export const payOf = (purchase: Purchase): Tokens => ('pay' in purchase ? purchase.pay : {});
export const goldCardsIn = (purchase: Purchase): readonly CardId[] =>
  ('gold_cards' in purchase ? purchase.gold_cards : undefined) ?? [];

/** What a purchase gives away, the worst first: gold cards, jokers, points of own cards, tokens. */
const losses = (purchase: Purchase, joker: Color): number[] => [
  goldCardsIn(purchase).length,
  countOf(payOf(purchase), joker),
  isSacrifice(purchase) ? purchase.sacrifice.reduce((sum, card) => sum + cardById(card).points, 0) : 0,
  total(payOf(purchase)),
];

/** The payment with the fewest gold cards, then the fewest jokers, then the fewest tokens. */
export function fewestJokers(purchases: readonly Purchase[], joker: Color): Purchase | undefined {
  return purchases
    .map((purchase) => ({ purchase, lost: losses(purchase, joker) }))
    .toSorted((a, b) => a.lost.map((n, i) => n - (b.lost[i] ?? 0)).find((difference) => difference !== 0) ?? 0)[0]
    ?.purchase;
}

/** Whether jokers only ever stand for one token each, so that a token can be turned into one and back. */
export const isOneForOne = (purchases: readonly Purchase[]): boolean =>
  purchases.every(
    (purchase) =>
      withTokens(purchase) &&
      !goldCardsIn(purchase).length &&
      total(purchase.pay) === total(payOf(purchases[0] ?? purchase)),
  );

export const purchaseWith = (purchases: readonly Purchase[], pay: Tokens): Purchase | undefined =>
  purchases.find((purchase) => withTokens(purchase) && sameTokens(purchase.pay, pay));

/** The payment with one `color` replaced by a joker, if that is legal. */
export const toJoker = (
  purchases: readonly Purchase[],
  pay: Tokens,
  color: Color,
  joker: Color,
): Purchase | undefined => purchaseWith(purchases, plus(minus(pay, { [color]: 1 }), { [joker]: 1 }));

/** The payment with one joker replaced by `color`, if that is legal. */
export const fromJoker: typeof toJoker = (purchases, pay, color, joker) => toJoker(purchases, pay, joker, color);

/** Something of which a payment has a number: a colour of tokens, or own gold cards. */
export type Coin = Color | 'gold_cards';

export const coinsIn = (purchase: Purchase, coin: Coin): number =>
  coin === 'gold_cards' ? goldCardsIn(purchase).length : countOf(payOf(purchase), coin);

/** The payment with more or fewer of a coin that is least unlike this one, if there is any. */
export function stepped(
  purchases: readonly Purchase[],
  from: Purchase,
  coin: Coin,
  step: 1 | -1,
  coins: readonly Coin[],
): Purchase | undefined {
  const unlike = (purchase: Purchase): number =>
    coins.reduce((sum, other) => sum + Math.abs(coinsIn(purchase, other) - coinsIn(from, other)), 0);
  return purchases
    .filter((purchase) => Math.sign(coinsIn(purchase, coin) - coinsIn(from, coin)) === step)
    .toSorted((a, b) => unlike(a) - unlike(b))[0];
}

export interface PaymentRow {
  readonly color: Color;
  readonly printed: number;
  readonly fromCards: number;
  readonly due: number;
  /** Tokens of the colour itself and jokers that stand for it. */
  readonly own: number;
  readonly jokers: number;
}

/** A payment laid out by the colours of the price. */
export function paymentRows(cost: Tokens, price: Tokens, pay: Tokens, order: readonly Color[]): PaymentRow[] {
  return order
    .filter((color) => countOf(cost, color) > 0)
    .map((color) => {
      const [printed, due, own] = [countOf(cost, color), countOf(price, color), countOf(pay, color)];
      return { color, printed, fromCards: printed - due, due, own, jokers: due - own };
    });
}
