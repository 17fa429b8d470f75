import { freshEvents } from '../motion/flights';
import type { TableUpdate } from '../protocol/source';
import type { GameSnapshot } from '../protocol/types';
import { total } from '../selection/tokens';

/** What is heard: discs by their number, a card that slides, a page that turns, a bell, a chord, a dull tick. */
export type Cue =
  | { cue: 'discs'; count: number }
  | { cue: 'card' }
  | { cue: 'page' }
  | { cue: 'bell' }
  | { cue: 'chord' }
  | { cue: 'tick' }
  | { cue: 'warning' };

/** The sounds of an update, in the order they are played. */
export function cuesOf(before: GameSnapshot, update: TableUpdate): Cue[] {
  if (update.type === 'refused') return [{ cue: 'tick' }];
  if (update.type !== 'snapshot') return [];
  const after = update.snapshot;
  const cues = freshEvents(before, after).flatMap((event): Cue[] => {
    switch (event.type) {
      case 'take':
      case 'return':
        return [{ cue: 'discs', count: total(event.tokens) }];
      case 'buy':
      case 'reserve':
        return [{ cue: 'card' }];
      case 'reveal':
        return [{ cue: 'page' }];
      case 'tile':
      case 'royal':
      case 'avengers_tile':
        return [{ cue: 'chord' }];
      default:
        return [];
    }
  });
  const mine = (snapshot: GameSnapshot): boolean => snapshot.me !== null && snapshot.help.legal.length > 0;
  const myTurn = mine(after) && (!mine(before) || before.view.seat !== after.view.seat);
  return myTurn ? [...cues, { cue: 'bell' }] : cues;
}
