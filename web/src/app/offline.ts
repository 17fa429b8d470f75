/**
 * Has the service worker at `address` keep the page, and the engine besides now that the page is at rest. Of nothing else in
 * this file, so that a test can put it into a page of its own.
 */
export async function keepAtRest(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  const tell = async (): Promise<void> => (await serviceWorker.ready).active?.postMessage('at rest');
  // A newer build may take over while this page is open, and does not know either.
  serviceWorker.addEventListener('controllerchange', () => void tell());
  await serviceWorker.register(address, { updateViaCache: 'none' });
  await tell();
}

/** Has the browser keep the page, so that it opens without a network from the second visit on. */
export function keepForOffline(): void {
  // A page that is being worked on is never kept; nor is there a worker where the page comes without TLS.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Nothing that is looked at now waits for what may be needed later.
  const later = (): void =>
    void setTimeout(() => keepAtRest(`${import.meta.env.BASE_URL}sw.js`).catch(() => {}), 2_000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
