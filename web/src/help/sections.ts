import { GAMES } from '../games';
import type { GameId, Phase } from '../protocol/types';
import type { Draft } from '../selection/draft';

/** What a section of the help is about. */
export type HelpSubject =
  | 'turn'
  | 'take'
  | 'buy'
  | 'reserve'
  | 'return'
  | 'tile'
  | 'joker'
  | 'ability'
  | 'privilege'
  | 'replenish'
  | 'over';

function topicOf(phase: Phase, draft: Draft, step: string): HelpSubject {
  switch (phase) {
    case 'return':
    case 'discard':
      return 'return';
    case 'tile':
    case 'royal':
    case 'set_aside':
      return 'tile';
    case 'post_gem':
      return 'take';
    case 'copy':
    case 'free':
    case 'stronghold':
    case 'conquer':
      return 'buy';
    case 'joker':
      return 'joker';
    case 'steal':
    case 'take_token':
      return 'ability';
    case 'over':
      return 'over';
    case 'act':
      break;
  }
  if (step === 'privilege' || step === 'replenish') return step;
  if (draft.kind === 'take' || draft.kind === 'line') return 'take';
  if (draft.kind === 'card') return draft.pay ? 'buy' : 'reserve';
  return draft.kind === 'deck' || draft.kind === 'gold' ? 'reserve' : 'turn';
}

/** The section about what the player is doing. */
export const sectionFor = (game: GameId, phase: Phase, draft: Draft, step: string): string =>
  GAMES[game].sections[topicOf(phase, draft, step)];
