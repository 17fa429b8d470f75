import type { HelpSubject } from '../help/sections';
import type { ExpansionId } from '../protocol/types';
import type { Game, GameWords, TableLayout, TilePicture } from './game';

/** What a game has otherwise with an expansion; what is not named stays as it is. */
export interface Expansion {
  /** Also the name of its help and lessons. */
  readonly id: ExpansionId;
  /** Cards that come to those of the game, and tiles that lie out in place of its own; empty where there are none. */
  readonly data: { readonly cards: string; readonly tiles: string };
  readonly picture?: TilePicture;
  readonly layout?: Partial<TableLayout>;
  readonly words: Partial<GameWords>;
  readonly verbs?: Game['verbs'];
  /** Where its own help tells about something. */
  readonly sections: Readonly<Partial<Record<HelpSubject, string>>>;
}
