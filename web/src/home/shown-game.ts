import type { CardId, Color, Level, Seat } from '../protocol/types';
import game from './shown-game.json';

/** What can be seen of a table from afar. */
export interface Glimpse {
  seat: Seat;
  bank: Partial<Record<Color, number>>;
  market: Record<`${Level}`, (CardId | null)[]>;
  points: number[];
}
/** One step of the shown game: what it changed, as the server told it. */
export interface GlimpseStep {
  seat: Seat;
  bank?: Glimpse['bank'];
  slot?: readonly [level: Level, slot: number, card: CardId | null];
  points?: number[];
}

const recorded = game as unknown as { start: Glimpse; steps: GlimpseStep[] };

/** The table after each step of a whole game that was played on a server; it knows no rule. */
export const GLIMPSES: readonly Glimpse[] = recorded.steps.reduce<Glimpse[]>(
  (seen, step) => {
    const before = seen.at(-1) ?? recorded.start;
    const market = structuredClone(before.market);
    if (step.slot) market[`${step.slot[0]}`][step.slot[1]] = step.slot[2];
    seen.push({
      seat: step.seat,
      bank: { ...before.bank, ...step.bank },
      market,
      points: step.points ?? before.points,
    });
    return seen;
  },
  [recorded.start],
);
