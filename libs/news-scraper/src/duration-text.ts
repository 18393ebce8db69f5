import { counted } from './until-text';

const UNITS = [
  [86_400, 'day', 'd'],
  [3_600, 'hour', 'h'],
  [60, 'minute', 'min'],
  [1, 'second', 's'],
] as const;

/** A length of time in its largest unit: '7 hours', '2 days'. @param seconds at least 0 */
export function durationText(seconds: number): string {
  const [count, unit] = inUnits(seconds);
  return counted(count, unit);
}

/** The same, short: '15 min', '2 h'. */
export function shortDuration(seconds: number): string {
  const [count, , short] = inUnits(seconds);
  return `${count} ${short}`;
}

/** Two units of a kind are better than one of the next: 36 hours, not 1 day. */
function inUnits(seconds: number): [number, string, string] {
  const [size, unit, short] = UNITS.find(([length]) => seconds >= 1.5 * length) ?? [1, 'second', 's'];
  return [Math.round(seconds / size), unit, short];
}
