import type { IconName } from '../art/icons';
import type { Ability } from '../catalogue/catalogue';

export const ABILITY_ICONS: Readonly<Record<Ability, IconName>> = {
  extra_turn: 'again',
  take_token: 'token',
  take_privilege: 'seal',
  steal: 'hand',
  joker: 'star',
  gold: 'coins',
  copy: 'copy',
  noble: 'crown',
  free: 'gift',
  sacrifice: 'sacrifice',
};
