import { postsOf } from '../../games/views';
import { amountsLabel } from '../../i18n/labels';
import { joined, joinedAnd, t } from '../../i18n/locale.svelte';
import type { Color, Post, PostForesight, Seat, Tokens } from '../../protocol/types';
import { countOf } from '../../selection/tokens';
import type { TableState } from '../table-state.svelte';

/** A trading post as the viewer sees it. */
export interface PostLook {
  /** Who stands on it, the viewer among them or not. */
  seats: readonly Seat[];
  mine: boolean;
  /** What it asks for, and what the viewer lacks of it; nothing at a table "as printed". */
  demand: { color: Color; need: number; lacks: number }[];
  nobles: { need: number; lacks: number } | null;
}

export function postLook(table: TableState, post: Post): PostLook {
  const help = helpOf(table, post);
  const seats = postsOf(table.view)?.[post] ?? [];
  const lacks = help?.lacking[table.near] ?? {};
  return {
    seats,
    mine: seats.includes(table.near),
    demand: table.look.priceColors
      .filter((color) => countOf(help?.needs ?? {}, color) > 0)
      .map((color) => ({ color, need: countOf(help?.needs ?? {}, color), lacks: countOf(lacks, color) })),
    nobles: help?.needs_nobles ? { need: help.needs_nobles, lacks: help.lacking_nobles[table.near] ?? 0 } : null,
  };
}

const helpOf = (table: TableState, post: Post): PostForesight | undefined =>
  table.help.posts?.find((entry) => entry.post === post);

/** A post in words: its name and power, what it asks for, what each lacks, who stands on it. */
export function postLabel(table: TableState, post: Post): string {
  const help = helpOf(table, post);
  const { seats } = postLook(table, post);
  const words = (tokens: Tokens, nobles: number): string =>
    joined([amountsLabel(table.game, tokens), nobles ? t('post-noble') : ''].filter(Boolean));
  const distances = (help?.lacking ?? []).flatMap((tokens, seat) => {
    const lacking = words(tokens, help?.lacking_nobles[seat] ?? 0);
    return lacking && !seats.includes(seat) ? [t('city-distance', { name: table.nameOf(seat), lacking })] : [];
  });
  return joined(
    [
      t('post-label', { name: t(`post-${post}`), power: t(`post-${post}-power`) }),
      help ? t('post-asks', { demand: words(help.needs, help.needs_nobles) }) : '',
      ...distances,
      seats.length ? t('post-held', { names: joinedAnd(seats.map((seat) => table.nameOf(seat))) }) : t('post-free'),
    ].filter(Boolean),
  );
}
