import type { Action, GameSnapshot } from '../protocol/types';
import { PositionSource } from '../replay/position-source';

/** A position at which moves are made for whoever is to act. */
export class BoardSource extends PositionSource {
  readonly #play: (action: Action) => Promise<void>;

  constructor(snapshot: GameSnapshot, play: (action: Action) => Promise<void>) {
    super(snapshot);
    this.#play = play;
  }

  override send(action: Action): Promise<void> {
    return this.#play(action);
  }
}
