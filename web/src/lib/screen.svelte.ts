/** `wide` has every piece in place; `phone` stacks them, `landscape` is a phone on its side. */
export type Layout = 'wide' | 'tablet' | 'phone' | 'landscape';

const DESIGN_WIDTH = 1280;
const DESIGN_HEIGHT = 720;
const LARGEST_SCALE = 3;
const PHONE_WIDTH = 700;
const LANDSCAPE_HEIGHT = 520;
const TABLET_WIDTH = 1180;

export function layoutFor(width: number, height: number): Layout {
  if (height < LANDSCAPE_HEIGHT && width > height) return 'landscape';
  if (width < PHONE_WIDTH || (width < TABLET_WIDTH && height > width)) return 'phone';
  return width < TABLET_WIDTH ? 'tablet' : 'wide';
}

/** Larger screens show the same table larger; smaller desktop windows show it smaller rather than scrolling. */
export function scaleFor(layout: Layout, width: number, height: number): number {
  if (layout === 'tablet') return Math.min(width / 1024, height / 720);
  if (layout !== 'wide') return 1;
  return Math.min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT, LARGEST_SCALE);
}

class Screen {
  width = $state(window.innerWidth);
  height = $state(window.innerHeight);
  /** What a bar below the table takes of its height. */
  below = $state(0);
  readonly layout = $derived(layoutFor(this.width, this.height));
  /** A phone, upright or on its side. */
  readonly small = $derived(this.layout === 'phone' || this.layout === 'landscape');
  readonly scale = $derived(scaleFor(this.layout, this.width, this.height - this.below));
}

export const screen = new Screen();

window.addEventListener('resize', () => {
  screen.width = window.innerWidth;
  screen.height = window.innerHeight;
});
