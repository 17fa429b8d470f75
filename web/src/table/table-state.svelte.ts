import { getContext, setContext } from 'svelte';
import { GAMES } from '../games';
import { errorText } from '../i18n/errors';
import { seatName } from '../i18n/labels';
import { t } from '../i18n/locale.svelte';
import type { Answer, Connection, TableRequest, TableSource, TableUpdate } from '../protocol/source';
import type {
  Action,
  Advice,
  CardHelp,
  CardId,
  Cell,
  Color,
  GameSnapshot,
  Level,
  Player,
  Seat,
} from '../protocol/types';
import { draftFor } from '../selection/advised';
import { chooseBank, chooseCard, chooseCell, chooseDeck, type Draft, NO_DRAFT, offers } from '../selection/draft';
import { findLegal, legalOf } from '../selection/legal';
import { prepareDeck, redraft, wish } from '../selection/prepare';
import { mayReturn, plannedReturn } from '../selection/returns';
import { takesWith } from '../selection/take';
import { counted } from '../selection/tokens';
import { type SlotMark, sinceTurn, slotMarks } from './marks';

/** Duel's optional steps come before the one action; the strip above the board chooses which is open. */
export type Step = 'privilege' | 'replenish' | 'act';
export type OpenDialog =
  | 'none'
  | 'payment'
  | 'settings'
  | 'log'
  | 'end'
  | 'menu'
  | 'chat'
  | 'resign'
  | 'link'
  | 'fair'
  | { player: Seat }
  | { help: string | null };

/** A table as one viewer sees it, and what that viewer is putting together. */
export class TableState {
  snapshot: GameSnapshot = $state.raw() as GameSnapshot;
  connection = $state.raw<Connection>({ state: 'open' });
  draft = $state.raw<Draft>(NO_DRAFT);
  step = $state<Step>('act');
  dialog = $state.raw<OpenDialog>('none');
  sending = $state(false);
  /** Why the last request was refused, in the player's language. */
  refusal = $state('');
  /** Steps cannot be stored at the moment. */
  trouble = $state(false);
  advice = $state.raw<Advice | null>(null);
  hinting = $state(false);
  /** The newest word of the chat that the viewer has seen. */
  chatSeen = $state(0);
  readonly source: TableSource;
  /** A planned return is sent before the move that led to it is done with. */
  #underway = 0;
  /** Tokens named for return that the server has not yet asked for. */
  #plan: Color[] = [];

  constructor(source: TableSource, snapshot: GameSnapshot) {
    this.source = source;
    this.snapshot = snapshot;
    this.chatSeen = snapshot.chat.at(-1)?.version ?? 0;
  }

  readonly game = $derived(this.snapshot.config.game);
  /** How this game looks and speaks. */
  readonly look = $derived(GAMES[this.game]);
  readonly view = $derived(this.snapshot.view);
  readonly help = $derived(this.snapshot.help);
  readonly legal = $derived(legalOf(this.snapshot.help));
  /** What may be done, without what it brings. */
  readonly actions: Action[] = $derived(this.legal.map(({ action }) => action));
  readonly me = $derived(this.snapshot.me);
  /** Whose purse and hand the page shows at the bottom; a spectator looks over the first seat's shoulder. */
  readonly near = $derived(this.me ?? 0);
  readonly acting = $derived(this.me !== null && this.legal.length > 0);
  /** Another plays, and the own next move can be prepared. */
  readonly waiting = $derived(this.me !== null && !this.acting && !this.snapshot.result);
  readonly recent = $derived(sinceTurn(this.snapshot.log, this.snapshot.last_own_turn));
  readonly marks: Map<string, SlotMark> = $derived(slotMarks(this.recent, this.me));
  readonly offers = $derived(offers(this.draft, this.legal));
  /** The action that the return sockets belong to. */
  readonly mainOffer = $derived(this.offers.act ?? this.offers.reserve);
  readonly brings = $derived(this.mainOffer?.brings);
  readonly over = $derived(this.brings?.over ?? 0);
  readonly returns: Color[] = $derived('returns' in this.draft ? this.draft.returns : []);
  /** Cards in reach after what is chosen; while a take is still open, those that any completion of it brings. */
  readonly reach: Set<CardId> = $derived.by(() => {
    if (this.draft.kind !== 'take' || this.mainOffer) return new Set(this.brings?.reach ?? []);
    const [first, ...rest] = takesWith(this.actions, counted(this.draft.colors)).map(
      (take) => findLegal(this.legal, take)?.brings?.reach ?? [],
    );
    return new Set((first ?? []).filter((card) => rest.every((reach) => reach.includes(card))));
  });

