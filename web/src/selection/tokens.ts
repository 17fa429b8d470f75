import type { Color, Tokens } from '../protocol/types';

/** Arithmetic on counts of tokens; absent and zero are the same. */

export const countOf = (tokens: Tokens, color: Color): number => tokens[color] ?? 0;

export const total = (tokens: Tokens): number => Object.values(tokens).reduce((sum, n) => sum + n, 0);

const entries = (tokens: Tokens): [Color, number][] =>
  (Object.entries(tokens) as [Color, number][]).filter(([, n]) => n > 0);

export function counted(colors: readonly Color[]): Tokens {
  const tokens: Tokens = {};
  for (const color of colors) tokens[color] = (tokens[color] ?? 0) + 1;
  return tokens;
}

/** The tokens one by one. */
export const spread = (tokens: Tokens): Color[] =>
  entries(tokens).flatMap(([color, count]) => Array<Color>(count).fill(color));

export function plus(a: Tokens, b: Tokens): Tokens {
  const sum: Tokens = { ...a };
  for (const [color, n] of entries(b)) sum[color] = (sum[color] ?? 0) + n;
  return sum;
}

export function minus(a: Tokens, b: Tokens): Tokens {
  const rest: Tokens = { ...a };
  for (const [color, n] of entries(b)) rest[color] = (rest[color] ?? 0) - n;
  return rest;
}

/** Whether `whole` holds at least everything in `part`. */
export const covers = (whole: Tokens, part: Tokens): boolean =>
  entries(part).every(([color, n]) => countOf(whole, color) >= n);

export const sameTokens = (a: Tokens, b: Tokens): boolean => covers(a, b) && covers(b, a);
