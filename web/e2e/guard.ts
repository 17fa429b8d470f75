import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Notes every error that a page reports: in its console, uncaught, or against its content security policy. */
export class Guard {
  readonly #found: string[] = [];
  /**
   * The server reviews one game at a time and says so to whoever asks for another: the page asks again. And most tests have
   * no service worker.
   */
  readonly #expected: RegExp[] = [/status of 503 .*\/review\)$/, /Service Worker registration blocked/];

  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    context.on('page', (page) => this.#listen(page));
    for (const page of context.pages()) this.#listen(page);
  }

  /** A test that takes the server away expects the browser to say so. */
  expect(message: RegExp): void {
    this.#expected.push(message);
  }

  get errors(): string[] {
    return this.#found.filter((text) => !this.#expected.some((message) => message.test(text)));
  }

  #listen(page: Page): void {
    page.on('console', (message) => this.#note(message));
    page.on('pageerror', (error) => this.#found.push(`uncaught: ${error.stack ?? error.message}`));
  }

  #note(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    this.#found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  }
}
