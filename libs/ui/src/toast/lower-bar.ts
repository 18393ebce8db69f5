import type { Theme } from '@mui/material/styles';

const HEIGHT = '--vaglio-lower-bar';
/** Between such a bar and what is shown above it. */
const GAP_PX = 8;

/** The length that a bar at the lower edge of the screen takes from notices and from the page; 0 while there is none. */
export const LOWER_BAR = `var(${HEIGHT}, 0px)`;

/** The place of messages: at the lower edge of the screen, above such a bar, and in front of everything but dialogs. */
export const TOAST_PLACE = {
  position: 'fixed',
  zIndex: ({ zIndex }: Theme) => zIndex.modal - 1,
  left: '50%',
  bottom: `calc(max(16px, env(safe-area-inset-bottom)) + ${LOWER_BAR})`,
  transform: 'translateX(-50%)',
  width: 'min(480px, calc(100vw - 24px))',
} as const;

/**
 * The `ref` of a bar that is fixed to the lower edge of the screen: what else is there keeps above it, as high as the
 * bar is, until it goes. There is one such bar at a time.
 */
export function keepAboveLowerBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const measure = () => style.setProperty(HEIGHT, `${bar.offsetHeight + GAP_PX}px`);
  measure();
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
  sizes?.observe(bar);
  return () => {
    sizes?.disconnect();
    style.removeProperty(HEIGHT);
  };
}
