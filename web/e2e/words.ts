import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FluentBundle } from '@fluent/bundle';
import { bundleFrom, format, type MessageArgs } from '../src/i18n/bundle';
import type { Language } from '../src/i18n/languages';

const LOCALES = resolve(import.meta.dirname, '../../locales');

/** What the page says in one language, from the same message files. */
export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language) {
    this.language = language;
    const folder = resolve(LOCALES, language);
    const sources = readdirSync(folder).map((file) => readFileSync(resolve(folder, file), 'utf8'));
    this.#bundle = bundleFrom(language, sources);
  }

  readonly t = (id: string, args?: MessageArgs): string => format(this.#bundle, id, args);

  /** What stands in place of `name` in a worded message; null where the words are others. */
  argument(text: string, id: string, name: string, args: MessageArgs = {}): string | null {
    const [before = '', after = ''] = this.t(id, { ...args, [name]: '\u0000' }).split('\u0000');
    const start = text.indexOf(before);
    if (start < 0) return null;
    const rest = text.slice(start + before.length);
    if (after === '') return rest;
    const end = rest.indexOf(after);
    return end < 0 ? null : rest.slice(0, end);
  }
}
