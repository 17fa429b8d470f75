import type { Expansion } from './expansion';

export const strongholds: Expansion = {
  id: 'strongholds',
  data: { cards: '', tiles: '' },
  words: { commands: 'command-help-strongholds' },
  verbs: { s: 'stronghold', c: 'conquer' },
  sections: { stronghold: 'use', conquer: 'conquest' },
};
