import { type ExpansionId, FIRST_GAME, isExpansionId, isGameId } from '../games';
import type { GameId } from '../protocol/types';
import { isSite } from './site';

/** What an address shows. */
export type Route =
  | { page: 'home' }
  | TableRoute
  | ReviewRoute
  | StatisticsRoute
  | AnalysisRoute
  | PuzzlesRoute
  | { page: 'help'; topic: HelpTopic; section: string | null };

export interface TableRoute {
  page: 'table';
  id: string;
  watch: boolean;
  /** With lessons. */
  learn: boolean;
  /** Of a seat link; it stands behind the `#`, so that no server or log sees it. */
  key: string | null;
}

/** A finished game, step by step. */
export interface ReviewRoute {
  page: 'review';
  id: string;
  /** After how many of its steps; null from the beginning. */
  step: number | null;
}

/** What goes with winning, at tables of that size. */
export interface StatisticsRoute {
  page: 'statistics';
  game: GameId;
  players: number;
}

/** A position to try moves in. */
export interface AnalysisRoute {
  page: 'analysis';
  /** What is offered first; null for any. */
  game: GameId | null;
  /** What is opened; it stands behind the `#`, so that no server or log sees it. */
  opened: string | null;
}

/** Puzzles: all games, those of one, or one of them by its name. */
export interface PuzzlesRoute {
  page: 'puzzles';
  game: GameId | null;
  puzzle: string | null;
}

export type HelpTopic = GameId | ExpansionId | 'glossary';
export const isTopic = (text = ''): text is HelpTopic => text === 'glossary' || isGameId(text) || isExpansionId(text);

/**
 * Unknown addresses show the front page. `/t/ID` is the short form of a table's link, `/replay/ID` an old name of the
 * review's. A static host has one page only, so there the path stands behind a `?`.
 */
export function routeOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Route {
  const path = search.startsWith('?/') ? search.slice(1) : isSite ? '/' : pathname;
  const [page, id, more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const fragment = hash.slice(1);
  switch (page) {
    case 'table':
    case 't':
    case 'watch':
    case 'learn':
      if (!id) break;
      return {
        page: 'table',
        id,
        watch: page === 'watch',
        learn: page === 'learn',
        key: fragment.startsWith('key=') ? fragment.slice('key='.length) : null,
      };
    case 'replay':
    case 'review':
      if (id) return { page: 'review', id, step: /^\d+$/.test(fragment) ? Number(fragment) : null };
      break;
    case 'statistics':
      return { page, game: id && isGameId(id) ? id : FIRST_GAME, players: Number(more ?? 2) };
    case 'analysis':
      return { page, game: id && isGameId(id) ? id : null, opened: fragment || null };
    case 'puzzles':
      return id && isGameId(id) ? puzzlesRoute(id, more) : puzzlesRoute();
    case 'help':
      return { page, topic: isTopic(id) ? id : FIRST_GAME, section: fragment || null };
  }
  return { page: 'home' };
}

export function addressOf(route: Route): string {
  const path = pathOf(route);
  if (!isSite) return path;
  return path === '/' ? './' : `?${path}`;
}

function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'table':
      return `/${route.watch ? 'watch' : route.learn ? 'learn' : 'table'}/${encodeURIComponent(route.id)}${route.key ? `#key=${route.key}` : ''}`;
    case 'review':
      return `/review/${encodeURIComponent(route.id)}${route.step === null ? '' : `#${route.step}`}`;
    case 'statistics':
      return `/statistics/${route.game}${route.players === 2 ? '' : `/${route.players}`}`;
    case 'analysis':
      return `/analysis${route.game ? `/${route.game}` : ''}${route.opened ? `#${route.opened}` : ''}`;
    case 'puzzles':
      return ['/puzzles', route.game, route.puzzle && encodeURIComponent(route.puzzle)].filter(Boolean).join('/');
    case 'help':
      return `/help/${route.topic}${route.section ? `#${route.section}` : ''}`;
  }
}

export const statisticsRoute = (game: GameId, players = 2): StatisticsRoute => ({ page: 'statistics', game, players });
export const analysisRoute = (game: GameId | null = null, opened: string | null = null): AnalysisRoute => ({
  page: 'analysis',
  game,
  opened,
});
export const puzzlesRoute = (game: GameId | null = null, puzzle: string | null = null): PuzzlesRoute => ({
  page: 'puzzles',
  game,
  puzzle,
});
export const helpRoute = (topic: HelpTopic): Route => ({ page: 'help', topic, section: null });
export const tableRoute = (id: string): TableRoute => ({ page: 'table', id, watch: false, learn: false, key: null });
export const learnRoute = (id: string): TableRoute => ({ ...tableRoute(id), learn: true });
export const reviewRoute = (id: string, step: number | null = null): ReviewRoute => ({ page: 'review', id, step });
