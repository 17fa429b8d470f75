/** What the tab says before the brand: something urgent, then where the visitor is. */
export const title = $state({ alert: '', page: '' });

/** A number on the app's icon, where the device shows one. */
export function badge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Without an installed app there is no icon to put it on.
  shown.catch(() => {});
}
