export const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
  ja: '日本語',
};

export const isLanguage = (text: string | null): text is Language => LANGUAGES.some((language) => language === text);

/** The first of the reader's preferred languages that we have. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    if (language === 'zh') return script === 'Hant' || region === 'TW' || region === 'HK' ? 'zh-Hant' : 'zh-Hans';
    if (isLanguage(language)) return language;
  }
  return 'en';
}
