import { getContext, type Snippet, setContext } from 'svelte';
import { lookOf } from '../games';
import type { HelpPlace } from '../help/sections';
import { errorText } from '../i18n/errors';
import { seatName } from '../i18n/labels';
import { t } from '../i18n/locale.svelte';
import type { Answer, Connection, TableRequest, TableSource, TableUpdate } from '../protocol/source';
import type {
  Action,
  CardForesight,
  CardId,
  CardStrongholds,
  Color,
  GameSnapshot,
  Player,
  Seat,
} from '../protocol/types';
import { NO_DRAFT } from '../selection/draft';
import { plannedReturn } from '../selection/returns';
import { Hints } from './hints.svelte';
import { News } from './news.svelte';
import { Selection } from './selection.svelte';

export type OpenDialog =
  | 'none'
  | 'payment'
  | 'settings'
  | 'keys'
  | 'log'
  | 'end'
  | 'menu'
  | 'chat'
  | 'resign'
  | 'link'
  | 'fair'
  | { player: Seat }
  | { help: HelpPlace | null };

/** A position to find something in, which is nobody's game: what is asked, and what stands where no move is being chosen. */
export interface Study {
  task: string;
  panel: Snippet;
}

/** A table as one viewer sees it, and the line to the server. */
export class TableState {
  snapshot: GameSnapshot = $state.raw() as GameSnapshot;
  connection = $state.raw<Connection>({ state: 'open' });
  dialog = $state.raw<OpenDialog>('none');
  sending = $state(false);
  /** Why the last request was refused, in the player's language. */
  refusal = $state('');
  /** Steps cannot be stored at the moment. */
  trouble = $state(false);
  study = $state.raw<Study | null>(null);
  readonly source: TableSource;
  /** A finished game is shown as it was: nobody is to do anything. */
  readonly replayed: boolean;
  readonly selection: Selection;
  readonly news: News;
  readonly hints: Hints;
  /** A planned return is sent before the move that led to it is done with. */
  #underway = 0;
  /** Tokens named for return that the server has not yet asked for. */
  #plan: Color[] = [];

  constructor(source: TableSource, snapshot: GameSnapshot, replayed = false) {
    this.source = source;
    this.snapshot = snapshot;
    this.replayed = replayed;
    this.selection = new Selection(this);
    this.news = new News(this);
    this.hints = new Hints(this);
    this.selection.clear();
  }

  readonly game = $derived(this.snapshot.config.game);
  /** How this game looks and speaks. */
  readonly look = $derived(lookOf(this.snapshot.config));
  readonly view = $derived(this.snapshot.view);
  readonly players: readonly Player[] = $derived(this.snapshot.view.players);
  readonly help = $derived(this.snapshot.help);
  readonly legal = $derived(this.snapshot.help.legal);
  /** What may be done, without what it brings. */
  readonly actions: Action[] = $derived(this.legal.map(({ action }) => action));
  readonly me = $derived(this.snapshot.me);
  /** Through whose eyes a replay is told; `null` where everything is open. */
  sight = $state<Seat | null>(null);
  /** Whose purse and hand the page shows at the bottom; a spectator looks over the first seat's shoulder. */
  readonly near = $derived(this.me ?? this.sight ?? 0);
  /** The viewer plays here, and does not look back. */
  readonly seated = $derived.by(() => this.me !== null && !this.replayed && !this.study);
  readonly acting = $derived(this.me !== null && this.legal.length > 0);
  /** Another plays, and the own next move can be prepared; whoever is out has none. */
  readonly waiting = $derived(
    this.me !== null && !this.acting && this.snapshot.stage !== 'over' && !this.snapshot.seats[this.me]?.lost,
  );
  /** The others in play order, beginning after the viewer. */
  readonly others: Seat[] = $derived(
    this.players.map((_, i) => (this.near + i + 1) % this.players.length).slice(0, -1),
  );

  player(seat: Seat): Player {
    const player = this.players[seat];
    if (!player) throw new Error(`no seat ${seat}`);
    return player;
  }

  nameOf(seat: Seat): string {
    const shared = this.snapshot.mine.length > 1;
    return seat === this.me && !shared ? t('you') : seatName(this.snapshot.seats, seat);
  }

