import { addressOf, type Route, routeOf } from './route';

let current = $state.raw<Route>(routeOf(location));

/** Where the visitor is. */
export const router = {
  get route(): Route {
    return current;
  },
};

export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  const address = addressOf(route);
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  current = route;
  scrollTo(0, 0);
}

export const goHome = (): void => go({ page: 'home' });

const pageOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search;

/** Keeps the page and the address together; plain presses on own links do not load the page anew. */
export function startRouter(): void {
  const read = (): void => {
    current = routeOf(location);
  };
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const address = new URL(link.href);
    // An anchor of the same page is the browser's own business, as is everything of the server's.
    const samePage = pageOf(address) === pageOf(location) && address.hash !== '';
    if (address.origin !== location.origin || samePage || address.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(routeOf(address));
  });
}
