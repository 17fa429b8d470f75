import { type FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './languages';

/** Words that are loaded where they are said. */
export type WordsApart = 'analysis' | 'fair' | 'learn' | 'puzzles' | 'statistics';
const APART = import.meta.glob<string>('../../../locales/*/{analysis,fair,learn,puzzles,statistics}.ftl', {
  query: '?raw',
  import: 'default',
});

/** Adds words that are loaded apart. */
export async function addWords(bundle: FluentBundle, language: Language, words: WordsApart): Promise<void> {
  const load = APART[`../../../locales/${language}/${words}.ftl`];
  if (!load) throw new Error(`no ${words}.ftl in ${language}`);
  // Asked for a second time they are the same, and Fluent keeps the first.
  bundle.addResource(new FluentResource(await load()));
}
