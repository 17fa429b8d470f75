import type { GameInfo, GamePreset } from '../protocol/generated/protocol';
import type { Manners, SeatPlan, TablePlan } from '../protocol/lobby';
import type { GameId, Strength, Temper } from '../protocol/types';

export const STRENGTHS: readonly Strength[] = ['level1', 'level2', 'level3', 'level4', 'level5', 'strongest'];
/** The few that the front page offers. */
export const QUICK_STRENGTHS: readonly Strength[] = ['level1', 'level3', 'level4', 'strongest'];
export const TEMPERS: readonly Temper[] = ['balanced', 'engine_builder', 'noble_hunter', 'rusher', 'blocker'];
export const PACES = ['none', '30s', '15min', 'day'] as const;
export const MANNERS: Manners = {
  helpers: true,
  undo: true,
  open_reserves: false,
  free_chat: true,
  random_seats: true,
};

/** What the page starts from before anything is chosen: the rules as printed. */
const PRINTED = { preset: 'printed', options: {} };

/** Presets that a game offers for a number of seats. */
export const presetsOf = (offer: GameInfo | undefined, seats: number): GamePreset[] =>
  offer?.presets.filter((preset) => preset.seats.includes(seats)) ?? [];

/** You against bots: what the one big button starts. */
export function botPlan(game: GameId, bots: number, strength: Strength): TablePlan {
  const seats: SeatPlan[] = [
    { kind: 'you' },
    ...Array.from({ length: bots }, (): SeatPlan => ({ kind: 'bot', strength, temper: 'balanced' })),
  ];
  return { game, seats, pace: 'none', ...PRINTED, manners: MANNERS };
}

/** The learner begins, against the gentlest bot. */
export const lessonPlan = (game: GameId): TablePlan => ({
  ...botPlan(game, 1, 'level1'),
  manners: { ...MANNERS, random_seats: false },
});

/** You and a friend by link. */
export const friendPlan = (game: GameId): TablePlan => ({
  game,
  seats: [{ kind: 'you' }, { kind: 'link' }],
  pace: 'none',
  ...PRINTED,
  manners: MANNERS,
});

/** The plan with another number of chairs; new ones are for a link, and a preset that no longer fits is dropped. */
export function withSeats(plan: TablePlan, count: number, offer: GameInfo | undefined): TablePlan {
  const seats = Array.from({ length: count }, (_, i): SeatPlan => plan.seats[i] ?? { kind: 'link' });
  const fits = presetsOf(offer, count).some(({ name }) => name === plan.preset);
  return { ...plan, seats, ...(fits ? {} : PRINTED) };
}

const A_BOT: SeatPlan = { kind: 'bot', strength: 'level3', temper: 'balanced' };

/** Where a finished game goes on: you are to move, bots play the rest. */
export const playOnSeats = (count: number, you: number): SeatPlan[] =>
  Array.from({ length: count }, (_, i): SeatPlan => (i === you ? { kind: 'you' } : A_BOT));

/** You sit down there; whoever was planned there takes your old chair. */
export function takeSeat(seats: readonly SeatPlan[], index: number): SeatPlan[] {
  const there = seats[index] ?? A_BOT;
  return seats.map((entry, i) => (i === index ? { kind: 'you' } : entry.kind === 'you' ? there : entry));
}
