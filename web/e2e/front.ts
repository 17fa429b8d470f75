import { expect, type Locator, type Page } from '@playwright/test';
import type { BotLevel, GameId } from '../src/protocol/types';
import { type Input, inputFor } from './input-modes';
import type { Words } from './words';

/** A table to be set up: who sits beside the visitor, and what differs from the usual. */
export interface Wish {
  game: GameId;
  others: ('link' | 'open' | 'here' | 'bot')[];
  preset?: 'quick' | 'team';
  clock?: '30s' | '15min' | 'day';
  /** Boxes of the dialog by their word. */
  switches?: Partial<Record<'helpers' | 'hints' | 'undo' | 'open_reserves' | 'free_chat' | 'random_seats', boolean>>;
}

/** The front page, used as a visitor does. */
export class Front {
  readonly #page: Page;
  readonly #words: Words;
  readonly #input: Input;

  constructor(page: Page, words: Words, input: Input = inputFor('mouse', page)) {
    this.#page = page;
    this.#words = words;
    this.#input = input;
  }

  async open(): Promise<void> {
    await this.#page.goto('/');
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async choose(game: GameId): Promise<void> {
    const { t } = this.#words;
    const games = this.#page.getByRole('radiogroup', { name: t('home-games') });
    await this.#input.press(games.getByRole('radio', { name: t(`game-name-${game}`) }));
  }

  /** The one big button, after choosing how strong the bot plays. */
  async playBots(game: GameId, level: BotLevel = 'level1', expansion?: string): Promise<void> {
    const { t } = this.#words;
    await this.open();
    await this.choose(game);
    if (expansion) await this.expand(expansion);
    await this.#segment('home-bot-level', t(`level-${level}`));
    await this.#press(t('home-play', { game: this.#title(game, expansion) }));
    await this.atTable();
  }

  /** Chooses what the game is played with. */
  async expand(expansion: string): Promise<void> {
    await this.#segment('option-expansion', this.#words.t(`option-expansion-${expansion}`));
  }

  #title(game: GameId, expansion?: string): string {
    const { t } = this.#words;
    const name = t(`game-name-${game}`);
    return expansion ? t('game-with', { game: name, expansion: t(`option-expansion-${expansion}`) }) : name;
  }

  /** The set-up dialog, filled in; bots are of the gentlest kind. */
  async makeTable({ game, others, preset, clock, switches = {} }: Wish): Promise<void> {
    const { t } = this.#words;
    await this.open();
    await this.choose(game);
    await this.#press(t('home-make-table'));
    const dialog = this.#page.getByRole('dialog');
    if (game !== 'duel') await this.#segment('setup-seats', String(others.length + 1), dialog);
    for (const [i, kind] of others.entries()) {
      const seat = dialog.getByRole('listitem').nth(i + 1);
      await seat.getByRole('combobox').first().selectOption(kind);
      if (kind === 'bot') await seat.getByRole('combobox', { name: t('setup-level') }).selectOption('level1');
    }
    if (clock) await this.#segment('setup-clock', t(`setup-clock-${clock}`), dialog);
    if (preset) await dialog.getByRole('checkbox', { name: t(`preset-${preset}`), exact: true }).check();
    if (Object.keys(switches).length) await dialog.getByText(t('setup-more')).click();
    for (const [name, wanted] of Object.entries(switches)) {
      await dialog.getByRole('checkbox', { name: t(`setup-${name}`) }).setChecked(wanted);
    }
    await this.#press(t('setup-go'));
    await expect(dialog).toBeHidden();
  }

  /** A table on this device, set up as it is proposed; `change` fills in what differs. */
  async playHere(change: (dialog: Locator) => Promise<unknown> = async () => {}): Promise<void> {
    const { t } = this.#words;
    await this.#page.goto('/');
    await this.#press(t('home-more'));
    const dialog = this.#page.locator('dialog.is-setup');
    await dialog.getByRole('radio', { name: t('setup-where-device'), exact: true }).check();
    await change(dialog);
    await this.#press(t('setup-go'));
    await expect(this.#page).toHaveURL(/\/table\/local-/);
  }

  async atTable(): Promise<void> {
    await expect(this.#page.getByRole('region', { name: this.#words.t('region-action') })).toBeVisible();
  }

  /** The link that the waiting room shows. */
  async invitation(): Promise<string> {
    const link = this.#page.getByRole('textbox', { name: this.#words.t('invite-link') });
    await expect(link).toBeVisible();
    return link.inputValue();
  }

  /** Comes by a link, types a name and takes a free seat. */
  async join(link: string, name: string): Promise<void> {
    const { t } = this.#words;
    await this.#page.goto(link);
    await this.#page.getByRole('textbox', { name: t('name-label') }).fill(name);
    await this.#press(t('room-sit'));
  }

  async #press(name: string): Promise<void> {
    await this.#input.press(this.#page.getByRole('button', { name, exact: true }).first());
  }

  async #segment(group: string, label: string, within: Page | Locator = this.#page): Promise<void> {
    const radios = within.getByRole('radiogroup', { name: this.#words.t(group) });
    const radio = radios.getByRole('radio', { name: label, exact: true });
    await this.#input.press(radio);
    await expect(radio).toBeChecked();
  }
}
