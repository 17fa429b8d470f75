import type { Proof } from '../protocol/generated/protocol';
import type { Tokens, View } from '../protocol/types';
import { commitmentOf, Deal } from './deal';
import { Pools, readDraws } from './pools';
import type { Stream } from './stream';

/** Whether a finished game's luck is the one that its secret gives. */
export type Verdict =
  | { verdict: 'kept'; draws: number }
  /** Another secret than the one promised. */
  | { verdict: 'broken' }
  | { verdict: 'seats' }
  /** The first draw that differs: of the layout (move 0) or of a move. */
  | { verdict: 'draw'; move: number; draw: number };

/** What is left to draw in a position. */
export interface Left {
  decks: View['decks'];
  /** Duel's tokens that are neither on the board nor with a player. */
  bag?: Tokens | null;
}

/** Draws everything again. `left` is what the table showed at the start and after each step. */
export function verify(proof: Proof, commitment: string, left: readonly Left[]): Verdict {
  if (proof.commitment !== commitment || commitmentOf(proof.secret) !== commitment) return { verdict: 'broken' };
  const deal = new Deal(proof.secret, proof.nonces, proof.table);
  if (proof.seats_drawn && deal.seating(proof.players).join() !== proof.seating.join()) return { verdict: 'seats' };

  const pools = new Pools(proof.game);
  let draws = 0;
  const again = (text: string, move: number, stream: Stream): Verdict | null => {
    const found = readDraws(text, proof.game);
    const wrong = found.findIndex((drawn) => {
      const given = pools.draw(drawn, stream);
      pools.remove(drawn);
      return given !== drawn.what;
    });
    draws += found.length;
    if (wrong >= 0) return { verdict: 'draw', move, draw: wrong + 1 };
    // A card that came to the table without a draw, or a draw without a card.
    const decks = left[move]?.decks;
    return decks && pools.hasLeft(decks) ? null : { verdict: 'draw', move, draw: found.length + 1 };
  };

  const { origin } = proof;
  if (origin) {
    // What came before has its own table and proof.
    const before = [origin.layout, ...origin.steps.map((step) => step.draws)];
    for (const drawn of before.flatMap((text) => readDraws(text, proof.game))) pools.remove(drawn);
  } else {
    pools.fillBag(tokensOf(proof));
    const wrong = again(proof.layout, 0, deal.layout);
    if (wrong) return wrong;
  }
  for (const [nth, step] of proof.steps.entries()) {
    pools.fillBag(left[nth]?.bag ?? {});
    const wrong = again(step.draws, nth + 1, deal.step(nth));
    if (wrong) return wrong;
  }
  return { verdict: 'kept', draws };
}

/** The tokens that the layout drew: all that there are. */
function tokensOf({ layout, game }: Proof): Tokens {
  const tokens: Record<string, number> = {};
  for (const { from, what } of readDraws(layout, game)) if (from === 'bag') tokens[what] = (tokens[what] ?? 0) + 1;
  return tokens;
}
