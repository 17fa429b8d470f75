import { expect, type Locator, type Page } from '@playwright/test';
import type { GameId } from '../src/protocol/types';
import { type A11yTree, look, lookFor, type Piece, redrawn, staysWithin } from './a11y-tree';
import { type Input, type InputMode, inputFor } from './input-modes';
import type { Words } from './words';

const MOST_TURNS = 200;

/** What the tokens of each game show, the joker last. */
const STONES: Readonly<Record<GameId, readonly string[]>> = {
  splendor: ['white', 'blue', 'green', 'red', 'black', 'gold'],
  marvel: ['mind', 'space', 'soul', 'reality', 'power', 'time', 'shield'],
  duel: ['white', 'blue', 'green', 'red', 'black', 'pearl', 'gold'],
};
const PATIENCE = 60_000;

/** Plays by what the page shows and offers, and by pressing nothing but what a person could. */
export class Player {
  readonly page: Page;
  readonly words: Words;
  readonly game: GameId;
  readonly input: Input;

  constructor(page: Page, words: Words, game: GameId, way: InputMode = 'mouse') {
    this.page = page;
    this.words = words;
    this.game = game;
    this.input = inputFor(way, page);
  }

  /** Until the result is shown. */
  async finish(): Promise<void> {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      if (!(await this.turn())) return;
    }
    throw new Error(`no end after ${MOST_TURNS} moves`);
  }

  /** One move of one's own, once it is asked for; false when the game is over instead. */
  async turn(): Promise<boolean> {
    const tree = await lookFor(this.page, asks);
    if (tree.kind === 'over') return false;
    if (tree.handOver !== null) await this.#press('main', tree.handOver);
    else await this.#answer(tree);
    return true;
  }

  /** Waits for the own turn; `meanwhile` lets somebody else move. */
  async whenAsked(meanwhile: () => Promise<unknown>): Promise<void> {
    while (!asks(await look(this.page))) await meanwhile();
  }

  /** Reserves from the deck of the highest level that still has cards. */
  async reserveBlind(): Promise<void> {
    const { decks } = await lookFor(this.page, ({ kind }) => kind === 'none');
    await this.#press('.market', best(decks.toReversed()).name);
    await this.#giveBack();
    await this.#go();
  }

  /** Gives up by the menu. */
  async resign(): Promise<void> {
    const { page, words } = this;
    await page.getByRole('button', { name: words.t('tool-menu') }).click();
    await page.getByRole('button', { name: words.t('menu-resign') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words.t('menu-resign') })
      .click();
  }

  /** Waits until the page asks for a move. */
  async settled(): Promise<void> {
    await lookFor(this.page, asks);
  }

  /** Picks a card that can be bought, and says whether `wanted` shows then. */
  async lookAtPurchase(wanted: Locator): Promise<boolean> {
    const { cards, kind } = await lookFor(this.page, asks);
    // Something else is asked first, such as which noble comes.
    if (kind !== 'none') return false;
    for (const card of this.#affordable(cards)) {
      await this.#press('.market', card.name);
      if (await wanted.isVisible()) return true;
      await this.#press('.action', this.words.t('clear'));
    }
    return false;
  }

  async #answer(tree: A11yTree): Promise<void> {
    switch (tree.kind) {
      case 'none':
        return this.#move(tree);
      case 'tile':
      case 'set_aside':
      case 'royal':
      case 'joker':
      case 'steal':
      case 'copy':
      case 'post_gem':
        await this.#press('.action .choices', best(tree.choices).name);
        return this.#go();
      case 'free':
      case 'stronghold':
        await this.#press(
          '.market',
          best(tree.cards.filter(({ name }) => name.includes(this.words.t('card-aimed')))).name,
        );
        return this.#go();
      case 'take_token':
        await this.#press('.board', best(tree.cells).name);
        return this.#go();
      case 'return':
      case 'discard':
        await this.#press('.purse, .phone-purse', best(tree.purse).name);
        return this.#go();
      default:
        // Something is laid out already, such as a move that was prepared while waiting.
        return this.#go();
    }
  }

  async #move(tree: A11yTree): Promise<void> {
    const only = tree.buttons[0];
    if (only !== undefined) return this.#go();
    const [bought] = this.#affordable([...tree.cards, ...tree.hand]);
    if (bought) {
      await this.#press('.market, .hand', bought.name);
      // What the card brings may be too much.
      await this.#giveBack();
      return this.#go();
    }
    if (await this.#take(tree)) return;
    await this.#reserve(tree);
  }

  /** Cards that can be had now, the highest level first. */
  #affordable(cards: readonly Piece[]): Piece[] {
    const { t } = this.words;
    const levels = [3, 2, 1].map((level) => t('card-level', { level }));
    const payable = ({ name }: Piece): boolean =>
      this.#state(name, 'buy', 'pay') !== null ||
      this.#state(name, 'gold', 'pay') !== null ||
      name.includes(t('card-state-sacrifice')) ||
      name.includes(t('card-state-free'));
    return levels.flatMap((level) => cards.filter((card) => card.name.includes(level) && payable(card)));
  }

  #state(name: string, state: string, argument: string): string | null {
    return this.words.argument(name, `card-state-${state}`, argument, {
      gold: '',
      joker: this.#stone(STONES[this.game].at(-1) ?? ''),
    });
  }

  async #take(tree: A11yTree): Promise<boolean> {
    return this.game === 'duel' ? this.#takeLine(tree) : this.#takeTokens(tree);
  }

  /** What the card with the least missing still needs, the nearest first. */
  #wanted(cards: readonly Piece[]): string[] {
    const lacks = cards.map(({ name }) => this.#missing(name)).filter((colors) => colors.length > 0);
    return lacks.toSorted((a, b) => a.length - b.length).flat();
  }

  #missing(name: string): string[] {
    const { t } = this.words;
    const missing = this.#state(name, 'short', 'missing');
    if (missing === null) return [];
    return STONES[this.game].flatMap((color) => {
      const stone = this.#stone(color);
      const count = [7, 6, 5, 4, 3, 2, 1].find((n) => missing.includes(t('amount', { count: n, stone })));
      return Array<string>(count ?? 0).fill(color);
    });
  }

  #stone(stone: string): string {
    return this.words.t(`stone-${stone}`);
  }

  async #takeTokens(start: A11yTree): Promise<boolean> {
    const { t } = this.words;
    const order = [...new Set([...this.#wanted([...start.cards, ...start.hand]), ...STONES[this.game]])];
    for (const color of order) {
      const tree = await look(this.page);
      if (tree.buttons.length > 1 || (await this.#needsReturn())) break;
      const piece = tree.bank.find(({ name, pressed }) => !pressed && name.startsWith(this.#stone(color)));
      const offered = tree.kind === 'take' ? piece?.name.includes(t('bank-add')) : piece !== undefined;
      if (piece && offered) await this.#press('.bank', piece.name);
    }
    if ((await look(this.page)).kind !== 'take') return false;
    await this.#giveBack();
    await this.#go();
    return true;
  }

  async #takeLine(start: A11yTree): Promise<boolean> {
    const { t } = this.words;
    const gold = this.#stone('gold');
    const wanted = this.#wanted([...start.cards, ...start.hand]).map((color) => this.#stone(color));
    const cells = start.cells.filter(({ name }) => !name.endsWith(gold));
    const first = cells.find(({ name }) => wanted.some((stone) => name.endsWith(stone))) ?? cells[0];
    if (!first) {
      const replenish = start.steps.find(({ name }) => name.includes(t('step-replenish')));
      if (!replenish) return false;
      await this.#press('.steps', replenish.name);
      await this.#go();
      return true;
    }
    await this.#press('.board', first.name);
    for (let more = 0; more < 2; more += 1) {
      const joining = (await look(this.page)).cells.find(({ name }) => name.includes(t('cell-can-join')));
      if (joining) await this.#press('.board', joining.name);
    }
    await this.#giveBack();
    await this.#go();
    return true;
  }

  async #reserve(tree: A11yTree): Promise<void> {
    const { t } = this.words;
    for (const card of tree.cards) {
      await this.#press('.market', card.name);
      // With a full purse the button asks for tokens first.
      await this.#giveBack();
      const { buttons } = await look(this.page);
      if (buttons.some((name) => name.startsWith(t('reserve-go')))) {
        return this.#go();
      }
    }
    throw new Error('nothing can be bought, taken or reserved, and there is no way to pass');
  }

  async #needsReturn(): Promise<boolean> {
    return (await this.page.locator('.action .socket.is-return').count()) > 0;
  }

  /** Tokens over the limit are chosen for return, the most plentiful first. */
  async #giveBack(): Promise<void> {
    while (await this.#needsReturn()) {
      const { purse } = await look(this.page);
      await this.#press('.purse, .phone-purse', best(purse).name);
    }
  }

  /** Presses the panel's main button and waits until the table has changed. */
  async #go(): Promise<void> {
    await staysWithin(this.page);
    const before = await look(this.page);
    const button = this.page.locator('.action .action-buttons').getByRole('button').first();
    await expect(button).toBeEnabled();
    await this.input.press(button);
    await lookFor(this.page, ({ kind, busy, whole }) => kind === 'over' || (!busy && whole !== before.whole));
  }

  async #press(region: string, name: string): Promise<void> {
    await this.input.press(this.#button(region, name));
  }

  /** Of equal pieces any will do. */
  #button(region: string, name: string): Locator {
    return this.page.locator(region).getByRole('button', { name, exact: true }).first();
  }
}

/** The panel says that another is to act. */
const WAITING = ['aside', 'none yet'];
const asks = ({ kind, busy, handOver }: A11yTree): boolean => handOver !== null || (!busy && !WAITING.includes(kind));

/** People at several devices play `moves` moves, or to the end. */
export async function playTogether(players: readonly Player[], moves = MOST_TURNS * players.length): Promise<void> {
  let playing = [...players];
  for (let made = 0; made < moves && playing.length > 0; ) {
    const asked = await whoIsAsked(playing);
    if (await asked.turn()) made += 1;
    else playing = playing.filter((player) => player !== asked);
  }
}

async function whoIsAsked(players: readonly Player[]): Promise<Player> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    for (const player of players) {
      if (asks(await look(player.page))) return player;
    }
    if (players[0]) await redrawn(players[0].page);
  }
  throw new Error('nobody is asked to move');
}

function best(pieces: readonly Piece[]): Piece {
  const [first] = pieces;
  if (!first) throw new Error('there is nothing to choose');
  return first;
}