  /** Whose turn it is, as it is told to the viewer. */
  readonly turnWords = $derived.by(() => {
    const { seat } = this.view;
    if (this.study) return this.study.task;
    if (this.snapshot.result) return t('turn-over');
    if (this.replayed) return t('home-turn-theirs', { name: seatName(this.snapshot.seats, seat) });
    return seat === this.me ? t('turn-yours') : t('turn-theirs', { name: this.nameOf(seat) });
  });

  /** How many points there are, of how many that bring on the end where a number does. */
  pointsLabel(have: number): string {
    return this.goal === null ? t('card-points', { points: have }) : t('goal-prestige', { have, need: this.goal });
  }

  /** The points that bring on the end, where a number does. */
  readonly goal: number | null = $derived.by(() =>
    this.look.words.target === null && this.look.layout.progress === 'points' ? null : this.snapshot.target,
  );

  /** The colour that a bought card was given; null where it has one of its own. */
  colorOf(card: CardId): Color | null {
    const found = this.players
      .flatMap(({ cards }) => cards)
      .find((owned) => typeof owned !== 'string' && owned.card === card);
    return found && typeof found !== 'string' ? found.as : null;
  }

  /** The strongholds on a card, with the name of whose they are. */
  strongholdsFor(on: CardStrongholds | null): (CardStrongholds & { name: string }) | null {
    return on && { ...on, name: this.nameOf(on.seat) };
  }

  helpFor(card: CardId): CardForesight | undefined {
    return this.help.cards.find((entry) => entry.card === card);
  }

  receive(update: TableUpdate): void {
    switch (update.type) {
      case 'connection':
        this.connection = update.connection;
        break;
      case 'trouble':
        this.trouble = update.code !== null;
        break;
      case 'refused':
        this.#plan = [];
        this.refusal = errorText(update.code, update.rule);
        break;
      case 'snapshot':
        this.#show(update.snapshot);
        break;
      case 'room':
        break;
    }
  }

  #show(snapshot: GameSnapshot): void {
    const before = this.snapshot;
    const moved = snapshot.view.round !== before.view.round || snapshot.view.seat !== before.view.seat;
    const gone = snapshot.version !== before.version && !sameChoices(before, snapshot);
    const prepared = this.waiting ? this.selection.draft : NO_DRAFT;
    if (snapshot.result && !before.result) this.dialog = 'end';
    this.snapshot = snapshot;
    if (gone) this.clear();
    if (gone && snapshot.me === before.me) this.selection.resume(prepared);
    if (moved) this.hints.advice = null;
    const next = plannedReturn(this.actions, this.#plan);
    if (next) {
      this.#plan = this.#plan.slice(1);
      void this.#send(next);
    } else {
      this.#plan = [];
    }
  }

  clear(): void {
    this.selection.clear();
    this.refusal = '';
    this.hints.advice = null;
  }

  /** Asks the table for something besides a move; a refusal is shown. */
  async ask(request: TableRequest): Promise<Answer> {
    const answer = await this.source.ask(request);
    if (answer.type === 'refused') this.refusal = errorText(answer.code, answer.rule);
    return answer;
  }

  async undo(): Promise<void> {
    await this.ask({ type: 'undo', expected_version: this.snapshot.version });
  }

  async commit(action: Action): Promise<void> {
    this.#plan = [...this.selection.returns];
    await this.#send(action);
  }

  async #send(action: Action): Promise<void> {
    this.#underway += 1;
    this.sending = true;
    this.refusal = '';
    try {
      await this.source.send(action);
    } finally {
      this.#underway -= 1;
      this.sending = this.#underway > 0;
    }
  }
}

/** Words said, people coming and going: the version rises, but nothing about the own choice has changed. */
const sameChoices = (a: GameSnapshot, b: GameSnapshot): boolean =>
  a.log.at(-1)?.version === b.log.at(-1)?.version &&
  a.log.length === b.log.length &&
  a.me === b.me &&
  a.view.phase === b.view.phase &&
  a.view.seat === b.view.seat;

const KEY = Symbol('table');
export const provideTable = (state: TableState): TableState => setContext(KEY, state);
export const useTable = (): TableState => getContext<TableState>(KEY);
