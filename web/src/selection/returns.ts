import type { Action, Color, Tokens } from '../protocol/types';
import { counted, countOf } from './tokens';

/** Tokens that go back after an action that leads over the limit. They are chosen before it is sent. */

export const mayReturn = (returnable: Tokens, over: number, chosen: readonly Color[], color: Color): boolean =>
  chosen.length < over && countOf(returnable, color) > countOf(counted(chosen), color);

/** The planned answer to the open question, if the position still allows it. */
export function plannedReturn(legal: readonly Action[], plan: readonly Color[]): Action | undefined {
  return legal.find((action) => (action.type === 'return' || action.type === 'discard') && action.token === plan[0]);
}
