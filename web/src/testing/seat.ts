import './browser-stubs';
import { fireEvent, render } from '@testing-library/svelte';
import type { GameSnapshot } from '../protocol/types';
import Table from '../table/Table.svelte';
import { GoldenSource } from './golden-source';
import { golden } from './goldens';

/** Sits down at a table as the server shows it. */
export function sit(name: string, changes: Partial<GameSnapshot> = {}): GoldenSource {
  const snapshot = { ...golden(name), ...changes };
  const source = new GoldenSource(snapshot);
  render(Table, { source, snapshot });
  return source;
}

/** The spoken name of a button: its hidden label where it has one, else its text. */
export function nameOf(button: Element): string {
  const label = button.querySelector('.sr-only') ?? button;
  return (button.getAttribute('aria-label') ?? label.textContent ?? '').replace(/\s+/g, ' ').trim();
}

export function button(name: RegExp | string, within = 'body'): HTMLButtonElement {
  const all = [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)];
  const found = all.find((entry) => (typeof name === 'string' ? nameOf(entry) === name : name.test(nameOf(entry))));
  if (!found) throw new Error(`no button ${name} among ${all.map(nameOf).join('; ')}`);
  return found;
}
export const press = (name: RegExp | string, within?: string) => fireEvent.click(button(name, within));

/** Presses the first element that fits, or the one after so many others. */
export function pressAt(selector: string, after = 0): Promise<boolean> {
  const found = document.querySelectorAll(selector)[after];
  if (!found) throw new Error(`nothing is ${selector}`);
  return fireEvent.click(found);
}
export const panel = (): string => document.querySelector('.action')?.textContent ?? '';
export const seen = (text: string): boolean => document.body.textContent?.includes(text) ?? false;
export const isDisabled = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true';
