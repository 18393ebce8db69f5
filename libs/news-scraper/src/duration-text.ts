import { counted } from './until-text';

const UNITS = [
  [86_400, 'day', 'd'],
  [3_600, 'hour', 'h'],
  [60, 'minute', 'min'],
  [1, 'second', 's'],
] as const;

/**
 * Formats a duration in its largest unit, such as '7 hours' or '2 days'.
 * @param seconds at least 0
 */
export function durationText(seconds: number): string {
  const [count, unit] = inUnits(seconds);
  return counted(count, unit);
}

/** Formats a duration with an abbreviated unit, such as '15 min' or '2 h'. */
export function shortDuration(seconds: number): string {
  const [count, , short] = inUnits(seconds);
  return `${count} ${short}`;
}

/** Selects the unit of a duration. A larger unit is used from 1.5 on, so that 80 minutes are not rounded to 1 hour. */
function inUnits(seconds: number): [number, string, string] {
  const [size, unit, short] = UNITS.find(([length]) => seconds >= 1.5 * length) ?? [1, 'second', 's'];
  return [Math.round(seconds / size), unit, short];
}
