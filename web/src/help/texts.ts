import type { HelpTopic } from '../app/route';
import type { Language } from '../i18n/languages';
import { type Block, parseMarkdown } from './markdown';

/** One chunk per text, loaded when it is opened. */
const TEXTS = import.meta.glob<string>('../../../help/*/*.md', { query: '?raw', import: 'default' });

export async function helpText(language: Language, topic: HelpTopic): Promise<Block[]> {
  const load = TEXTS[`../../../help/${language}/${topic}.md`];
  if (!load) throw new Error(`no help about ${topic} in ${language}`);
  return parseMarkdown(await load());
}
