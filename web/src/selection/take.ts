import type { Action, Color, Tokens } from '../protocol/types';
import { counted, countOf, covers, sameTokens, total } from './tokens';

/** Taking tokens from the bank: the chosen colours are the beginning of some legal take. */

export type BankTake = { type: 'take'; tokens: Tokens };

export const bankTakes = (legal: readonly Action[]): BankTake[] =>
  legal.filter((action): action is BankTake => action.type === 'take' && 'tokens' in action);

/** Legal takes that hold everything chosen so far. */
export const takesWith = (legal: readonly Action[], chosen: Tokens): BankTake[] =>
  bankTakes(legal).filter((take) => covers(take.tokens, chosen));

/** Colours of which one more can be chosen. */
export function addable(legal: readonly Action[], chosen: readonly Color[]): Set<Color> {
  const sofar = counted(chosen);
  const colors = new Set<Color>();
  for (const take of takesWith(legal, sofar)) {
    for (const color of Object.keys(take.tokens) as Color[]) {
      if (countOf(take.tokens, color) > countOf(sofar, color)) colors.add(color);
    }
  }
  return colors;
}

export const exactTake = (legal: readonly Action[], chosen: readonly Color[]): BankTake | undefined =>
  bankTakes(legal).find((take) => sameTokens(take.tokens, counted(chosen)));

/** How many more tokens the choice needs to become a legal take: for the shortest, 0 when it is one, and the longest. */
export function stillNeeded(legal: readonly Action[], chosen: readonly Color[]): { least: number; most: number } {
  const sizes = takesWith(legal, counted(chosen)).map((take) => total(take.tokens) - chosen.length);
  return sizes.length ? { least: Math.min(...sizes), most: Math.max(...sizes) } : { least: 0, most: 0 };
}

/** How many sockets to show: the longest take that the choice can still become. */
export function sockets(legal: readonly Action[], chosen: readonly Color[]): number {
  const sizes = takesWith(legal, counted(chosen)).map((take) => total(take.tokens));
  return Math.max(chosen.length, ...sizes);
}

/** A tap on a disc in the bank: one more of that colour where a take allows it, else the chosen one goes back. */
export function tapBank(legal: readonly Action[], chosen: readonly Color[], color: Color): Color[] | null {
  if (addable(legal, chosen).has(color)) return [...chosen, color];
  return chosen.includes(color) ? putBack(chosen, chosen.lastIndexOf(color)) : null;
}

/** Why a disc cannot join the choice: no take holds it, the choice is complete, or it does not go with what is chosen. */
export function whyNot(legal: readonly Action[], chosen: readonly Color[], color: Color): 'never' | 'full' | 'apart' {
  if (!addable(legal, []).has(color)) return 'never';
  return addable(legal, chosen).size === 0 ? 'full' : 'apart';
}

export const putBack = (chosen: readonly Color[], index: number): Color[] => chosen.filter((_, i) => i !== index);
