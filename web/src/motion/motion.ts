import { tick } from 'svelte';
import { stoneOf } from '../games';
import type { GameId, GameSnapshot } from '../protocol/types';
import { type Flight, flights, MOVE, type Reveal } from './flights';
import { elementAt, type Place } from './places';

const EASE = 'cubic-bezier(.2,.7,.2,1)';
const FADE: KeyframeAnimationOptions = { duration: 120, easing: EASE, fill: 'backwards' };
const TOKEN_SIZE = 40;

/** A flight whose start was measured while the old position still stood. */
interface Measured {
  flight: Flight;
  ghost: HTMLElement | SVGElement;
  start: DOMRect;
}
/** A card that turns over, and where it comes from and lies. */
interface Turning {
  face: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  at: number;
}
interface Plan {
  measured: Measured[];
  reveals: Reveal[];
}

/** Pieces that travel from where they were to where they are. They only follow what has already happened. */
export class Motion {
  #running = new Set<Animation>();
  #ghosts = new Set<Element>();

  /** To be called while the old position is still on the screen. Null where nothing moves. */
  remember(before: GameSnapshot, after: GameSnapshot): Plan | null {
    if (before.me !== after.me || typeof Element.prototype.animate !== 'function') return null;
    const found = flights(before, after);
    const measured = found.flights.flatMap((flight): Measured[] => {
      const element = startElement(flight);
      const ghost = element && ghostOf(flight, element, after.config.game);
      return element && ghost ? [{ flight, ghost, start: startOf(flight, element) }] : [];
    });
    return measured.length || found.reveals.length ? { measured, reveals: found.reveals } : null;
  }

  /** To be called once the new position is known; it waits until it is drawn. `calm`: nothing travels. */
  async play(plan: Plan, calm: boolean): Promise<void> {
    await tick();
    if (calm) {
      this.#crossFade(plan);
      return;
    }
    // Everything is measured before anything is laid: each look at a page that has changed lays it out anew.
    const flying = plan.measured.flatMap((entry) => {
      const end = elementAt(entry.flight.to)?.getBoundingClientRect();
      return end ? [{ ...entry, end }] : [];
    });
    const turning = plan.reveals.flatMap(({ card, deck, at }) => {
      const [face, pile] = [elementAt(`card:${card}`), elementAt(deck)];
      return face && pile ? [{ face, at, from: pile.getBoundingClientRect(), to: face.getBoundingClientRect() }] : [];
    });
    for (const entry of flying) this.#fly(entry);
    for (const entry of turning) this.#turnOver(entry);
  }

  /** Jumps to the end of everything. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    for (const ghost of this.#ghosts) ghost.remove();
    this.#running.clear();
    this.#ghosts.clear();
  }

  /** What was there goes, what is there comes. */
  #crossFade({ measured, reveals }: Plan): void {
    for (const { ghost, start } of measured) {
      this.#lay(ghost, start);
      this.#track(ghost.animate([{ opacity: 1 }, { opacity: 0 }], FADE), () => this.#lift(ghost));
    }
    const arrived = [...measured.map(({ flight }) => flight.to), ...reveals.map(({ card }): Place => `card:${card}`)];
    for (const place of new Set(arrived)) {
      const element = elementAt(place);
      if (element) this.#track(element.animate([{ opacity: 0.3 }, { opacity: 1 }], FADE), () => {});
    }
  }

  #fly({ flight, ghost, start, end }: Measured & { end: DOMRect }): void {
    const token = flight.piece.kind === 'token' || flight.piece.kind === 'privilege';
    const scale = token ? Math.min(1, (end.height * 0.9) / start.height) : 0.25;
    const dx = end.left + end.width / 2 - (start.left + start.width / 2);
    const dy = end.top + end.height / 2 - (start.top + start.height / 2);
    const turn = flight.piece.kind === 'tile' ? ' rotateY(360deg)' : '';
    this.#lay(ghost, start);
    // Only what moves a layer that is painted once.
    const animation = ghost.animate(
      [
        { transform: 'none' },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})${turn}`, opacity: token ? 1 : 0.2 },
      ],
      { duration: MOVE, delay: flight.at, easing: EASE, fill: 'backwards' },
    );
    this.#track(animation, () => this.#lift(ghost));
  }

  /** Puts a copy where the piece was, over everything. */
  #lay(ghost: HTMLElement | SVGElement, start: DOMRect): void {
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${start.left}px`,
      top: `${start.top}px`,
      width: `${start.width}px`,
      height: `${start.height}px`,
      margin: '0',
      ...(ghost instanceof HTMLElement ? { boxShadow: '0 6px 10px #0006' } : {}),
      zIndex: '40',
      pointerEvents: 'none',
    });
    ghost.setAttribute('aria-hidden', 'true');
    document.body.append(ghost);
    this.#ghosts.add(ghost);
  }

  #lift(ghost: Element): void {
    ghost.remove();
    this.#ghosts.delete(ghost);
  }

  #turnOver({ face, from, to, at }: Turning): void {
    const transform = `translate(${from.left - to.left}px, ${from.top - to.top}px) rotateY(90deg)`;
    const frames = [
      { transform, opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ];
    const ghost = copyOf(face);
    this.#lay(ghost, to);
    const animation = ghost.animate(frames, { duration: MOVE, delay: at, easing: EASE, fill: 'backwards' });
    this.#track(animation, () => this.#lift(ghost));
    // The card itself lies in its place at once and can be pressed there; only its picture is still on the way.
    this.#track(face.animate([{ opacity: 0 }, { opacity: 0 }], at + MOVE), () => {});
  }

  #track(animation: Animation, done: () => void): void {
    this.#running.add(animation);
    animation.onfinish = animation.oncancel = () => {
      this.#running.delete(animation);
      done();
    };
  }
}

/** The device's own wish for calm. */
export const wishesCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Of scrolls the last one moves; where none is left in sight, the seat's own place does. */
const startElement = ({ piece, from }: Flight): HTMLElement | null => {
  const place = elementAt(from);
  if (piece.kind !== 'privilege') return place;
  return [...(place?.querySelectorAll<HTMLElement>('.privilege:not(.is-empty)') ?? [])].at(-1) ?? null;
};

/** Tokens start as one disc in the middle of their stack, everything else as large as it is. */
function startOf(flight: Flight, element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if (flight.piece.kind !== 'token') return box;
  const size = Math.min(TOKEN_SIZE, box.width, box.height);
  return new DOMRect(box.left + (box.width - size) / 2, box.top + (box.height - size) / 2, size, size);
}

function ghostOf({ piece }: Flight, element: HTMLElement, game: GameId): HTMLElement | SVGElement | null {
  if (piece.kind === 'token') {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', `#token-${stoneOf(game, piece.color)}-l`);
    // Inside the picture, where it is painted once: around it, it would be worked out for every frame.
    use.style.filter = 'drop-shadow(0 3px 2px #0006)';
    svg.style.overflow = 'visible';
    svg.append(use);
    return svg;
  }
  return copyOf(element);
}

/** A copy that is only a picture: nothing in it is to be found, focused or read. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-place');
  copy.removeAttribute('data-card');
  copy.setAttribute('inert', '');
  return copy;
}
