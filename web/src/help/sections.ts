import type { HelpTopic } from '../app/route';
import type { Look } from '../games';
import type { Phase } from '../protocol/types';
import type { Draft } from '../selection/draft';

/** What a section of a game's help is about. */
export type GameSubject =
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

/** The same, with what only an expansion's help is about. */
export type HelpSubject =
  | GameSubject
  | 'post'
  | 'post_gem'
  | 'copy'
  | 'free'
  | 'set_aside'
  | 'gold_card'
  | 'sacrifice'
  | 'stronghold'
  | 'conquer';

/** A place in the help; without a section its beginning. */
export interface HelpPlace {
  topic: HelpTopic;
  section: string | null;
}

function subjectOf(phase: Phase, draft: Draft, step: string): HelpSubject {
  switch (phase) {
    case 'return':
    case 'discard':
      return 'return';
    case 'tile':
    case 'royal':
      return 'tile';
    case 'set_aside':
    case 'post_gem':
    case 'copy':
    case 'free':
    case 'stronghold':
    case 'conquer':
      return phase;
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
  if (draft.kind === 'card') return draft.purchase ? 'buy' : 'reserve';
  return draft.kind === 'deck' || draft.kind === 'gold' ? 'reserve' : 'turn';
}

/** Where the help tells about a subject: that of the expansion first, then that of its game. */
export function helpPlace({ id, sections, expansion }: Look, subject: HelpSubject): HelpPlace {
  const own = expansion?.sections[subject];
  if (expansion && own) return { topic: expansion.id, section: own };
  return { topic: id, section: subject in sections ? sections[subject as GameSubject] : sections.turn };
}

/** The section about what the player is doing. */
export const sectionFor = (look: Look, phase: Phase, draft: Draft, step: string): HelpPlace =>
  helpPlace(look, subjectOf(phase, draft, step));
