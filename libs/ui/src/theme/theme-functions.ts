import { TRANSITIONS } from './theme-data.gen';

// What styles of components call, with the answers that MUI's own functions give for our theme.

const SPACING = 'var(--mui-spacing)';
const ROOT_TEXT_PX = 16;

interface TransitionOptions {
  readonly duration?: number | string;
  readonly easing?: string;
  readonly delay?: number | string;
}

/** Lengths on the scale: how often its step, or a text such as 'auto' as it is. */
export function spacing(...lengths: readonly (number | string)[]): string {
  return (lengths.length === 0 ? [1] : lengths).map(step).join(' ');
}

function step(times: number | string): string {
  if (typeof times === 'string') return times;
  if (times === 0) return '0px';
  return times === 1 ? SPACING : `calc(${times} * ${SPACING})`;
}

/** A colour of the theme, more or less transparent. @param share 0 to 1, or a variable */
export function alpha(color: string, share: number | string): string {
  const channels = color.replace(/var\(--([\w-]+)\)/g, 'var(--$1Channel)');
  return `rgba(${channels} / ${typeof share === 'string' ? `calc(${share})` : share})`;
}

/** Styles of one colour scheme. '*' is a workaround for Emotion, as in MUI's own. */
export function applyStyles<Styles>(scheme: 'light' | 'dark', styles: Styles): Record<string, Styles> {
  return { [`*:where([data-color-scheme="${scheme}"]) &`]: styles };
}

/** A size in px as it grows with a reader's own text size. */
export function pxToRem(px: number): string {
  return `${px / ROOT_TEXT_PX}rem`;
}

/** The value of `transition`. @param properties that move; durations and delays are in ms */
export function makeTransition(
  properties: string | readonly string[] = 'all',
  options: TransitionOptions = {},
): string {
  const {
    duration = TRANSITIONS.duration.standard,
    easing = TRANSITIONS.easing.easeInOut,
    delay = 0,
  } = options;
  return [properties]
    .flat()
    .map((property) => `${property} ${time(duration)} ${easing} ${time(delay)}`)
    .join(',');
}

function time(length: number | string): string {
  return typeof length === 'string' ? length : `${Math.round(length)}ms`;
}

/** How long a height of so many px takes to unfold, in ms: a menu, a popover. */
export function getAutoHeightDuration(height: number): number {
  const constant = height / 36;
  return height ? Math.min(Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10), 3000) : 0;
}
