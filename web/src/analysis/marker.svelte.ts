import type { Place } from '../motion/places';
import { type Mark, type MarkKind, markKey, toggled } from './marks';

export type Tool = 'ring' | 'arrow';

/** Marks in the making: with the right button of a mouse at any time, by every other way while the marker is on. */
export class Marker {
  /** Pressing a piece marks it, and plays nothing. */
  on = $state(false);
  tool = $state<Tool>('ring');
  kind = $state<MarkKind>('good');
  /** Where an arrow begins that has no end yet. */
  from = $state.raw<Place | null>(null);
  readonly #marks: () => readonly Mark[];
  readonly #change: (marks: readonly Mark[]) => void;
  readonly #tell: (what: Mark | Place | null, done: 'drawn' | 'gone' | 'begun' | 'cleared') => void;

  constructor(
    marks: () => readonly Mark[],
    change: (marks: readonly Mark[]) => void,
    tell: (what: Mark | Place | null, done: 'drawn' | 'gone' | 'begun' | 'cleared') => void,
  ) {
    this.#marks = marks;
    this.#change = change;
    this.#tell = tell;
  }

  turn(on: boolean): void {
    this.on = on;
    this.from = null;
  }

  choose(tool: Tool): void {
    this.tool = tool;
    this.from = null;
  }

  /** A piece is pressed while the marker is on. */
  press(place: Place): void {
    if (this.tool === 'ring') this.draw(place, place);
    else if (this.from === null) {
      this.from = place;
      this.#tell(place, 'begun');
    } else {
      const { from } = this;
      this.from = null;
      if (from !== place) this.draw(from, place);
    }
  }

  /** From a piece to itself is a ring. */
  draw(from: Place, to: Place, kind: MarkKind = this.kind): void {
    const mark: Mark = from === to ? { kind, from } : { kind, from, to };
    const marks = toggled(this.#marks(), mark);
    this.#change(marks);
    this.#tell(mark, marks.some((other) => markKey(other) === markKey(mark)) ? 'drawn' : 'gone');
  }

  clear(): void {
    this.from = null;
    this.#change([]);
    this.#tell(null, 'cleared');
  }
}
