/** What browsers report for a key that an input method handles; Safari says only this for the Enter that ends one. */
const HANDLED_BY_IME = 229;

/** Whether a key belongs to an input method that is putting a word together: it must never submit anything. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === HANDLED_BY_IME;
