import { hasBoard } from '../../games/views';
import type { Cell, Color, Tokens, View } from '../../protocol/types';
import type { Draft } from '../../selection/draft';
import { payOf } from '../../selection/payment';
import { counted } from '../../selection/tokens';

const colorAt = (view: View, cell: Cell): Color[] => {
  const color = hasBoard(view) ? view.board[cell[0]]?.[cell[1]] : null;
  return color ? [color] : [];
};

/** Tokens that the draft would bring into the purse. */
export function coming(view: View, draft: Draft): Tokens {
  switch (draft.kind) {
    case 'take':
      return counted(draft.colors);
    case 'line':
      return counted(draft.cells.flatMap((cell) => colorAt(view, cell)));
    case 'choice': {
      const { action } = draft;
      if (action.type === 'privilege' || action.type === 'take_token') return counted(colorAt(view, action.cell));
      return action.type === 'steal' || action.type === 'post_gem' ? { [action.token]: 1 } : {};
    }
    default:
      return {};
  }
}

/** Tokens that the draft would hand over. */
export function going(draft: Draft): Tokens {
  return draft.kind === 'card' && draft.purchase ? payOf(draft.purchase) : {};
}
