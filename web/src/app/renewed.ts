const STORED = 'parure.renewed';

/**
 * A page that stayed open while the server was renewed asks for files that are gone. It loads anew, once in each build:
 * where files are missing for another reason, whoever asked for them says so.
 */
export function reloadOnceRenewed(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(STORED) === import.meta.url) return;
    event.preventDefault();
    sessionStorage.setItem(STORED, import.meta.url);
    location.reload();
  });
}
