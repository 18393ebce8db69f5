import { LOWER_BAR } from '../toast/lower-bar';

/** Where a notice shows: at the lower edge of the screen, above a bar that is there, and above all but dialogs. */
export const NOTICE_PLACE = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: '50%',
  bottom: `calc(max(16px, env(safe-area-inset-bottom)) + ${LOWER_BAR})`,
  transform: 'translateX(-50%)',
  width: 'min(480px, calc(100vw - 24px))',
};

/** How a notice is set off from the page below it. */
export const NOTICE_PAPER = { borderRadius: 1, boxShadow: 'var(--mui-palette-floating)' };
