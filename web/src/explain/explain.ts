/**
 * What a piece is and does, for whoever points at it, holds a finger on it or goes to it by the keyboard. A piece names
 * what it is by `data-explain`; its sentence is `explain-NAME`.
 */
export interface Explanation {
  /** What a screen reader calls it. */
  name: string;
  /** The names of what there is to read, the piece first and then its parts. */
  subjects: string[];
}

const SUBJECT = '[data-explain]';

/** The piece around a place, if it can be explained. */
export const pieceAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(SUBJECT) : null;

/** The whole piece, where the place is only a part of it. */
export function wholeAt(target: EventTarget | null): HTMLElement | null {
  let whole = pieceAt(target);
  for (let outer = pieceAt(whole?.parentElement ?? null); outer; outer = pieceAt(outer.parentElement)) whole = outer;
  return whole;
}

const subjectOf = (piece: HTMLElement): string => piece.dataset.explain ?? '';
/** What a screen reader calls a piece. */
export const nameOf = (piece: HTMLElement): string =>
  piece.getAttribute('aria-label') ?? piece.querySelector(':scope > .sr-only')?.textContent ?? '';

/** Where a piece is on the screen; one without a box of its own is where its parts are. */
export function placeOf(piece: HTMLElement): DOMRect {
  const own = piece.getBoundingClientRect();
  if (own.width > 0) return own;
  const parts = document.createRange();
  parts.selectNodeContents(piece);
  return parts.getBoundingClientRect();
}

/** A part alone, or a piece with all its parts. */
export function explanationOf(piece: HTMLElement, whole: boolean): Explanation {
  const parts = whole ? [...piece.querySelectorAll<HTMLElement>(SUBJECT)].map(subjectOf) : [];
  return { name: nameOf(piece), subjects: [...new Set([subjectOf(piece), ...parts])].filter(Boolean) };
}
