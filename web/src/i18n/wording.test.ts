// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { bundleFrom, format } from './bundle';
import { LANGUAGES, type Language } from './languages';
import { joinedAnd, joinedOr, setLanguage, t } from './locale.svelte';

/** How each language is written: what a native editor would correct at sight, in messages and help alike. */

const ROOT = join(process.cwd(), '..');

interface Text {
  /** The message, or the line of a help file. */
  where: string;
  file: string;
  /** What is said, with `⟨name⟩` where something is filled in. */
  text: string;
}

interface Placeable {
  type: string;
  name?: string;
  value?: unknown;
  selector?: unknown;
  variants?: { value: unknown }[];
}

/** Every way in which a pattern can be worded. */
function textsOf(pattern: unknown): string[] {
  if (typeof pattern === 'string') return [pattern];
  if (Array.isArray(pattern)) {
    return pattern.reduce<string[]>(
      (heads, part) => textsOf(part).flatMap((tail) => heads.map((head) => head + tail)),
      [''],
    );
  }
  const { type, name, value, variants } = pattern as Placeable;
  if (variants) return variants.flatMap((variant) => textsOf(variant.value));
  return [type === 'str' ? String(value) : `⟨${name}⟩`];
}

const messageTexts = (language: Language): Text[] =>
  readdirSync(join(ROOT, 'locales', language)).flatMap((file) =>
    new FluentResource(readFileSync(join(ROOT, 'locales', language, file), 'utf8')).body.flatMap(({ id, value }) =>
      textsOf(value).map((text) => ({ where: id, file, text })),
    ),
  );

