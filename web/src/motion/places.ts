import type { Level } from '../protocol/types';

/** A named spot on the table; pieces carry it as `data-place`, cards are found by their id. */
export type Place =
  | `bank:${string}`
  | `cell:${number},${number}`
  | `card:${string}`
  | `deck:${string}`
  | `tile:${string}`
  | `post:${string}`
  | `seat:${number}`
  | `purse:${string}`
  | `privileges:${number}`
  | 'avengers'
  | 'privileges'
  | 'bag';

const PLACE =
  /^(?:bank:[\w-]+|cell:\d,\d|card:[\w-]+|deck:[\w-]+|tile:[\w-]+|post:[\w-]+|seat:\d|purse:[\w-]+|privileges:\d|avengers|privileges|bag)$/;
export const isPlace = (text: string): text is Place => PLACE.test(text);

/** Where a deck lies. */
export const deckPlace = (level: Level, orient = false): Place => `deck:${orient ? 'orient-' : ''}${level}`;

export function elementAt(place: Place): HTMLElement | null {
  const name = CSS.escape(place.slice(place.indexOf(':') + 1));
  const selector = place.startsWith('card:')
    ? `.market [data-card="${name}"], .hand [data-card="${name}"]`
    : `[data-place="${CSS.escape(place)}"]`;
  return document.querySelector<HTMLElement>(selector);
}

/** The piece around something on the table. */
export function placeAt(target: EventTarget | null): Place | null {
  if (!(target instanceof Element)) return null;
  const piece = target.closest<HTMLElement>('.market [data-card], .hand [data-card], [data-place]');
  if (!piece) return null;
  const { card, place = '' } = piece.dataset;
  if (card) return `card:${card}`;
  return isPlace(place) ? place : null;
}
