import type { PlannedSeat, TablePlan } from '../protocol/lobby';
import type { BotLevel, ClockRule, GameId, GameInfo, Personality } from '../protocol/types';
import { type HouseRules, rulesFor, teamsOf } from './house-rules';

export const LEVELS: readonly BotLevel[] = ['level1', 'level2', 'level3', 'level4', 'level5', 'strongest'];
/** The few that the front page offers. */
export const QUICK_LEVELS: readonly BotLevel[] = ['level1', 'level3', 'level4', 'strongest'];
export const PERSONALITIES: readonly Personality[] = [
  'balanced',
  'engine_builder',
  'noble_hunter',
  'rusher',
  'blocker',
];
export const isLevel = (text: string): text is BotLevel => LEVELS.some((level) => level === text);
export const isPersonality = (text: string): text is Personality => PERSONALITIES.some((name) => name === text);

/** The clocks that the page offers; each has its words. */
export const CLOCKS: Readonly<Record<'none' | '30s' | '15min' | 'day', ClockRule>> = {
  none: { kind: 'none' },
  '30s': { kind: 'per_move', seconds: 30 },
  '15min': { kind: 'per_game', seconds: 15 * 60, increment: 10 },
  day: { kind: 'days', days: 1 },
};

/** What can be agreed on with a yes or no; each has its words. */
export const SWITCHES: readonly {
  name: string;
  isOn: (plan: TablePlan) => boolean;
  set: (on: boolean) => Partial<TablePlan>;
}[] = [
  { name: 'helpers', isOn: (plan) => plan.helpers, set: (helpers) => ({ helpers }) },
  { name: 'hints', isOn: (plan) => plan.hints, set: (hints) => ({ hints }) },
  {
    name: 'lose_on_time',
    isOn: ({ absence }) => absence === 'lose',
    set: (on) => ({ absence: on ? 'lose' : 'bot' }),
  },
  { name: 'undo', isOn: (plan) => plan.undo, set: (undo) => ({ undo }) },
  { name: 'open_reserves', isOn: (plan) => plan.open_reserves, set: (open_reserves) => ({ open_reserves }) },
  { name: 'free_chat', isOn: ({ chat }) => chat === 'free', set: (on) => ({ chat: on ? 'free' : 'phrases' }) },
  {
    name: 'random_seats',
    isOn: ({ seating }) => seating === 'random',
    set: (on) => ({ seating: on ? 'random' : 'as_set' }),
  },
];

/** A single player may ask for advice; where two people sit it is a wish of its own. */
const hintsFor = (seats: readonly PlannedSeat[]): boolean => seats.filter(({ who }) => who !== 'bot').length < 2;

/** The plan with others on its chairs; hints follow, unless they were chosen. */
export const withSitters = (plan: TablePlan, seats: PlannedSeat[]): TablePlan => ({
  ...plan,
  seats,
  hints: plan.hints === hintsFor(plan.seats) ? hintsFor(seats) : plan.hints,
});

/** The plan with another clock. Whose time for a whole game is up has lost; else a bot takes over. */
export const withClock = (plan: TablePlan, clock: ClockRule): TablePlan => ({
  ...plan,
  clock,
  absence: clock.kind === 'per_game' ? 'lose' : 'bot',
});

const planFor = ({ game, options = {} }: Choice, seats: PlannedSeat[]): TablePlan => ({
  game,
  seats,
  options,
  seating: 'random',
  clock: CLOCKS.none,
  absence: 'bot',
  helpers: true,
  hints: hintsFor(seats),
  open_reserves: false,
  undo: true,
  chat: 'free',
});

const bot = (level: BotLevel): PlannedSeat => ({ who: 'bot', level, personality: 'balanced' });
export const A_BOT = bot('level3');

/** What is to be played: a game, and its expansion among the rules. */
export interface Choice {
  game: GameId;
  options?: HouseRules;
}

/** You against bots: what the one big button starts. */
export const botPlan = (choice: Choice, bots: number, level: BotLevel): TablePlan =>
  planFor(choice, [{ who: 'me' }, ...Array.from({ length: bots }, () => bot(level))]);

/** The learner begins, against the gentlest bot. */
export const lessonPlan = (choice: Choice): TablePlan => ({ ...botPlan(choice, 1, 'level1'), seating: 'as_set' });

/** You and a friend by link. */
export const friendPlan = (choice: Choice): TablePlan => planFor(choice, [{ who: 'me' }, { who: 'open' }]);

/** You and whoever comes. */
export const openPlan = (choice: Choice): TablePlan => planFor(choice, [{ who: 'me' }, { who: 'open', listed: true }]);

/**
 * The plan with another number of chairs; new ones are for a link, or for a bot like the others where only bots are, and
 * rules that so few cannot have are dropped.
 */
export function withSeats(plan: TablePlan, count: number, offer: GameInfo | undefined): TablePlan {
  const alone = plan.seats.every((seat) => seat.who === 'bot' || kindOf(seat) === 'you');
  const more = alone ? (plan.seats.findLast(({ who }) => who === 'bot') ?? A_BOT) : { who: 'open' as const };
  const seats = Array.from({ length: count }, (_, i): PlannedSeat => plan.seats[i] ?? more);
  return withSitters(withRules(plan, rulesFor(offer, count, plan.options), offer), seats);
}

/** The plan with other rules. Who plays with whom is the owner's to say, so the seats stay as set where there are sides. */
export function withRules(plan: TablePlan, options: HouseRules, offer: GameInfo | undefined): TablePlan {
  const [before, after] = [plan.options, options].map((rules) => teamsOf(offer, plan.seats.length, rules).length > 0);
  const seating = after === before ? plan.seating : after ? 'as_set' : 'random';
  return { ...plan, options, seating };
}

/** How the page names who sits there: oneself, another at this device, a friend by link, anybody, a bot. */
export type SeatKind = 'you' | 'here' | 'link' | 'open' | 'bot';

export function kindOf(seat: PlannedSeat): SeatKind {
  switch (seat.who) {
    case 'me':
      return seat.name === undefined || seat.name === null ? 'you' : 'here';
    case 'open':
      return seat.listed ? 'open' : 'link';
    case 'bot':
      return 'bot';
  }
}

/** Where a finished game goes on: you are to move, bots play the rest. */
export const playOnSeats = (count: number, you: number): PlannedSeat[] =>
  Array.from({ length: count }, (_, i): PlannedSeat => (i === you ? { who: 'me' } : A_BOT));

/** You sit down there; whoever was planned there takes your old chair. */
export function takeSeat(seats: readonly PlannedSeat[], index: number): PlannedSeat[] {
  const there = seats[index] ?? A_BOT;
  return seats.map((entry, i) => (i === index ? { who: 'me' } : kindOf(entry) === 'you' ? there : entry));
}
