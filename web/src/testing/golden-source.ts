import { tick } from 'svelte';
import type { Answer, TableRequest } from '../protocol/source';
import type { Action } from '../protocol/types';
import { PositionSource } from '../replay/position-source';

/** A table that shows what the server once sent, and records what is sent to it. */
export class GoldenSource extends PositionSource {
  readonly sent: Action[] = [];
  readonly asked: TableRequest[] = [];
  /** What the next request gets for an answer. */
  answer: Answer = { type: 'done' };

  override async send(action?: Action): Promise<void> {
    if (action) this.sent.push(action);
  }

  override async ask(request?: TableRequest): Promise<Answer> {
    if (request) this.asked.push(request);
    return this.answer;
  }

  /** Somebody says something: everything arrives anew, and nothing has changed. */
  async hear(): Promise<void> {
    const again = structuredClone(this.snapshot);
    again.version += 1;
    again.chat.push({ version: again.version, time: 0, seat: 1, name: 'Bo', phrase: 'hello' });
    this.show(again);
    await tick();
  }
}
