/** Has the browser keep the page, so that it opens without a network from the second visit on. */
export function keepForOffline(): void {
  // A page that is being worked on is never kept; nor is there a worker where the page comes without TLS.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const atRest = async (): Promise<void> => {
    const registered = await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, { updateViaCache: 'none' });
    await serviceWorker.ready;
    registered.active?.postMessage('at rest');
  };
  // Nothing that is looked at now waits for what may be needed later.
  const later = (): void => void setTimeout(() => atRest().catch(() => {}), 2_000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
