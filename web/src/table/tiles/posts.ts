import type { PostFace } from '../../games/posts';
import { postsOf } from '../../games/views';
import { amountsLabel } from '../../i18n/labels';
import { joined, joinedAnd, t } from '../../i18n/locale.svelte';
import type { Color, Seat, Tokens } from '../../protocol/types';
import { countOf } from '../../selection/tokens';
import type { TableState } from '../table-state.svelte';

/** A trading post as the viewer sees it. */
export interface PostLook {
  /** Who stands on it, the viewer among them or not. */
  seats: readonly Seat[];
  mine: boolean;
  /** What it asks for, and what the viewer lacks of it, which a table "as printed" does not say. */
  demand: { color: Color; need: number; lacks: number | null }[];
  nobles: { lacks: number | null } | null;
}

export function postLook(table: TableState, { id, needs, nobles }: PostFace): PostLook {
  const help = table.help.posts?.find(({ post }) => post === id);
  const seats = postsOf(table.view)?.[id] ?? [];
  const lacking = help?.lacking[table.near];
  return {
    seats,
    mine: seats.includes(table.near),
    demand: table.look.priceColors
      .filter((color) => countOf(needs, color) > 0)
      .map((color) => ({ color, need: countOf(needs, color), lacks: lacking ? countOf(lacking, color) : null })),
    nobles: nobles ? { lacks: help?.lacking_nobles[table.near] ?? null } : null,
  };
}

/** A post in words: its name and power, what it asks for, what each lacks, who stands on it. */
export function postLabel(table: TableState, face: PostFace): string {
  const help = table.help.posts?.find(({ post }) => post === face.id);
  const { seats } = postLook(table, face);
  const words = (tokens: Tokens, nobles: number): string =>
    joined([amountsLabel(table.game, tokens), nobles ? t('post-noble') : ''].filter(Boolean));
  const distances = (help?.lacking ?? []).flatMap((tokens, seat) => {
    const lacking = words(tokens, help?.lacking_nobles[seat] ?? 0);
    return lacking && !seats.includes(seat) ? [t('city-distance', { name: table.nameOf(seat), lacking })] : [];
  });
  return joined([
    t('post-label', { name: t(`post-${face.id}`), power: t(`post-${face.id}-power`) }),
    t('post-asks', { demand: words(face.needs, face.nobles) }),
    ...distances,
    seats.length ? t('post-held', { names: joinedAnd(seats.map((seat) => table.nameOf(seat))) }) : t('post-free'),
  ]);
}
