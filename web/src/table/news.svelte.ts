import { type SlotMark, sinceTurn, slotMarks } from './market/marks';
import type { TableState } from './table-state.svelte';

/** What is new to the viewer: moves since the own last turn, and words not yet read. */
export class News {
  readonly #table: TableState;
  /** The newest word of the chat that the viewer has seen. */
  chatSeen = $state(0);

  constructor(table: TableState) {
    this.#table = table;
    this.chatSeen = table.snapshot.chat.at(-1)?.version ?? 0;
  }

  /** The last turn that is not news: the viewer's own, or for who only watches, one of each player ago. */
  readonly since = $derived.by(() => {
    const { me, players, snapshot } = this.#table;
    return me === null ? (snapshot.log.at(-1)?.turn ?? 0) - players.length : snapshot.last_own_turn;
  });
  readonly recent = $derived.by(() => sinceTurn(this.#table.snapshot.log, this.since));
  readonly marks: Map<string, SlotMark> = $derived.by(() => slotMarks(this.recent, this.#table.me));
  readonly unread = $derived.by(
    () =>
      this.#table.snapshot.chat.filter((line) => line.version > this.chatSeen && line.seat !== this.#table.me).length,
  );
}
