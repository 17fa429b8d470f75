import type { GameId } from '../src/protocol/types';
import { Front } from './front';
import { type InputMode, inputFor } from './input-modes';
import { Player } from './player';
import { expect, test } from './test';

const GAMES: readonly GameId[] = ['splendor', 'marvel', 'duel'];

/** Whole games from the front page to the result, with each way to press things. */
for (const way of ['mouse', 'keyboard'] as const satisfies InputMode[]) {
  for (const game of GAMES) {
    const short = game === 'splendor' && way === 'keyboard' ? ' @short' : '';
    test(`${game} against a bot by ${way}${short}`, async ({ page, words }) => {
      await new Front(page, words, inputFor(way, page)).playBots(game);
      await new Player(page, words, game, way).finish();
      await expect(page.getByRole('dialog')).toContainText(words.t('rematch'));
    });
  }
}

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  for (const game of GAMES) {
    const short = game === 'duel' ? ' @short' : '';
    test(`${game} against a bot by touch${short}`, async ({ page, words }) => {
      await new Front(page, words, inputFor('touch', page)).playBots(game);
      await new Player(page, words, game, 'touch').finish();
      await expect(page.getByRole('dialog')).toContainText(words.t('rematch'));
    });
  }
});
