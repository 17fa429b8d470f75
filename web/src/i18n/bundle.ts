import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';

export type MessageArgs = Record<string, FluentVariable>;

/** One chunk per language, loaded when it is chosen. */
const SOURCES: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import('messages:en'),
  'zh-Hant': () => import('messages:zh-Hant'),
  'zh-Hans': () => import('messages:zh-Hans'),
  ja: () => import('messages:ja'),
};

/** Throws where a message file cannot be read. */
export function bundleFrom(language: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors[0]) throw errors[0];
  }
  return bundle;
}

export async function loadBundle(language: Language): Promise<FluentBundle> {
  const { default: source } = await SOURCES[language]();
  return bundleFrom(language, [source]);
}

/** In Chinese a space parts a name from the words around it, unless both are Chinese. */
const NEEDLESS_SPACE = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** The worded message. A key that does not exist is a mistake of ours and throws. */
export function format(bundle: FluentBundle, id: string, args?: MessageArgs): string {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`no message ${id}`);
  const worded = bundle.formatPattern(message.value, args ?? null, []);
  return bundle.locales[0]?.startsWith('zh') ? worded.replaceAll(NEEDLESS_SPACE, '') : worded;
}
