import type { HelpTopic } from '../app/route';
import type { Language } from '../i18n/languages';
import { type Block, parseMarkdown } from './markdown';

/** One chunk per language, loaded when the help is opened. */
const TEXTS: Readonly<Record<Language, () => Promise<{ default: Record<HelpTopic, string> }>>> = {
  en: () => import('./texts-en'),
  'zh-Hant': () => import('./texts-zh-Hant'),
  'zh-Hans': () => import('./texts-zh-Hans'),
  ja: () => import('./texts-ja'),
};

export async function helpText(language: Language, topic: HelpTopic): Promise<Block[]> {
  const { default: texts } = await TEXTS[language]();
  return parseMarkdown(texts[topic]);
}
