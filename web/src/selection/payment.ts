import type { Action, CardId, Color, Tokens } from '../protocol/types';
import { countOf, minus, plus, sameTokens } from './tokens';

/** Paying for a card: the legal payments are given, jokers may be put in for a token and taken out again. */

export type Purchase = { type: 'buy'; card: CardId; pay: Tokens };

export const purchasesOf = (legal: readonly Action[], card: CardId): Purchase[] =>
  legal.filter((action): action is Purchase => action.type === 'buy' && 'pay' in action && action.card === card);

export function fewestJokers(purchases: readonly Purchase[], joker: Color): Purchase | undefined {
  return purchases.toSorted((a, b) => countOf(a.pay, joker) - countOf(b.pay, joker))[0];
}

export const purchaseWith = (purchases: readonly Purchase[], pay: Tokens): Purchase | undefined =>
  purchases.find((purchase) => sameTokens(purchase.pay, pay));

/** The payment with one `color` replaced by a joker, if that is legal. */
export const toJoker = (
  purchases: readonly Purchase[],
  pay: Tokens,
  color: Color,
  joker: Color,
): Purchase | undefined => purchaseWith(purchases, plus(minus(pay, { [color]: 1 }), { [joker]: 1 }));

/** The payment with one joker replaced by `color`, if that is legal. */
export const fromJoker = (
  purchases: readonly Purchase[],
  pay: Tokens,
  color: Color,
  joker: Color,
): Purchase | undefined => purchaseWith(purchases, plus(minus(pay, { [joker]: 1 }), { [color]: 1 }));

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
