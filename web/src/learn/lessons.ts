import type { HelpSubject } from '../help/sections';
import type { GameId } from '../protocol/types';
import type { Facts } from './facts';

/** The road of every game: a cheap engine, then what comes to it by itself, then the victory. */
export type Stage = 'engine' | 'court' | 'victory';
export const STAGES: readonly Stage[] = ['engine', 'court', 'victory'];

/** A part of the table that the lesson is about. */
export type Spot = 'seat' | 'bank' | 'market' | 'purse' | 'hand' | 'tiles' | 'players' | 'steps';

/** What the table says about it at this moment. */
export type Now = 'cards' | 'tile' | 'goal';

/**
 * Its words are `learn-ID-title`, `-text` and `-why`. A lesson without `done` is over when the learner says so.
 */
export interface Lesson {
  id: string;
  stage: Stage;
  spot: Spot;
  subject: HelpSubject;
  now?: Now;
  when: (facts: Facts) => boolean;
  done?: (facts: Facts) => boolean;
}

const always = (): boolean => true;
const cards =
  (count: number) =>
  (facts: Facts): boolean =>
    facts.cards >= count;
const isOver = ({ snapshot }: Facts): boolean => snapshot.result !== null;
const lastRound = ({ snapshot }: Facts): boolean => (snapshot.view.trigger ?? null) !== null;
const may =
  (type: string) =>
  ({ snapshot }: Facts): boolean =>
    snapshot.help.legal.some((action) => action.type === type);

const OVER: Lesson = { id: 'over', stage: 'victory', spot: 'seat', subject: 'over', when: isOver };

/** The first purchase and what leads to it. */
const firstCard = (suffix: '' | '-marvel' | '-duel'): Lesson[] => [
  {
    id: suffix === '-duel' ? 'take-duel' : 'take',
    stage: 'engine',
    spot: 'bank',
    subject: 'take',
    now: 'cards',
    when: always,
    done: ({ did }) => did('take') > 0 || did('buy') > 0,
  },
  { id: 'watch', stage: 'engine', spot: 'players', subject: 'turn', when: always },
  {
    id: suffix === '-marvel' ? 'buy-marvel' : 'buy',
    stage: 'engine',
    spot: 'market',
    subject: 'buy',
    now: 'cards',
    when: ({ affordable }) => affordable.length > 0,
    done: ({ did }) => did('buy') > 0,
  },
  {
    id: 'save',
    stage: 'engine',
    spot: 'bank',
    subject: 'take',
    now: 'cards',
    when: ({ affordable }) => affordable.length === 0,
    done: ({ did }) => did('buy') > 0,
  },
  { id: 'discount', stage: 'engine', spot: 'purse', subject: 'buy', now: 'cards', when: cards(1) },
];

/** What is told as soon as it matters. */
const asides = (reserve: string, joker: string): Lesson[] => [
  {
    id: 'limit',
    stage: 'engine',
    spot: 'purse',
    subject: 'return',
    when: ({ tokens, snapshot }) => tokens >= snapshot.help.token_limit - 1,
  },
  { id: joker, stage: 'engine', spot: 'purse', subject: 'joker', when: ({ jokers }) => jokers > 0 },
  { id: reserve, stage: 'engine', spot: 'hand', subject: 'reserve', now: 'cards', when: cards(2), done: reserved },
];
function reserved({ did }: Facts): boolean {
  return did('reserve') > 0;
}

const engine = (until: number): Lesson => ({
  id: 'engine',
  stage: 'engine',
  spot: 'market',
  subject: 'buy',
  now: 'cards',
  when: always,
  done: cards(until),
});

const SPLENDOR: Lesson[] = [
  OVER,
  { id: 'last', stage: 'victory', spot: 'players', subject: 'over', when: lastRound },
  { id: 'aim', stage: 'engine', spot: 'seat', subject: 'turn', when: always },
  ...firstCard(''),
  ...asides('reserve', 'gold'),
  { id: 'visit', stage: 'court', spot: 'tiles', subject: 'tile', now: 'tile', when: ({ did }) => did('tile') > 0 },
  engine(4),
  { id: 'nobles', stage: 'court', spot: 'tiles', subject: 'tile', now: 'tile', when: always },
  { id: 'court', stage: 'court', spot: 'tiles', subject: 'tile', now: 'tile', when: always, done: cards(9) },
  { id: 'points', stage: 'victory', spot: 'market', subject: 'buy', now: 'cards', when: always },
  { id: 'race', stage: 'victory', spot: 'players', subject: 'over', now: 'cards', when: always, done: isOver },
];

const MARVEL: Lesson[] = [
  OVER,
  { id: 'last-marvel', stage: 'victory', spot: 'players', subject: 'over', when: lastRound },
  { id: 'aim-marvel', stage: 'engine', spot: 'seat', subject: 'turn', when: always },
  ...firstCard('-marvel'),
  ...asides('reserve-marvel', 'shield'),
  {
    id: 'visit-marvel',
    stage: 'court',
    spot: 'tiles',
    subject: 'tile',
    now: 'tile',
    when: ({ did }) => did('tile') > 0,
  },
  engine(4),
  { id: 'locations', stage: 'court', spot: 'tiles', subject: 'tile', now: 'tile', when: always },
  { id: 'avengers', stage: 'court', spot: 'tiles', subject: 'tile', when: cards(5) },
  { id: 'court-marvel', stage: 'court', spot: 'tiles', subject: 'tile', now: 'tile', when: always, done: cards(8) },
  { id: 'time', stage: 'victory', spot: 'market', subject: 'over', when: always },
  { id: 'gauntlet', stage: 'victory', spot: 'seat', subject: 'over', now: 'cards', when: always, done: isOver },
];

const DUEL: Lesson[] = [
  OVER,
  { id: 'aim-duel', stage: 'engine', spot: 'seat', subject: 'over', when: always },
  ...firstCard('-duel'),
  {
    id: 'privilege',
    stage: 'engine',
    spot: 'steps',
    subject: 'privilege',
    when: ({ privileges, did }) => privileges > 0 && did('buy') > 0,
  },
  ...asides('reserve-duel', 'gold'),
  {
    id: 'replenish',
    stage: 'engine',
    spot: 'steps',
    subject: 'replenish',
    when: (facts) => may('replenish')(facts) && cards(2)(facts),
  },
  { id: 'royal', stage: 'court', spot: 'tiles', subject: 'tile', now: 'goal', when: ({ did }) => did('royal') > 0 },
  engine(4),
  { id: 'abilities', stage: 'court', spot: 'market', subject: 'ability', when: always },
  { id: 'crowns', stage: 'court', spot: 'tiles', subject: 'tile', now: 'goal', when: always },
  { id: 'court-duel', stage: 'court', spot: 'market', subject: 'tile', now: 'cards', when: always, done: cards(8) },
  { id: 'way', stage: 'victory', spot: 'seat', subject: 'over', now: 'goal', when: always },
  { id: 'race-duel', stage: 'victory', spot: 'players', subject: 'over', now: 'goal', when: always, done: isOver },
];

export const LESSONS: Readonly<Record<GameId, readonly Lesson[]>> = { splendor: SPLENDOR, marvel: MARVEL, duel: DUEL };

/** The first that is neither over nor too early. */
export const lessonFor = (game: GameId, facts: Facts, read: ReadonlySet<string>): Lesson | null =>
  LESSONS[game].find((lesson) => !read.has(lesson.id) && lesson.when(facts) && !lesson.done?.(facts)) ?? null;
