import { hasBoard } from '../games/views';
import { colorName } from '../i18n/labels';
import { t } from '../i18n/locale.svelte';
import type { Action, CardId, Cell, Color } from '../protocol/types';
import { draftFor } from '../selection/advised';
import { aims, aimsAt, type CardAim, conquest } from '../selection/aims';
import {
  chooseBank,
  chooseCard,
  chooseCell,
  chooseDeck,
  type DeckId,
  type Draft,
  NO_DRAFT,
  offers,
} from '../selection/draft';
import { findLegal } from '../selection/legal';
import { prepareDeck, redraft, wish } from '../selection/prepare';
import { mayReturn } from '../selection/returns';
import { takesWith, whyNot } from '../selection/take';
import { counted, countOf } from '../selection/tokens';
import type { TableState } from './table-state.svelte';

/** Optional steps come before the one action; the strip above the board chooses which is open. */
export type Step = 'privilege' | 'replenish' | 'act';

type CellAction = Extract<Action, { cell: Cell }>;

/** What the viewer is putting together, and what it would bring. */
export class Selection {
  readonly #table: TableState;
  draft = $state.raw<Draft>(NO_DRAFT);
  step = $state<Step>('act');

  constructor(table: TableState) {
    this.#table = table;
  }

  readonly offers = $derived.by(() => offers(this.draft, this.#table.legal));
  /** The action that the return sockets belong to. */
  readonly mainOffer = $derived(this.offers.act ?? this.offers.reserve);
  readonly brings = $derived(this.mainOffer?.brings);
  readonly over = $derived(this.brings?.over ?? 0);
  readonly returns: Color[] = $derived('returns' in this.draft ? this.draft.returns : []);
  /** How many tokens are still to be named for return. */
  readonly returnsOpen = $derived(this.over - this.returns.length);
  /** Cards in reach after what is chosen; while a take is still open, those that any completion of it brings. */
  readonly reach: Set<CardId> = $derived.by(() => {
    if (this.draft.kind !== 'take' || this.mainOffer) return new Set(this.brings?.reach ?? []);
    const [first, ...rest] = takesWith(this.#table.actions, counted(this.draft.colors)).map(
      (take) => findLegal(this.#table.legal, take)?.brings?.reach ?? [],
    );
    return new Set((first ?? []).filter((card) => rest.every((reach) => reach.includes(card))));
  });
  /** Spaces of the board of which one alone is asked for. */
  readonly cellActions: CellAction[] = $derived.by(() => {
    const wanted =
      this.#table.view.phase === 'take_token' ? 'take_token' : this.step === 'privilege' ? 'privilege' : null;
    return this.#table.actions.filter((action): action is CellAction => action.type === wanted);
  });

  /** Answers that are given by pointing at a card of the market: a free card, the use of a stronghold. */
  readonly aims: CardAim[] = $derived.by(() => aims(this.#table.actions));
  /** The cards that such an answer can point at. */
  readonly aimed: Set<CardId> = $derived(new Set(this.aims.map(({ card }) => card)));

  /** Nothing is laid out, but what is offered by itself. */
  clear(): void {
    this.draft = conquest(this.#table.game, this.#table.actions) ?? NO_DRAFT;
    this.step = 'act';
  }

  /** Lays an action out; it still has to be confirmed. */
  layOut(action: Action): void {
    if (action.type === 'privilege' || action.type === 'replenish') this.step = action.type;
    this.draft = draftFor(action);
  }

  /** What was prepared stays while others play, and is laid out with what is legal when the turn comes. */
  resume(prepared: Draft): void {
    const { waiting, view, game, actions } = this.#table;
    if (waiting) this.draft = prepared;
    else if (view.phase === 'act') this.draft = redraft(prepared, game, actions);
  }

  tapBank(color: Color): void {
    const { acting, waiting, actions, look } = this.#table;
    this.#table.refusal = '';
    if (acting) {
      const before = this.draft;
      this.draft = chooseBank(before, actions, color);
      if (this.draft === before) this.#table.refusal = this.#whyNotTake(color);
    } else if (waiting && !look.earned[color]) this.draft = wish(this.draft, color);
    else if (waiting) this.#table.refusal = this.#whyNotTake(color);
  }

  /** In words, why a token of the bank cannot be chosen now. */
  #whyNotTake(color: Color): string {
    const { look, game, actions, view } = this.#table;
    const stone = colorName(game, color);
    const earned = look.earned[color];
    if (earned) return t('take-not-earned', { stone, how: t(earned) });
    if (!hasBoard(view) && countOf(view.bank, color) === 0) return t('take-not-left', { stone });
    const chosen = this.draft.kind === 'take' ? this.draft.colors : [];
    const why = whyNot(actions, chosen, color);
    return why === 'never' ? t('take-not-now', { stone }) : t(`take-not-${why}`, { stone, count: chosen.length });
  }

  tapCard(card: CardId): void {
    this.#table.refusal = '';
    const { phase } = this.#table.view;
    if (this.#table.acting && phase !== 'act') {
      // Another choice is open: a card is pointed at for it, or means nothing.
      const [first] = aimsAt(this.aims, card);
      if (first) this.choose(first);
      return;
    }
    this.draft = chooseCard(this.draft, this.#table.game, this.#table.actions, card);
    this.step = 'act';
  }

  tapDeck(deck: DeckId): void {
    const { closed_decks, closed_orient_decks } = this.#table.help;
    const refused = (deck.orient ? closed_orient_decks : closed_decks)?.[`${deck.level}`];
    if (this.#table.waiting) this.draft = prepareDeck(this.draft, deck);
    else if (!refused) this.draft = chooseDeck(this.draft, this.#table.actions, deck);
    else {
      this.#table.clear();
      this.#table.refusal = t(`refusal-${refused}`);
    }
  }

  /** A space of the board; what it means depends on the open step and phase. */
  tapCell(cell: Cell): void {
    const single = this.cellActions.find((action) => action.cell[0] === cell[0] && action.cell[1] === cell[1]);
    if (single) this.choose(single);
    else if (this.step === 'act' && this.#table.view.phase === 'act') {
      const { actions, view, look } = this.#table;
      const before = this.draft;
      this.draft = chooseCell(before, actions, cell);
      const color = hasBoard(view) ? view.board[cell[0]]?.[cell[1]] : null;
      const refused = this.draft === before && color === look.joker;
      this.#table.refusal = refused ? this.#whyNotTake(look.joker) : '';
    }
  }

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
}
