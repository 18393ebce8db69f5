import type { Theme } from '@mui/material/styles';

const HEIGHT = '--vaglio-lower-bar';
/** Gap in px between a bottom bar and the toasts above it. */
const GAP_PX = 8;

/** Height at the bottom edge of the screen that a bottom bar occupies, as a CSS length; 0 if there is no bar. */
export const LOWER_BAR = `var(${HEIGHT}, 0px)`;

/**
 * Position of toasts at the bottom edge of the screen, above a bottom bar and in front of everything except dialogs.
 */
export const TOAST_PLACE = {
  position: 'fixed',
  zIndex: ({ zIndex }: Theme) => zIndex.modal - 1,
  left: '50%',
  bottom: `calc(max(16px, env(safe-area-inset-bottom)) + ${LOWER_BAR})`,
  transform: 'translateX(-50%)',
  width: 'min(480px, calc(100vw - 24px))',
} as const;

/**
 * Ref callback of a bar that is fixed to the bottom edge of the screen. While the bar is mounted, toasts remain above
 * its current height. Only one such bar may exist at a time.
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