  player(seat: Seat): Player {
    const player = this.view.players[seat];
    if (!player) throw new Error(`no seat ${seat}`);
    return player;
  }

  /** The others in play order, beginning after the viewer. */
  readonly others: Seat[] = $derived(
    this.view.players.map((_, i) => (this.near + i + 1) % this.view.players.length).slice(0, -1),
  );

  nameOf(seat: Seat): string {
    const shared = this.snapshot.mine.length > 1;
    return seat === this.me && !shared ? t('you') : seatName(this.snapshot.seats, seat);
  }

  helpFor(card: CardId): CardHelp | undefined {
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
    const prepared = this.waiting ? this.draft : NO_DRAFT;
    if (gone) this.clear();
    if (snapshot.result && !before.result) this.dialog = 'end';
    this.snapshot = snapshot;
    if (gone && snapshot.me === before.me) this.#layOut(prepared);
    if (moved) this.advice = null;
    const next = plannedReturn(snapshot.help.legal, this.#plan);
    if (next) {
      this.#plan = this.#plan.slice(1);
      void this.#send(next);
    } else {
      this.#plan = [];
    }
  }

  /** What was prepared stays while others play, and is laid out with what is legal when the turn comes. */
  #layOut(prepared: Draft): void {
    if (this.waiting) this.draft = prepared;
    else if (this.view.phase === 'act') this.draft = redraft(prepared, this.game, this.actions);
  }

  clear(): void {
    this.draft = NO_DRAFT;
    this.step = 'act';
    this.refusal = '';
    this.advice = null;
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

  async askHint(): Promise<void> {
    this.clear();
    this.hinting = true;
    const answer = await this.ask({ type: 'hint' });
    this.hinting = false;
    const best = answer.type === 'hint' ? answer.advice[0] : undefined;
    if (best && this.acting) this.advice = best;
  }

  /** Lays the advised move out; it still has to be confirmed. */
  follow(advice: Advice): void {
    const { action } = advice;
    this.clear();
    if (action.type === 'privilege' || action.type === 'replenish') this.step = action.type;
    this.draft = draftFor(action);
  }

  readonly unread = $derived(
    this.snapshot.chat.filter((line) => line.version > this.chatSeen && line.seat !== this.me).length,
  );

  tapBank(color: Color): void {
    if (this.acting) this.draft = chooseBank(this.draft, this.actions, color);
    else if (this.waiting) this.draft = wish(this.draft, color);
  }

  tapCard(card: CardId): void {
    this.draft = chooseCard(this.draft, this.game, this.actions, card);
    this.step = 'act';
  }

  tapDeck(level: Level): void {
    const refused = this.help.closed_decks[`${level}`];
    if (this.waiting) this.draft = prepareDeck(this.draft, level);
    else if (!refused) this.draft = chooseDeck(this.draft, this.actions, level);
    else {
      this.clear();
      this.refusal = t(`refusal-${refused}`);
    }
  }

  /** A cell of Duel's board; what it means depends on the open step and phase. */
  tapCell(cell: Cell): void {
    const single = this.#cellActions().find((action) => action.cell[0] === cell[0] && action.cell[1] === cell[1]);
    if (single) this.choose(single);
    else if (this.step === 'act' && this.view.phase === 'act') this.draft = chooseCell(this.draft, this.actions, cell);
  }

  #cellActions(): Extract<Action, { cell: Cell }>[] {
    const wanted = this.view.phase === 'take_token' ? 'take_token' : this.step === 'privilege' ? 'privilege' : null;
    return this.actions.filter((action): action is Extract<Action, { cell: Cell }> => action.type === wanted);
  }

  readonly cellChoices = $derived(this.#cellActions().map((action) => action.cell));

  choose(action: Action): void {
    this.draft = { kind: 'choice', action };
  }

  /** Puts a token of the purse into the return socket, or takes it out by its place there. */
  addReturn(color: Color): void {
    if (!('returns' in this.draft) || !this.canReturn(color)) return;
    this.draft = { ...this.draft, returns: [...this.draft.returns, color] };
  }

  dropReturn(index: number): void {
    if (!('returns' in this.draft)) return;
    this.draft = { ...this.draft, returns: this.draft.returns.filter((_, i) => i !== index) };
  }

  canReturn(color: Color): boolean {
    return mayReturn(this.brings?.returnable ?? {}, this.over, this.returns, color);
  }

  async commit(action: Action): Promise<void> {
    this.#plan = [...this.returns];
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
