import { ask, type Fetch } from '../protocol/ask';
import type {
  DeleteAccountRequest,
  Me,
  NameRequest,
  NewAccountRequest,
  NewToken,
  PasswordRequest,
  ProgramToken,
  SignInRequest,
  TokenRequest,
} from '../protocol/generated/protocol';

/** What the page asks the server about accounts. Every call rejects with a `LobbyError`. */
export class Accounts {
  readonly #fetch: Fetch;
  readonly #guestName: () => string;

  constructor(guestName: () => string, get: Fetch = (...request) => fetch(...request)) {
    this.#guestName = guestName;
    this.#fetch = get;
  }

  /** Who the visitor is; null for somebody new. */
  async me(): Promise<Me | null> {
    return (await ask<Me | undefined>(this.#fetch, 'GET', '/api/me')) ?? null;
  }

  /** An account for the guest; somebody new becomes one first. */
  async claim(login: string, password: string): Promise<Me> {
    if ((await this.me()) === null) {
      await ask(this.#fetch, 'PUT', '/api/me', { name: this.#guestName() } satisfies NameRequest);
    }
    return ask(this.#fetch, 'POST', '/api/account', { login, password } satisfies NewAccountRequest);
  }

  signIn(login: string, password: string, bring: boolean): Promise<Me> {
    const request: SignInRequest = { login, password, bring_games: bring };
    return ask(this.#fetch, 'POST', '/api/account/sign-in', request);
  }

  signOut(): Promise<void> {
    return ask(this.#fetch, 'DELETE', '/api/me');
  }

  signOutEverywhere(): Promise<void> {
    return ask(this.#fetch, 'POST', '/api/account/sign-out');
  }

  changePassword(old: string, next: string): Promise<void> {
    return ask(this.#fetch, 'PUT', '/api/account/password', { old, new: next } satisfies PasswordRequest);
  }

  /** The tokens by which programs play as the account. */
  tokens(): Promise<ProgramToken[]> {
    return ask(this.#fetch, 'GET', '/api/account/tokens');
  }

  /** Makes one. Nobody sees it again. */
  makeToken(name: string): Promise<NewToken> {
    return ask(this.#fetch, 'POST', '/api/account/tokens', { name } satisfies TokenRequest);
  }

  endToken(id: string): Promise<void> {
    return ask(this.#fetch, 'DELETE', `/api/account/tokens/${encodeURIComponent(id)}`);
  }

  remove(password: string): Promise<void> {
    return ask(this.#fetch, 'POST', '/api/account/delete', { password } satisfies DeleteAccountRequest);
  }
}
