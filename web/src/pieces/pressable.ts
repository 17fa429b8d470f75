/**
 * A piece is a picture, or a button once something can be done with it. Spread on `svelte:element`; a button says its label
 * by a hidden text of its own, so that what stands on it is not read besides.
 */
export const pressable = (label: string, onclick: (() => void) | undefined, pressed?: boolean) =>
  onclick ? { type: 'button', 'aria-pressed': pressed, onclick } : { role: 'img', 'aria-label': label };