const helpTexts = (language: Language): Text[] =>
  readdirSync(join(ROOT, 'help', language)).flatMap((file) =>
    readFileSync(join(ROOT, 'help', language, file), 'utf8')
      .split('\n')
      .map((text, i) => ({ where: `${file}:${i + 1}`, file, text: text.replace(/ ?\{#[\w-]+\}|\]\([\w:-]+\)/g, '') })),
  );

const ALL = new Map(LANGUAGES.map((language) => [language, [...messageTexts(language), ...helpTexts(language)]]));
const of = (language: Language): Text[] => ALL.get(language) ?? [];

function expectNone(texts: readonly Text[], fault: RegExp): void {
  const found = texts.filter(({ text }) => fault.test(text)).map(({ where, text }) => `${where}: ${text}`);
  expect(found).toEqual([]);
}

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';
/** Commands and keys are typed as they stand, so spaces part them from the words, in Japanese too. */
const isTyped = ({ where, file }: Text): boolean => file === 'terminal.ftl' || where.startsWith('command-');
/** The names of Marvel's cards are proper names, spelt as they are. */
const isName = ({ file }: Text): boolean => file === 'names.ftl';

test.each(LANGUAGES)('%s has texts to read', (language) => {
  expect(of(language).length).toBeGreaterThan(1000);
});

test.each(LANGUAGES)('%s has no straight quotes', (language) => expectNone(of(language), /["']/));

const CHINESE = ['zh-Hant', 'zh-Hans'] as const;
const EAST = [...CHINESE, 'ja'] as const;

describe.each(EAST)('%s', (language) => {
  test('has full-width punctuation', () => {
    expectNone(
      of(language).filter((text) => !isTyped(text)),
      new RegExp(`[${CJK}」』”）][,;:!?()]|[,;!?()][${CJK}「『“（]|[${CJK}]\\.(?!\\.)`, 'u'),
    );
  });

  test('has the quotation marks of its readers', () => {
    expectNone(of(language), language === 'zh-Hans' ? /[「」『』]/ : /[“”]/);
  });
});

describe.each(CHINESE)('%s', (language) => {
  test('calls the reader 你', () => expectNone(of(language), /您/));

  test('parts Chinese from letters and digits by a space', () => {
    const texts = of(language).filter((text) => !isName(text));
    expectNone(texts, /\p{Script=Han}[0-9A-Za-z]|[0-9A-Za-z]\p{Script=Han}/u);
  });

  test('parts Chinese from a number or a name that is filled in', () => {
    const filled =
      'count|points|round|limit|held|target|percent|move|total|moves|draws|sights|devices|rounds|bots|need|have|level|number|name|names|player';
    const texts = of(language).filter(({ file }) => file !== 'terminal.ftl');
    expectNone(texts, new RegExp(`\\p{Script=Han}⟨(${filled})⟩|⟨(${filled})⟩\\p{Script=Han}`, 'u'));
  });
});

test('a name that is Chinese itself stands without a space', () => {
  const bundle = bundleFrom('zh-Hant', ['turn = 輪到 { $name } 了']);
  expect(format(bundle, 'turn', { name: '馬可' })).toBe('輪到馬可了');
  expect(format(bundle, 'turn', { name: 'Ada' })).toBe('輪到 Ada 了');
});

test('Japanese has no spaces beside digits and letters', () => {
  const texts = of('ja').filter((text) => !isTyped(text));
  expectNone(texts, new RegExp(`[${CJK}] [0-9A-Za-z]|[0-9A-Za-z] [${CJK}]`, 'u'));
});

test('Japanese counts with a counter that every number can have', () => expectNone(of('ja'), /⟩つ|\d\dつ/));

test('Japanese is polite where it is a sentence', () => {
  expectNone(of('ja'), /(である|だ|(?<![まで])した|った|れた)。/);
  // The help lists what can be done in the dictionary form.
  expectNone(messageTexts('ja'), /(する|ない|できる)。/);
});

/** What is said otherwise here: words of the other side of the strait, and other words for what has a name. */
const NOT_SAID: Readonly<Record<Language, RegExp>> = {
  en: /\bgave up\b|\btime stone\b|\bSplendour\b|\bcolor\b|Avengers tile/,
  'zh-Hant':
    /網絡|默認|鏈接|屏幕|登錄|用戶|信息|視頻|軟件|服務器|保存|菜單|設備|賬|質量|激活|板塊|棋|取得(?!連結|。$)|超過時限|開桌者|代下/,
  'zh-Hans':
    /网路|预设为|连结|萤幕|登入|使用者|资讯|伺服器|储存|选单|装置|拜访|图板|图版|提示列|词汇表|弃掉|取得|开桌的人|开桌者|依规则|代下/,
  ja: /だれ|いちばん|無作為|棋譜|失着|もっとも|いっしょ|つねに|めざ(す|し)|むだ|(?<!そ|こ|その|の)他の|分かり|主催者|～|パートナー/,
};

test.each(LANGUAGES)('%s has one word for one thing', (language) => {
  const said = of(language).map((each) => ({ ...each, text: each.text.replaceAll(/⟨\w+⟩/g, '') }));
  expectNone(said, NOT_SAID[language]);
});

test.each(LANGUAGES)('%s explains its terms in the help by the same words', (language) => {
  const help = helpTexts(language)
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase();
  const terms = messageTexts(language).filter(
    ({ where, file }) => file === 'terms.ftl' && /^(game|stone|ability)-/.test(where) && where !== 'stone-joker',
  );
  expect(terms.length).toBeGreaterThan(20);
  expect(terms.filter(({ text }) => !help.includes(text.toLowerCase()))).toEqual([]);
});

/** Messages about goals and choices, whose number is never one, and such as count nothing. */
const NEVER_ONE: readonly string[] = [
  'card-bonus-double',
  'end-reason-gauntlet',
  'fair-proved-draws',
  'fair-proved-story',
  'log-avengers_tile',
  'option-needs-seats',
  'reason-assembles',
  'reason-reaches-target',
  'reason-wins-color',
  'reason-wins-crowns',
  'statistics-length-bar',
  'statistics-length-text',
  'statistics-players',
  'statistics-source',
  'terminal-goal-marvel',
  'terminal-log-revealed',
  'tile-label',
  'tile-title',
  'tile-title-marvel',
];

test('English says one of a thing in the singular', () => {
  const folder = join(ROOT, 'locales', 'en');
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const bundle = bundleFrom('en', sources);
  const texts = messageTexts('en');
  const names = new Set(texts.flatMap(({ text }) => [...text.matchAll(/⟨(\w+)⟩/g)].map(([, name]) => name ?? '')));
  // Limits and goals are never one either.
  const args = Object.fromEntries(
    [...names].map((name) => [name, ['limit', 'need', 'target'].includes(name) ? 10 : 1]),
  );
  const worded = [...new Set(texts.map(({ where }) => where))].map((where) => ({
    where,
    text: format(bundle, where, args),
  }));
  const plural =
    /(?<!of )\b1 (blunders|bonuses|bots|cards|crowns|days|deals|devices|games|locations|messages|mistakes|moments|moves|nobles|people|players|points|privileges|pts|seats|seconds|tables|tags|tokens|turns)\b/;
  expect(worded.filter(({ where, text }) => !NEVER_ONE.includes(where) && plural.test(text))).toEqual([]);
});

test('no component puts half-width marks or a space between two texts', () => {
  const folder = join(process.cwd(), 'src');
  const marked = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.svelte'))
    .filter((entry) =>
      /\)\}[,;:.] ?\{|\(\{t\(|\)\} \{(#if [^}]*\}\{)?t\(/.test(
        readFileSync(join(entry.parentPath, entry.name), 'utf8'),
      ),
    );
  expect(marked.map(({ name }) => name)).toEqual([]);
});

describe.each(LANGUAGES)('lists in %s', (language) => {
  // British English, as all our texts, has no comma before the last.
  const locale = language === 'en' ? 'en-GB' : language;
  const names = ['Ada', 'Ben', 'Cy', 'Dot'];

  test('are joined as the language does it', async () => {
    await setLanguage(language);
    const plain = (text: string): string => text.replaceAll(' ', '');
    for (const count of [1, 2, 3, 4]) {
      const items = names.slice(0, count);
      const expected = new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
      expect(plain(joinedAnd(items))).toBe(plain(expected));
      if (language === 'en') expect(joinedAnd(items)).toBe(expected);
    }
    expect(joinedAnd([])).toBe('');
    expect(joinedOr(names)).toContain('Ada');
  });

  test('name those who win together', async () => {
    await setLanguage(language);
    const words = {
      en: 'You and Cy win together',
      'zh-Hant': '你和 Cy 共同獲勝',
      'zh-Hans': '你和 Cy 共同获胜',
      ja: 'あなた、Cyのチームの勝ち',
    };
    expect(t('end-team', { names: joinedAnd([t('you'), 'Cy']) })).toBe(words[language]);
  });
});
