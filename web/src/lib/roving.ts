/**
 * One Tab stop for a group; arrow keys go to the nearest piece in that direction, Home and End to the ends.
 * Members are the group's buttons, and the pieces that can be explained.
 */
export function roving(group: HTMLElement): { destroy(): void } {
  const members = (): HTMLElement[] => [
    ...group.querySelectorAll<HTMLElement>('button:not([disabled]), :is([role=img], [role=timer])[data-explain]'),
  ];

  function settle(): void {
    const all = members();
    const current = all.find((member) => member === document.activeElement) ?? all.find((m) => m.tabIndex === 0);
    for (const member of all) member.tabIndex = member === (current ?? all[0]) ? 0 : -1;
  }

  function onFocus(event: FocusEvent): void {
    for (const member of members()) member.tabIndex = member === event.target ? 0 : -1;
  }

  function onKey(event: KeyboardEvent): void {
    const all = members();
    const from = all.find((member) => member === document.activeElement);
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const to =
      event.key === 'Home'
        ? all[0]
        : event.key === 'End'
          ? all.at(-1)
          : nearestMember(from, all, ARROWS[event.key] ?? null);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  group.addEventListener('focusin', onFocus);
  group.addEventListener('keydown', onKey);
  settle();
  return {
    destroy() {
      observer.disconnect();
      group.removeEventListener('focusin', onFocus);
      group.removeEventListener('keydown', onKey);
    },
  };
}

/** Farther than anything on a screen. */
const FAR = 1e6;

type Direction = readonly [dx: number, dy: number];
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Rows and columns are kept: whatever stands straight ahead comes first, over any gap. Where nothing does, distance in the
 * direction counts once and distance aside three times.
 */
function nearestMember(
  from: HTMLElement,
  all: readonly HTMLElement[],
  direction: Direction | null,
): HTMLElement | null {
  if (!direction) return null;
  const [dx, dy] = direction;
  const middle = (element: HTMLElement): [number, number] => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  const { width, height } = from.getBoundingClientRect();
  const half = (dx === 0 ? width : height) / 2;
  let best: HTMLElement | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const member of all) {
    const [mx, my] = middle(member);
    const along = (mx - x) * dx + (my - y) * dy;
    const aside = Math.abs((mx - x) * dy) + Math.abs((my - y) * dx);
    if (member === from || along < 4) continue;
    const distance = aside < half ? along : FAR + along + aside * 3;
    if (distance < bestDistance) [best, bestDistance] = [member, distance];
  }
  return best;
}
