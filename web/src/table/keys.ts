import { settings } from '../settings.svelte';
import type { TableState } from './table-state.svelte';

/** Letters for the hand that stays on the keyboard. Where a field or a dialog is open they are letters. */
export function pressKey(table: TableState, event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.isComposing || event.altKey || event.metaKey) return;
  if (document.querySelector('dialog[open]')) return;
  if (target instanceof Element && target.closest('input, select, textarea, [contenteditable]')) return;
  if (key === 'Escape') table.clear();
  else if (settings.keys === 'off') return;
  else if (key === 'Enter') {
    // On a button Enter presses the button; with Ctrl it always sends.
    if (!event.ctrlKey && target !== document.body) return;
    press('.action .button.is-go:not([disabled])');
  } else if (event.ctrlKey) return;
  else if (key === '?') table.dialog = 'keys';
  else if (!letter(table, key.toLowerCase())) return;
  event.preventDefault();
}

const press = (selector: string): boolean => {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
};

/** What the chosen card can do comes before the tokens of the same letter. */
function letter(table: TableState, key: string): boolean {
  if (press(`.action [aria-keyshortcuts="${CSS.escape(key)}"]:not([disabled])`)) return true;
  const color = table.look.letters.find(([of]) => of === key)?.[1];
  if (!color) return false;
  if (table.look.layout.supply === 'bank') table.selection.tapBank(color);
  else focusNext([...document.querySelectorAll<HTMLElement>(`.board [data-color="${color}"]`)]);
  return true;
}

/** On a board a letter goes from one token of its colour to the next. */
function focusNext(cells: readonly HTMLElement[]): void {
  const now = cells.findIndex((cell) => cell.contains(document.activeElement));
  cells[(now + 1) % Math.max(1, cells.length)]?.focus();
}
