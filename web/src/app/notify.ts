import { changeSetting, settings } from '../settings.svelte';

/** Whether this browser can show notifications at all. */
export const canNotify = (): boolean => 'Notification' in window;

/** Switches notifications on or off; the browser is asked only when they are switched on. Says whether it let us. */
export async function switchNotifications(on: boolean): Promise<boolean> {
  const allowed = !on || (canNotify() && (await Notification.requestPermission()) === 'granted');
  changeSetting('notify', on && allowed ? 'on' : 'off');
  return allowed;
}

/** Tells whoever wished it, and does not look at the page. A later one with the same tag takes its place. */
export function notify(words: string, body: string, tag: string): void {
  if (settings.notify !== 'on' || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(words, { body, tag, icon: '/icon.svg' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones show them only for installed apps.
  }
}
