import type { RoyalFace } from '../catalogue/catalogue';
import type { GameId, Goal, Seat, TileForesight } from '../protocol/types';
import { total } from '../selection/tokens';
import { amountsLabel, colorName } from './labels';
import { joined, t } from './locale.svelte';

/** What a screen reader says of what is played for: a table needs it, the front page does not. */

export const royalLabel = ({ points, ability }: RoyalFace): string =>
  ability ? t('royal-label', { points, ability: t(`ability-${ability}`) }) : t('royal-label-plain', { points });

/** How far a seat is from a tile: what it still lacks, in words; empty for all that it asks for. */
export function lackingLabel(game: GameId, { lacking, more }: TileForesight, seat: Seat): string {
  const { points = 0, other = 0 } = more?.[seat] ?? {};
  const parts = [
    points ? t('card-points', { points }) : '',
    amountsLabel(game, lacking[seat] ?? {}),
    other ? t('city-other', { count: other }) : '',
  ];
  return joined(parts.filter(Boolean));
}

/** How far somebody is from a tile. */
export function distanceLabel(game: GameId, help: TileForesight, seat: Seat, name: string): string {
  const lacking = lackingLabel(game, help, seat);
  if (!lacking) return t('tile-ready', { name });
  return help.more
    ? t('city-distance', { name, lacking })
    : t('tile-distance', { name, count: total(help.lacking[seat] ?? {}) });
}

/** How far one has come on a way to win. */
export function goalLabel(game: GameId, { goal, have, need, color }: Goal): string {
  if (goal !== 'color') return t(`goal-${goal}`, { have, need });
  return color ? t('goal-color', { have, need, stone: colorName(game, color) }) : t('goal-color-none', { have, need });
}
