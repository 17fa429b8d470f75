import type { HelpSubject } from '../help/sections';
import type { Facts } from '../learn/facts';
import type { Action } from '../protocol/types';
import { triggerOf } from './views';

/** The road of every game: a cheap engine, then what comes to it by itself, then the victory. */
export type Stage = 'engine' | 'court' | 'victory';
export const STAGES: readonly Stage[] = ['engine', 'court', 'victory'];

/** A part of the table that the lesson is about. */
export type Spot = 'seat' | 'bank' | 'market' | 'purse' | 'hand' | 'tiles' | 'post-board' | 'players' | 'steps';

/** What the table says about it at this moment. */
export type Now = 'cards' | 'tile' | 'goal';

/**
 * Its words are `learn-ID-title`, `-text` and `-why`. It is over when what it asks is `done`, when the learner says so, or
 * after a while; one that `stays` waits.
 */
export interface Lesson {
  id: string;
  stage: Stage;
  spot: Spot;
  subject: HelpSubject;
  now?: Now;
  when: (facts: Facts) => boolean;
  done?: (facts: Facts) => boolean;
  /** The move that it asks for; a hint prefers one, where it is good. */
  asks?: Action['type'];
  stays?: boolean;
}

export const always = (): boolean => true;
export const cards =
  (count: number) =>
  (facts: Facts): boolean =>
    facts.cards >= count;
export const isOver = ({ snapshot }: Facts): boolean => snapshot.result !== null;
export const may =
  (type: string) =>
  ({ snapshot }: Facts): boolean =>
    snapshot.help.legal.some(({ action }) => action.type === type);

const lastRound = ({ snapshot }: Facts): boolean => triggerOf(snapshot.view) !== null;
export const LAST: Lesson = { id: 'last', stage: 'victory', spot: 'players', subject: 'over', when: lastRound };
export const OVER: Lesson = { id: 'over', stage: 'victory', spot: 'seat', subject: 'over', when: isOver, stays: true };

/** The first purchase and what leads to it. */
export const firstCard = ({ take = 'take', buy = 'buy' } = {}): Lesson[] => [
  {
    id: take,
    stage: 'engine',
    spot: 'bank',
    subject: 'take',
    now: 'cards',
    when: always,
    done: ({ did }) => did('take') > 0 || did('buy') > 0,
    asks: 'take',
  },
  { id: 'watch', stage: 'engine', spot: 'players', subject: 'turn', when: always },
  {
    id: buy,
    stage: 'engine',
    spot: 'market',
    subject: 'buy',
    now: 'cards',
    when: ({ affordable }) => affordable.length > 0,
    done: ({ did }) => did('buy') > 0,
    asks: 'buy',
  },
  {
    id: 'save',
    stage: 'engine',
    spot: 'bank',
    subject: 'take',
    now: 'cards',
    when: ({ affordable }) => affordable.length === 0,
    done: ({ did }) => did('buy') > 0,
    asks: 'take',
  },
  { id: 'discount', stage: 'engine', spot: 'purse', subject: 'buy', now: 'cards', when: cards(1) },
];

/** What is told as soon as it matters. */
export const asides = (reserve: string, joker: string): Lesson[] => [
  {
    id: 'limit',
    stage: 'engine',
    spot: 'purse',
    subject: 'return',
    when: ({ tokens, snapshot }) => tokens >= snapshot.help.token_limit - 1,
  },
  { id: joker, stage: 'engine', spot: 'purse', subject: 'joker', when: ({ jokers }) => jokers > 0 },
  {
    id: reserve,
    stage: 'engine',
    spot: 'hand',
    subject: 'reserve',
    now: 'cards',
    when: (facts) => cards(2)(facts) && may('reserve')(facts),
    done: ({ did }) => did('reserve') > 0,
    asks: 'reserve',
  },
];

/** The last one, until the game is over. */
export const race = (about: Partial<Lesson> = {}): Lesson => ({
  id: 'race',
  stage: 'victory',
  spot: 'players',
  subject: 'over',
  now: 'cards',
  when: always,
  done: isOver,
  stays: true,
  ...about,
});

export const engine = (until: number): Lesson => ({
  id: 'engine',
  stage: 'engine',
  spot: 'market',
  subject: 'buy',
  now: 'cards',
  when: always,
  done: cards(until),
  asks: 'buy',
});

/** What the cards are bought for, until there are so many of them. */
export const court = (id: string, until: number, about: Partial<Lesson> = {}): Lesson => ({
  ...engine(until),
  id,
  stage: 'court',
  spot: 'tiles',
  subject: 'tile',
  now: 'tile',
  ...about,
});
