// @vitest-environment jsdom
import '../testing/browser-stubs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { notify, switchNotifications } from './notify';

const shown: string[] = [];
let answer: NotificationPermission = 'granted';

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = vi.fn(async () => {
    FakeNotification.permission = answer;
    return answer;
  });
  onclick: (() => void) | null = null;
  constructor(words: string) {
    shown.push(words);
  }
  close(): void {}
}

beforeEach(() => {
  shown.length = 0;
  answer = 'granted';
  FakeNotification.permission = 'default';
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

test('the browser is asked only by whoever switches notifications on', async () => {
  notify('Your turn', '', 'T');
  expect([shown, FakeNotification.requestPermission.mock.calls.length]).toEqual([[], 0]);
  expect(await switchNotifications(true)).toBe(true);
  notify('Your turn', '', 'T');
  expect(shown).toEqual(['Your turn']);
});

test('nobody who looks at the page is told, and a browser that refuses leaves them off', async () => {
  await switchNotifications(true);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  notify('Your turn', '', 'T');
  expect(shown).toEqual([]);
  answer = 'denied';
  expect(await switchNotifications(true)).toBe(false);
  expect(settings.notify).toBe('off');
});
