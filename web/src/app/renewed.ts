const STORED = 'parure.renewed';

/**
 * A page that stayed open while the server was renewed asks for files that are gone. It loads anew, once in each build, if
 * the server is there to load it from: where files are missing for another reason, whoever asked for them says so.
 */
export function reloadOnceRenewed(): void {
  addEventListener('vite:preloadError', async () => {
    if (!navigator.onLine || sessionStorage.getItem(STORED) === import.meta.url) return;
    const answered = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
    if (!answered?.ok) return;
    sessionStorage.setItem(STORED, import.meta.url);
    location.reload();
  });
}
