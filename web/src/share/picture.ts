import { sentences } from '../i18n/locale.svelte';
/** A picture of a result, made on the device: the words above the drawn position that the server composes. */
export interface PictureWords {
  /** The game. */
  head: string;
  title: string;
  lines: readonly string[];
}

const WIDTH = 1200;
const POSITION = 630;
const HEAD = 190;

/** Where the drawn position of a table is; everybody with the link may see it. */
export const positionAddress = (table: string, theme: 'dark' | 'light'): string =>
  `/api/tables/${encodeURIComponent(table)}/picture.svg?theme=${theme}`;

/** A font that the page itself has. */
const font = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);
/** A colour that the page itself has: of the two that it is written as, the one that is used. */
function color(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(${name})`;
  const used = getComputedStyle(probe).color;
  probe.remove();
  return used;
}

async function drawing(address: string): Promise<HTMLImageElement> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no picture: ${answer.status}`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await answer.text())}`;
  await image.decode();
  return image;
}

/** The picture as a PNG. */
export async function resultPicture(address: string, words: PictureWords, name: string): Promise<File> {
  const image = await drawing(address);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + POSITION;
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('no canvas');
  paint.fillStyle = color('--panel');
  paint.fillRect(0, 0, WIDTH, HEAD);
  paint.drawImage(image, 0, HEAD, WIDTH, POSITION);
  const write = (text: string, y: number, face: string, ink: string): void => {
    paint.font = face;
    paint.fillStyle = color(ink);
    paint.fillText(text, 36, y, WIDTH - 72);
  };
  write(words.head, 46, `600 24px ${font('--sans')}`, '--accent');
  write(words.title, 104, `700 54px ${font('--serif')}`, '--ink');
  write(sentences(words.lines), 154, `400 26px ${font('--sans')}`, '--ink2');
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], name, { type: 'image/png' });
}
