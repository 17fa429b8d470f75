import cards from '../../../crates/engine/data/cities/orient.csv?raw';
import type { Expansion } from './expansion';

export const orient: Expansion = {
  id: 'orient',
  data: { cards, tiles: '' },
  words: { commands: 'command-help-orient' },
  verbs: { c: 'copy', f: 'free', a: 'set_aside' },
  sections: { copy: 'copies', free: 'free', set_aside: 'nobles', gold_card: 'gold', sacrifice: 'sacrifice' },
};
