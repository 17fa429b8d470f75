import type { FluentBundle } from '@fluent/bundle';
import type { Stone } from '../art/stones';
import { addWords, type WordsApart } from './apart';
import { format, loadBundle, type MessageArgs } from './bundle';
import { isLanguage, type Language, preferredLanguage } from './languages';
import { formatParts, type Part } from './parts';

const STORED = 'parure.language';

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');

/** The language in use. */
export const locale = {
  get language(): Language {
    return current;
  },
};

/** Words apart that are said by now. */
const said = new Set<WordsApart>();

export async function setLanguage(language: Language): Promise<void> {
  const next = await loadBundle(language);
  await Promise.all([...said].map((words) => addWords(next, language, words)));
  bundle = next;
  current = language;
  document.documentElement.lang = language;
  localStorage.setItem(STORED, language);
}

/** The stored language, or the one the browser prefers. */
export function startLanguage(): Promise<void> {
  const stored = localStorage.getItem(STORED);
  return setLanguage(isLanguage(stored) ? stored : preferredLanguage(navigator.languages));
}

function loaded(): FluentBundle {
  if (!bundle) throw new Error('messages are used before they are loaded');
  return bundle;
}

/** These words can be used from here on, in every language. */
export async function loadWords(words: WordsApart): Promise<void> {
  said.add(words);
  await addWords(loaded(), current, words);
}

/** A message in the language in use. */
export const t = (id: string, args?: MessageArgs): string => format(loaded(), id, args);

/** Whether there is such a message. */
export const hasWords = (id: string): boolean => loaded().hasMessage(id);

/** A message whose `slots` are drawn rather than worded. */
export const tParts = (id: string, slots: readonly string[], args?: MessageArgs): Part[] =>
  formatParts(loaded(), id, slots, args);

export const stoneName = (stone: Stone): string => t(`stone-${stone}`);

/** Parts of a label, one after the other: "Level 1, ruby bonus, costs 3 onyx". */
export const joined = (items: readonly string[]): string => items.join(t('list-separator'));

function listed(message: 'list-and' | 'list-or', items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : t(message, { items: joined(items.slice(0, -1)), last });
}

/** "Ada, Ben and Cy". */
export const joinedAnd = (items: readonly string[]): string => listed('list-and', items);

/** "ruby or onyx". */
export const joinedOr = (items: readonly string[]): string => listed('list-or', items);

/** Whole sentences, one after the other. */
export const sentences = (items: readonly string[]): string => items.join(t('sentence-separator'));

/** "Bag: 3 ruby". */
export const labelled = (label: string, value: string): string => t('labelled', { label, value });
