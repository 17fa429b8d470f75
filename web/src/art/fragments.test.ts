import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_LIST } from '../games';
import { fragments } from './fragments';

const FOLDER = join(process.cwd(), '..', 'crates', 'picture', 'art');
const css = (path: string): string => readFileSync(join(process.cwd(), 'src', path), 'utf8');
const files = fragments(
  css('styles/base.css'),
  Object.fromEntries(GAME_LIST.map(({ id }) => [id, css(`games/${id}.css`)])),
);

describe('the drawings that pictures are made of', () => {
  test.each(Object.keys(files))('%s is what the page draws (PARURE_UPDATE=1 writes it)', (name) => {
    const path = join(FOLDER, name);
    if (process.env.PARURE_UPDATE) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(path, files[name] ?? '');
    }
    expect(readFileSync(path, 'utf8') === files[name], `${name} has changed`).toBe(true);
  });

  test('need neither style sheet nor font', () => {
    expect(files['symbols.tsv']).not.toMatch(/class=|<text|<style/);
  });
});
