import { joinedAnd, t } from '../i18n/locale.svelte';
import type { GameResult, Seat } from '../protocol/types';

/** Whom a result is told to. */
export interface Told {
  nameOf(seat: Seat): string;
  /** The seat of whoever reads; null for somebody who watches, and where several play at one device. */
  me: Seat | null;
  /** The seats that win and lose with this one, itself among them. */
  side(seat: Seat): readonly Seat[];
}

export interface ResultWords {
  title: string;
  /** How it was decided, a sentence each. */
  lines: string[];
}

/** How a game ended, in words. */
export function resultWords(result: GameResult, told: Told): ResultWords {
  return { title: titleOf(result, told), lines: [...reasonOf(result, told), ...forfeitsOf(result, told)] };
}

function titleOf({ winners }: GameResult, { nameOf, me, side }: Told): string {
  const [first] = winners;
  if (first === undefined) return t('end-draw');
  const names = joinedAnd(winners.map(nameOf));
  if (winners.length > 1) return t(side(first).length > 1 ? 'end-team' : 'end-shared', { names });
  return first === me ? t('end-you-win') : t('end-winner', { name: names });
}

function reasonOf(result: GameResult, { side }: Told): string[] {
  const [first] = result.winners;
  // Where all others were out, that they were is the reason.
  if (result.reason === 'resigned' || result.reason === 'timeout') return [];
  const sideOf = (seat: Seat): number => side(seat).reduce((sum, each) => sum + (result.points[each] ?? 0), 0);
  const points = first === undefined ? 0 : sideOf(first);
  const how = (): string => {
    if (first !== undefined && side(first).length > 1) return 'team';
    if (result.winners.length > 1) return 'shared';
    if (result.tie_break) return 'level';
    return outs(result).some((seat) => sideOf(seat) >= points) ? 'left' : 'most';
  };
  const tie = result.tie_break ? [t(`end-tie-${result.tie_break}`)] : [];
  return [t(`end-reason-${result.reason}`, { points, how: how() }), ...tie];
}

const outs = (result: GameResult): Seat[] => (result.forfeits ?? []).map(({ seat }) => seat);

/** Those who gave up, those who left, those whose time ran out, each in one sentence. */
const forfeitsOf = ({ forfeits = [] }: GameResult, { nameOf }: Told): string[] =>
  (['resigned', 'left', 'timeout'] as const).flatMap((why) => {
    const names = forfeits.filter((forfeit) => forfeit.why === why).map(({ seat }) => nameOf(seat));
    return names.length ? [t(`end-forfeit-${why}`, { names: joinedAnd(names) })] : [];
  });
