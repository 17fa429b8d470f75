import { ALL_CARDS, ALL_TILES, ROYAL_IDS } from '../catalogue/catalogue';
import { GAME_LIST, GAMES, lookWith, stoneOf } from '../games';
import { ABILITY_ICONS } from '../pieces/abilities';
import { bust } from './cameos';
import { gemSymbols } from './gems';
import { type IconName, iconSymbols, SEAT_EMBLEMS } from './icons';
import { backSymbols } from './rosettes';
import { ALL_STONES } from './stones';
import { tileDrawing } from './tile-drawings';
import { tokenSymbols } from './tokens';

/**
 * The same drawings for whoever has neither a page nor a font: `crates/picture` puts pictures of positions together from
 * them. Classes become attributes, letters on stones are left out, and colours of a skin stay `var(--name)`.
 */

/** Emblems of the seats, and the signs on cards and tiles. */
const ICONS: ReadonlySet<string> = new Set<IconName>([
  ...SEAT_EMBLEMS,
  ...Object.values(ABILITY_ICONS),
  'crown',
  'chevrons',
  'stronghold',
  'arms',
]);

/** What the classes of a drawing mean, read from the style sheet that the page uses. */
function classAttributes(css: string): (names: string) => string {
  const rules = [...css.matchAll(/^((?:\.[\w.]+,?\s*)+)\{([^}]*)\}/gm)].flatMap(([, selectors = '', body = '']) => {
    const properties = [...body.matchAll(/([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);
    return selectors.split(',').map((selector) => ({ classes: selector.trim().split('.').slice(1), properties }));
  });
  return (names) => {
    const worn = names.split(' ');
    const met = rules.filter(({ classes }) => classes.length > 0 && classes.every((name) => worn.includes(name)));
    const merged = new Map(met.flatMap(({ properties }) => properties as [string, string][]));
    return [...merged].map(([name, value]) => `${name}="${value}"`).join(' ');
  };
}

/** The files of `crates/picture/art`, by name; `css` is the page's `base.css`. */
export function fragments(css: string, skins: Readonly<Record<string, string>>): Record<string, string> {
  const attributes = classAttributes(css);
  const plain = (markup: string): string =>
    markup
      .replace(/<text[^>]*>[^<]*<\/text>/g, '')
      .replace(/#gem-(\w+)-[sml]"/g, '#gem-$1"')
      .replace(/ ?class="([^"]*)"/g, (_, names) => ` ${attributes(names)}`.trimEnd())
      .replace(/ +\/>/g, '/>');
  const symbols: string[] = [];
  const symbol = (id: string, box: string, markup: string): void => {
    symbols.push(`${id}\t${box}\t${plain(markup)}`);
  };
  const fromMarkup = (markup: string, name: (id: string) => string | null): void => {
    for (const [, id = '', box = '', content = ''] of markup.matchAll(
      /<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/g,
    )) {
      const wanted = name(id);
      if (wanted) symbol(wanted, box, content);
    }
  };
  for (const stone of ALL_STONES) {
    fromMarkup(gemSymbols(stone), (id) => (id.endsWith('-plain') ? `gem-${stone}` : null));
    fromMarkup(tokenSymbols(stone), (id) => (id.endsWith('-l') ? `token-${stone}` : null));
  }
  fromMarkup(backSymbols(), (id) => id);
  fromMarkup(iconSymbols(), (id) => (ICONS.has(id.replace('icon-', '')) ? id : null));

  const cards: string[] = [];
  const drawn = new Map<string, string>();
  for (const face of ALL_CARDS) {
    const { card } = GAMES[face.game];
    const stone = face.bonus === null ? null : stoneOf(face.game, face.bonus);
    const markup = card.art(face, stone);
    const known = drawn.get(markup) ?? `art-${face.id}`;
    if (!drawn.has(markup)) symbol(known, card.artBox, markup);
    drawn.set(markup, known);
    cards.push(`${face.id}\t${known}`);
  }
  for (const { id, game, expansion } of ALL_TILES)
    symbol(`tile-${id}`, '0 0 40 50', tileDrawing(id, lookWith(game, expansion).tile.picture));
  for (const id of ROYAL_IDS) symbol(`tile-${id}`, '0 0 40 50', bust(id));

  const stones = GAME_LIST.flatMap(({ id, tokenColors }) =>
    tokenColors.map((color) => `${id}\t${color}\t${stoneOf(id, color)}`),
  );
  return {
    'symbols.tsv': lines(symbols),
    'cards.tsv': lines(cards),
    'stones.tsv': lines(stones),
    'skins.tsv': lines(Object.entries(skins).flatMap(([skin, text]) => skinColors(skin, text))),
  };
}

/** Every colour of a skin in both themes, as `splendor dark paper #e8dcc0`. */
export function skinColors(skin: string, css: string): string[] {
  const color = '(#\\w+|var\\(--[\\w-]+\\))';
  const declared = new RegExp(`--([\\w-]+): (?:light-dark\\(${color}, ${color}\\)|${color});`, 'g');
  return ['dark', 'light'].flatMap((theme) => {
    const values = new Map(
      [...css.matchAll(declared)].map(([, name = '', light = '', dark = '', both]) => [
        name,
        both ?? (theme === 'dark' ? dark : light),
      ]),
    );
    const resolved = (value: string): string => {
      const other = value.match(/^var\(--(.*)\)$/)?.[1];
      return other === undefined ? value : resolved(values.get(other) ?? '');
    };
    return [...values].map(([name, value]) => `${skin}\t${theme}\t${name}\t${resolved(value)}`);
  });
}

const lines = (rows: readonly string[]): string => `${rows.join('\n')}\n`;
